import type { ReactNode } from "react";
import { drawingColors } from "./drawing";

/**
 * White paper in both schemes, as a container. Its words grow with the visitor's text as long as there is room, where
 * their sizes are in em.
 */
export function Paper({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div
      data-ground="paper"
      data-drawing
      className={`@container text-body leading-[1.3] wrap-break-word ${drawingColors} ${className}`}
    >
      <div className="text-[min(1em,6.5cqw)]">{children}</div>
    </div>
  );
}
