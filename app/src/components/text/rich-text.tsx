import { Fragment, use } from "react";
import type { Inline, Text } from "../../content/types";
import { Link } from "../controls/link";
import { RenderTermContext } from "./glossary-context";

/** A text of the content with its terms, links and strong phrases, without an element around it. */
export function RichText({ text }: { readonly text: Text }) {
  if (typeof text === "string") return text;
  // The parts of a text are never reordered, so their indices can be keys.
  return text.map((part, index) => (
    <Fragment key={index}>
      <InlinePart part={part} />
    </Fragment>
  ));
}

function InlinePart({ part }: { readonly part: Inline }) {
  const renderTerm = use(RenderTermContext);
  if (typeof part === "string") return part;
  if ("term" in part) {
    if (renderTerm === undefined) throw new Error("a page with terms needs a <Glossary> around it");
    return renderTerm(part.term, part.as);
  }
  if ("link" in part) {
    return (
      <Link
        href={part.link}
        target={part.newTab ? "_blank" : undefined}
        className="text-(--accent) underlined"
      >
        {part.label}
      </Link>
    );
  }
  return <strong className="font-semibold text-ink">{part.strong}</strong>;
}
