import { Grid } from "../components/drawings/signs";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns, ItemText, ItemTitle } from "../components/sections/items";
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
import { Reasons } from "./consortium-about-us/reasons";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} size="display" layout="row" ground="violet" />
      <SubNavigation name="consortium" ground="violet" />
      <Reasons />
      <BelowFold>
        <FunctionsAndCapabilities />
        <Together />
        <Section id={partners.id} space="tight">
          <SectionHeading {...partners} />
          <div className="mt-9">
            <Grid
              kind="ring"
              color="violet"
              size={0.78}
              count={streetAnswers.total}
              columns={streetAnswers.total}
            />
          </div>
          <ItemColumns {...partners} />
        </Section>
      </BelowFold>
    </Glossary>
  );
}

/** What the answers become together: the mission and the vision beside all of them in one square. */
function Together() {
  return (
    <Section id={missionAndVision.id} ground="ink">
      <div className="grid gap-12 lg:grid-cols-[9fr_4fr]">
        <div className="flex flex-col justify-between gap-y-12">
          <SectionHeading title={missionAndVision.title} size="poster" />
          <ItemColumns items={missionAndVision.items} tone="violet" measure="narrow" />
        </div>
        <figure className="max-lg:max-w-110">
          <Grid kind="dot" color="violet" count={streetAnswers.total} columns={6} size={0.85} />
          <figcaption className="mt-5 text-label text-ink-2">{missionAndVision.caption}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

/** What the consortium does, and beside each row on a tint what it can do: rows of the two have one height. */
function FunctionsAndCapabilities() {
  return (
    <div className="lg:grid lg:grid-cols-[7fr_5fr] lg:grid-rows-[repeat(6,auto)]">
      <section id={functions.id} className={`max-lg:pb-8 lg:pr-12 lg:pl-bleed ${rows}`}>
        <SectionHeading title={functions.title} />
        {functions.items.map((item) => (
          <div key={item.title} className={row}>
            <ItemTitle {...item} size="h2" />
            <ItemText {...item} />
          </div>
        ))}
      </section>
      <section id={capabilities.id} data-ground="pale-violet" className={`lg:pr-bleed lg:pl-[4vw] ${rows}`}>
        <SectionHeading title={capabilities.title} />
        {capabilities.items.map((item) => (
          <div key={item.title} className={row}>
            <ItemTitle {...item} tone="violet" />
            <ItemText {...item} measure="narrow" />
          </div>
        ))}
        <div className="pb-section-tight">
          <Actions actions={capabilities.actions} />
        </div>
      </section>
    </div>
  );
}

const rows =
  "px-gutter *:first:pt-section *:first:pb-8 lg:row-span-6 lg:grid lg:grid-rows-subgrid lg:*:first:self-end";
const row = "border-t border-hairline py-6 lg:pb-9";
