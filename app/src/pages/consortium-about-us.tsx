import { Grid } from "../components/drawings/signs";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns, ItemWords, PicturedItems } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { streetAnswers } from "../content/examples/street-answers";
import {
  capabilities,
  functions,
  missionAndVision,
  page,
  partners,
} from "../content/pages/consortium-about-us";
import type { ItemsSection } from "../content/types";
import { Reasons } from "./consortium-about-us/reasons";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} size="numeral" layout="row" ground="violet" compact />
      <SubNavigation name="consortium" ground="violet" />
      <Reasons />
      <BelowFold>
        <FunctionsAndCapabilities />
        <Together />
        <Section {...partners} space="tight">
          <PicturedItems items={partners.items} pictures={{ answers: <OpenAnswers /> }} />
        </Section>
      </BelowFold>
    </Glossary>
  );
}

/** Rings for answers that are still to come: together, the partners have as many as there are answers above. */
function OpenAnswers() {
  const count = streetAnswers.total / partners.items.length;
  return <Grid kind="ring" color="violet" size={0.78} count={count} columns={count} />;
}

/** The mission and the vision, beside all answers in one square. */
function Together() {
  return (
    <Section id={missionAndVision.id} ground="ink">
      <div className="grid gap-16 lg:grid-cols-3">
        <div className="flex flex-col justify-between gap-y-12 lg:col-span-2">
          <SectionHeading title={missionAndVision.title} titleSize="poster" />
          <ItemColumns items={missionAndVision.items} tone="violet" measure="narrow" />
        </div>
        <figure className="max-lg:max-w-110">
          <Grid kind="dot" color="violet" count={streetAnswers.total} columns={6} size={0.85} />
          <figcaption className="mt-4 text-label text-ink-2">{missionAndVision.caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

/**
 * The consortium's functions and, on a tint beside them, its capabilities. The rows of both columns have equal heights.
 */
function FunctionsAndCapabilities() {
  return (
    <div className="lg:grid lg:grid-cols-12">
      <section id={functions.id} className="lg:col-span-7 lg:row-span-6 lg:grid lg:grid-rows-subgrid">
        <Rows side="left" title={functions.title} items={functions.items} />
      </section>
      <section
        id={capabilities.id}
        data-ground="pale-violet"
        className="lg:col-span-5 lg:row-span-6 lg:grid lg:grid-rows-subgrid"
      >
        <Rows side="right" title={capabilities.title} items={capabilities.items} />
        <div className={`px-gutter pb-section-tight ${edges.right}`}>
          <Actions actions={capabilities.actions} />
        </div>
      </section>
    </div>
  );
}

const edges = { left: "lg:pr-12 lg:pl-bleed", right: "lg:pr-bleed lg:pl-12" } as const;

function Rows({
  side,
  title,
  items,
}: {
  readonly side: keyof typeof edges;
} & Pick<ItemsSection, "title" | "items">) {
  const looks = side === "left" ? ({ size: "h2" } as const) : ({ size: "h3", tone: "violet" } as const);
  return (
    <>
      <div className={`px-gutter pt-section pb-8 lg:self-end ${edges[side]}`}>
        <SectionHeading title={title} />
      </div>
      {items.map((item) => (
        <div key={item.title} className={`px-gutter ${edges[side]}`}>
          <div className="h-full border-t border-hairline py-6 lg:pb-8">
            <ItemWords {...item} {...looks} />
          </div>
        </div>
      ))}
    </>
  );
}
