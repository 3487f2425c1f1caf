import type { ReactNode } from "react";
import { drawingColors } from "./drawing";

/** White paper in both schemes, as a container. */
export function Paper({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div data-ground="paper" className={`@container ${drawingColors} ${className}`}>
      {children}
    </div>
  );
}
