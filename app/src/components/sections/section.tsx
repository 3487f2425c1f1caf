import type { ComponentType } from "react";
import type { Section as SectionContent, Tone } from "../../content/types";
import { Band } from "./band";
import { Cells } from "./cells";
import { FigureSection } from "./figure";
import { Process } from "./process";
import { Prose } from "./prose";
import { Questions } from "./questions";
import { RuledList } from "./ruled-list";
import { Statement } from "./statement";
import { TextColumns } from "./text-columns";

type Kind = SectionContent["kind"];

/** The layouts of some kinds of sections. */
export type Layouts<Kinds extends Kind> = {
  readonly [Name in Kinds]: ComponentType<{
    readonly section: Extract<SectionContent, { readonly kind: Name }>;
    readonly tone: Tone;
  }>;
};

/** The kinds that many pages have. */
const common = {
  band: Band,
  cells: Cells,
  columns: TextColumns,
  figure: FigureSection,
  process: Process,
  prose: Prose,
  questions: Questions,
  "ruled-list": RuledList,
  statement: Statement,
} satisfies Partial<Layouts<Kind>>;

/** The kinds of few pages, which pass the layouts. */
export type RareKind = Exclude<Kind, keyof typeof common>;

/** One section of a page, in the layout of its kind. `tone` is the page's. */
export function Section({
  section,
  tone,
  kinds,
}: {
  readonly section: SectionContent;
  readonly tone: Tone;
  readonly kinds: Partial<Layouts<RareKind>>;
}) {
  const layouts: Partial<Layouts<Kind>> = { ...common, ...kinds };
  // Each layout takes the sections of the kind that it is listed under.
  const Layout = layouts[section.kind] as ComponentType<{ section: SectionContent; tone: Tone }> | undefined;
  if (Layout === undefined)
    throw new Error(`the page has no layout for sections of the kind ${section.kind}`);
  return <Layout section={section} tone={tone} />;
}
