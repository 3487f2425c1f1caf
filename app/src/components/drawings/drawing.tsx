import type { ReactNode } from "react";

/**
 * The box of every drawing. It is drawn once for every width, and its words are text of the page, in rem: they wrap,
 * grow with the visitor's text until eight or so letters fill a quarter of the drawing, and are never below 12 px.
 */
export function Drawing({
  description,
  children,
}: {
  /** What the drawing shows, where its words do not say it by themselves: read aloud, and not seen. */
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

/** White paper in both schemes, as a container. Its words grow with the visitor's text as long as there is room. */
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
