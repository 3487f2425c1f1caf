import type { ReactNode } from "react";

/**
 * The box of a drawing. Its words are text of the page: they wrap, and grow with the visitor's text size up to 6.5 % of
 * the drawing's width.
 */
export function Drawing({
  description,
  children,
}: {
  /** Text for screen readers, needed if the drawing's words do not say what it shows. */
  readonly description?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div
      data-drawing
      className="@container relative h-full font-text text-label font-medium text-ink-2 drawing-colors"
    >
      {description === undefined ? null : <p className="sr-only">{description}</p>}
      <div className="h-full fit-6.5">{children}</div>
    </div>
  );
}

/** Two compositions of one picture: for a wide box, and for a narrow one, such as a phone's. */
export function Compositions({ wide, narrow }: { readonly wide: ReactNode; readonly narrow: ReactNode }) {
  return (
    <>
      <div className="h-full @max-md:hidden">{wide}</div>
      <div className="h-full @md:hidden">{narrow}</div>
    </>
  );
}

/** White paper in both color schemes. Its words grow with the visitor's text size up to 6.5 % of its width. */
export function Paper({ children }: { readonly children: ReactNode }) {
  return (
    <div
      data-ground="paper"
      data-drawing
      className="@container h-full text-body wrap-break-word drawing-colors"
    >
      <div className="h-full fit-6.5">{children}</div>
    </div>
  );
}
