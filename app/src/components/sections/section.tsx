import { lazy } from "react";
import type { Section as SectionContent, Tone } from "../../content/types";
import { Cells } from "./cells";
import { Pair } from "./pair";
import { Statement } from "./statement";
import { Process } from "./process";
import { NetworkSection } from "./network";
import { FigureSection } from "./figure";
import { Band } from "./band";
import { Prose } from "./prose";
import { RuledList } from "./ruled-list";
import { Questions } from "./questions";
import { TextColumns } from "./text-columns";
import { lazyKinds } from "./preload";

const Blocks = lazy(async () => ({ default: (await lazyKinds.blocks()).Blocks }));
const Comparison = lazy(async () => ({ default: (await lazyKinds.comparison()).Comparison }));
const Example = lazy(async () => ({ default: (await lazyKinds.example()).Example }));
const People = lazy(async () => ({ default: (await lazyKinds.people()).People }));
const WorkedExample = lazy(async () => ({ default: (await lazyKinds["worked-example"]()).WorkedExample }));

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
    case "worked-example":
      return <WorkedExample section={section} tone={tone} />;
    case "blocks":
      return <Blocks section={section} tone={tone} />;
    case "questions":
      return <Questions section={section} tone={tone} />;
    case "columns":
      return <TextColumns section={section} tone={tone} />;
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
