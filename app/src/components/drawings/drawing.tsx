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
      className="@container relative h-full font-text text-label tracking-[0em] font-medium text-ink-2 drawing-colors"
    >
      {description === undefined ? null : <p className="sr-only">{description}</p>}
      <div className="h-full text-[min(1em,6.5cqw)]">{children}</div>
    </div>
  );
}

/**
 * White paper in both schemes, as a container. Its words grow with the visitor's text as long as there is room, where
 * their sizes are in em.
 */
export function Paper({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <div
      data-ground="paper"
      data-drawing
      className={`@container text-body leading-[1.3] wrap-break-word drawing-colors ${className}`}
    >
      <div className="text-[min(1em,6.5cqw)]">{children}</div>
    </div>
  );
}
