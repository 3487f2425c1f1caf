/** What all content keeps to: one left edge, twelve columns, rules between sections. */

// Until the heroes and the sub-navigation name these classes themselves.
export const pageWidth = "page-width";
export const bleed = "";
export const columns = "twelve-columns";

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
