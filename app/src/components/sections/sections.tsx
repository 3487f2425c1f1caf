import { useDeferredValue } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { Section as SectionContent, Tone } from "../../content/types";
import { type Layouts, type RareKind, Section } from "./section";

/**
 * The sections of a page, in the order of the content. After a link to the page's top, the first section shows before
 * the others render: they are below the fold, and on a slow phone they take longer than everything in view.
 */
export function Sections({
  sections,
  tone,
  kinds,
}: {
  readonly sections: readonly SectionContent[];
  readonly tone: Tone;
  readonly kinds: Partial<Layouts<RareKind>>;
}) {
  const followed = useNavigationType() === "PUSH";
  const { hash } = useLocation();
  const shown = useDeferredValue(sections, followed && hash === "" ? sections.slice(0, 1) : undefined);
  return (
    <>
      {shown.map((section) => (
        <Section key={section.id ?? section.title} section={section} tone={tone} kinds={kinds} />
      ))}
      {/* Keeps the footer out of view until then, so that nothing visible moves. */}
      {shown === sections ? null : <div className="h-svh" />}
    </>
  );
}
