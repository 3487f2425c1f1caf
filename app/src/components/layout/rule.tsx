/** A tick of 9 px across the rule at the top of the nearest positioned box. */
export function Tick({ at }: { readonly at: "left" | "right" }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -top-1 h-2.25 border-l border-control ${at === "left" ? "-left-px" : "right-0"}`}
    />
  );
}

/** A hairline between sections, as wide as the content, with a tick at both ends. */
export function Rule() {
  return (
    <div aria-hidden="true" className="relative h-0 border-t border-hairline">
      <Tick at="left" />
      <Tick at="right" />
    </div>
  );
}
