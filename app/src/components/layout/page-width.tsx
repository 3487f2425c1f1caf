/** What all content keeps to: one left edge, twelve columns, rules between sections. */

/** 1280 px with gutters. */
export const pageWidth = "mx-auto w-full max-w-[calc(var(--spacing-page)+2*var(--spacing-gutter))] px-gutter";

/** Sets `--bleed`: how far the right edge of the window lies beyond the content's. */
export const bleed = "[--bleed:max(var(--spacing-gutter),calc((100vw-var(--spacing-page))/2))]";

/** Twelve columns from `lg` on, one below. */
export const columns = "grid grid-cols-1 lg:grid-cols-12 lg:gap-x-8";

/** A tick of 9 px across the rule at the top of the nearest positioned box. */
export function Tick({ className }: { readonly className: string }) {
  return (
    <span aria-hidden="true" className={`absolute -top-1 h-[9px] border-l border-control ${className}`} />
  );
}

/** A hairline as wide as the content with a tick at both ends. */
export function Rule() {
  return (
    <div aria-hidden="true" className="relative h-0 border-t border-hairline">
      <Tick className="left-0" />
      <Tick className="right-0" />
    </div>
  );
}
