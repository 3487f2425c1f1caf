import { Fragment } from "react";

/** A text, or the lines of a text. Spaces between the lines keep it one sentence for screen readers. */
export function Lines({ lines }: { readonly lines: string | readonly string[] }) {
  if (typeof lines === "string") return lines;
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index === 0 ? null : " "}
      <span className="block">{line}</span>
    </Fragment>
  ));
}
