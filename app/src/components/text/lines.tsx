import { Fragment } from "react";

/** A text with fixed line breaks. Spaces between the lines keep it one sentence for screen readers. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index === 0 ? null : " "}
      <span className="block">{line}</span>
    </Fragment>
  ));
}

/** A title with a line break after its colon. */
export function TitleLines({ title }: { readonly title: string }) {
  return <Lines lines={title.split(/(?<=:) /)} />;
}
