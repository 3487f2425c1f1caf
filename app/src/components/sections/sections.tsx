import { startTransition, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import type { Section as SectionContent, Tone } from "../../content/types";
import { type Layouts, type RareKind, Section } from "./section";

/**
 * The sections of a page, in the order of the content. When a link has been followed to its top, the first
 * one is shown before the others are rendered: these are below the fold, and a slow phone takes longer over
 * them than over all that is in sight.
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
  const [whole, setWhole] = useState(!followed || hash !== "");
  useEffect(() => startTransition(() => setWhole(true)), []);
  return (
    <>
      {(whole ? sections : sections.slice(0, 1)).map((section) => (
        <Section key={section.id ?? section.title} section={section} tone={tone} kinds={kinds} />
      ))}
      {/* Until then the footer stays out of sight, so that nothing in sight moves. */}
      {whole ? null : <div className="h-svh" />}
    </>
  );
}
