/** The frame of all content: one left edge, twelve columns, rules with ticks at the columns below them. */

/** The frame of 1280 px with its gutters. */
export const frame = "mx-auto w-full max-w-[calc(var(--spacing-frame)+2*var(--spacing-gutter))] px-gutter";

/** Sets `--bleed`: how far the right edge of the window lies beyond the frame's. */
export const bleed = "[--bleed:max(var(--spacing-gutter),calc((100vw-var(--spacing-frame))/2))]";

/** Twelve columns from `lg` on, one below. */
export const columns = "grid grid-cols-1 lg:grid-cols-12 lg:gap-x-8";

/** A tick of 9 px across the rule at the top of the nearest positioned box. */
export function Tick({ className }: { readonly className: string }) {
  return (
    <span aria-hidden="true" className={`absolute -top-1 h-[9px] border-l border-control ${className}`} />
  );
}

/** A hairline across the frame with a tick at both ends, and at the second block below it where `tick` says where. */
export function Rule({ tick }: { readonly tick?: string }) {
  return (
    <div aria-hidden="true" className="relative h-0 border-t border-hairline">
      <Tick className="left-0" />
      {tick === undefined ? null : <Tick className={tick} />}
      <Tick className="right-0" />
    </div>
  );
}
