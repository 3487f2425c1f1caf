import { lazy } from "react";
import type { Section as SectionContent, Tone } from "../../content/types";
import { Cells } from "./cells";
import { Comparison } from "./comparison";
import { Pair } from "./pair";
import { RuledList } from "./ruled-list";

// Kinds that not every page has. The file of each is named after it, by which the prerendered page asks
// for it in time.
const Band = lazy(async () => ({ default: (await import("./band")).Band }));
const Example = lazy(async () => ({ default: (await import("./example")).Example }));
const FigureSection = lazy(async () => ({ default: (await import("./figure")).FigureSection }));
const NetworkSection = lazy(async () => ({ default: (await import("./network")).NetworkSection }));
const People = lazy(async () => ({ default: (await import("./people")).People }));
const Process = lazy(async () => ({ default: (await import("./process")).Process }));
const Prose = lazy(async () => ({ default: (await import("./prose")).Prose }));
const StageSection = lazy(async () => ({ default: (await import("./stage-section")).StageSection }));
const Statement = lazy(async () => ({ default: (await import("./statement")).Statement }));

/** One section of a page in the layout that its kind names. `tone` is the page's leading voice. */
export function Section({ section, tone }: { readonly section: SectionContent; readonly tone: Tone }) {
  switch (section.kind) {
    case "statement":
      return <Statement section={section} tone={tone} />;
    case "cells":
      return <Cells section={section} tone={tone} />;
    case "ruled-list":
      return <RuledList section={section} tone={tone} />;
    case "figure":
      return <FigureSection section={section} tone={tone} />;
    case "comparison":
      return <Comparison section={section} tone={tone} />;
    case "pair":
      return <Pair section={section} tone={tone} />;
    case "process":
      return <Process section={section} tone={tone} />;
    case "band":
      return <Band section={section} tone={tone} />;
    case "example":
      return <Example section={section} tone={tone} />;
    case "stage":
      return <StageSection section={section} tone={tone} />;
    case "network":
      return <NetworkSection section={section} tone={tone} />;
    case "people":
      return <People section={section} tone={tone} />;
    case "prose":
      return <Prose section={section} tone={tone} />;
    default:
      return section satisfies never;
  }
}
