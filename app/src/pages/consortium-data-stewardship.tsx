import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns, ItemWords } from "../components/sections/items";
import { Section } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { RichText } from "../components/text/rich-text";
import {
  biasMitigation,
  commitment,
  dataHandling,
  dualEntity,
  explainability,
  next,
  page,
  privacyFlow,
  yourData,
} from "../content/pages/consortium-data-stewardship";
import { BiasChecks } from "./consortium-data-stewardship/bias-checks";
import { InsightSources } from "./consortium-data-stewardship/insight-sources";
import { RawAndSynthetic } from "./consortium-data-stewardship/raw-and-synthetic";
import { RentsOnBothSides } from "./consortium-data-stewardship/rents-on-both-sides";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} size="h1 to display" layout="across">
        <RawAndSynthetic />
      </Hero>
      <SubNavigation name="consortium" />
      <Section id={commitment.id} space="tight" title={commitment.title} titleSize="h3">
        <p className="mt-6 accented heading text-h2">
          <RichText text={commitment.lead} />
        </p>
        <Actions actions={commitment.actions} />
      </Section>
      <BelowFold>
        <Section {...dualEntity} space="tight">
          {/* The two columns are the two sides of the boundary. */}
          <ul className="mt-8 grid gap-8 lg:grid-cols-2">
            {dualEntity.items.map(({ tone, ...item }) => (
              <li
                key={item.title}
                className="border-dashed border-violet-line max-lg:not-first:border-t-3 max-lg:not-first:pt-8 lg:py-2 lg:not-first:border-l-3 lg:not-first:pl-8"
              >
                <ItemWords {...item} size="h2" tone={tone} textSize="lead" />
              </li>
            ))}
          </ul>
          <Actions actions={dualEntity.actions} />
        </Section>
        <Section {...dataHandling} space="tight">
          <ItemColumns items={dataHandling.items} />
        </Section>
        <Section {...privacyFlow} ground="night" titleSize="poster">
          <RentsOnBothSides />
          <ItemColumns items={privacyFlow.items} ordered />
        </Section>
        <Section {...biasMitigation} space="tight">
          <BiasChecks />
          <Actions actions={biasMitigation.actions} />
        </Section>
        <Section {...explainability} space="tight">
          <InsightSources />
        </Section>
        <Closing {...next} ground="pale-violet">
          <YourData />
        </Closing>
      </BelowFold>
    </Glossary>
  );
}

/** An empty ring on the consortium's side of the boundary, at the end of the page. */
function YourData() {
  return (
    <div className="-mx-bleed mt-8 border-b-3 border-dashed border-violet-line px-bleed drawing-colors">
      <p className="flex items-center gap-4 pb-1 text-label text-ink">
        <span className="size-16 rounded-pill border-4 border-violet-line lg:size-24" />
        {yourData}
      </p>
    </div>
  );
}
