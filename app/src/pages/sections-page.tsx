/** The layout of most pages: a sub-navigation, a hero, and sections in the order of the content. */
import { type ComponentType, Fragment, type ReactNode } from "react";
import { Drawings } from "../components/figures/figure";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Hero } from "../components/sections/hero";
import type { Layouts, RareKind } from "../components/sections/section";
import { Sections } from "../components/sections/sections";
import type { HeroStage, SectionsPage as Content, StagePage } from "../content/types";

/** The values of a property, anywhere in a content. */
type ValuesOf<Name extends string, Node> = Node extends readonly (infer Part)[]
  ? ValuesOf<Name, Part>
  : Node extends object
    ? {
        [Key in keyof Node]-?: (Key extends Name ? Node[Key] : never) | ValuesOf<Name, Node[Key]>;
      }[keyof Node]
    : never;

/** A prop that is required if the content needs it, and otherwise not allowed. */
type Piece<Name extends string, Needed, Value> = [Needed] extends [never]
  ? { readonly [_ in Name]?: never }
  : { readonly [_ in Name]: Value };

/**
 * A page's content and the pieces that it needs and not all pages share: drawings by their names, layouts of rare
 * kinds of sections, the glossary for its terms, the stage for its animation. So a page loads only its own pieces.
 */
type Props<Page extends Content | StagePage> = { readonly page: Page } & Piece<
  "figures",
  ValuesOf<"figure", Page>,
  Readonly<Record<ValuesOf<"figure", Page> & string, ComponentType>>
> &
  Piece<"kinds", ValuesOf<"kind", Page> & RareKind, Layouts<ValuesOf<"kind", Page> & RareKind>> &
  Piece<"glossary", ValuesOf<"term", Page>, ComponentType<{ readonly children: ReactNode }>> &
  Piece<"stage", ValuesOf<"stage", Page>, ComponentType<{ readonly stage: HeroStage }>>;

export function SectionsPage<const Page extends Content | StagePage>(props: Props<Page>): ReactNode;
export function SectionsPage({
  page,
  figures = {},
  kinds = {},
  glossary: Glossary = Fragment,
  stage: Stage,
}: {
  readonly page: Content | StagePage;
  readonly figures?: Readonly<Record<string, ComponentType>>;
  readonly kinds?: Partial<Layouts<RareKind>>;
  readonly glossary?: ComponentType<{ readonly children: ReactNode }>;
  readonly stage?: ComponentType<{ readonly stage: HeroStage }>;
}) {
  const { hero, sections, subNavigation, tone } = page;
  return (
    <Drawings value={figures}>
      <Glossary>
        {subNavigation === undefined ? null : <SubNavigation name={subNavigation} />}
        <Hero
          hero={hero}
          tone={tone}
          picture={Stage === undefined || !("stage" in page) ? undefined : <Stage stage={page.stage} />}
        />
        <Sections sections={sections} tone={tone} kinds={kinds} />
      </Glossary>
    </Drawings>
  );
}
