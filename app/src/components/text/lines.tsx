import { Fragment } from "react";

/** A text in lines that break where its author says; a space between them keeps it one sentence when it is read. */
export function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index === 0 ? null : " "}
      <span className="block">{line}</span>
    </Fragment>
  ));
}

/** A title whose second part, after its colon, begins a line. */
export function TitleLines({ title }: { readonly title: string }) {
  return <Lines lines={title.split(/(?<=:) /)} />;
}
