import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
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
      <Section id={commitment.id}>
        <SectionHeading title={commitment.title} size="h3" />
        <p className="mt-5 font-heading text-h2 font-semibold text-pretty text-ink [&_strong]:text-violet-text">
          <RichText text={commitment.lead} />
        </p>
        <Actions actions={commitment.actions} className="mt-8" />
      </Section>
      <BelowFold>
        <Section id={dualEntity.id} space="tight">
          <SectionHeading title={dualEntity.title} />
          {/* On the two sides of the boundary. */}
          <ItemColumns
            items={dualEntity.items}
            className="mt-8 gap-0! border-violet-line *:border-dashed *:odd:border-violet-line *:odd:text-violet-text *:even:text-teal-text max-lg:*:odd:border-b-3 max-lg:*:odd:pb-7 max-lg:*:even:pt-7 lg:mt-10 lg:grid-cols-2 lg:*:py-2 lg:*:odd:border-r-3 lg:*:odd:pr-12 lg:*:even:pl-12"
            titleClass="measure-22 text-h2 [&]:text-inherit"
            textClass="measure-44 text-lead"
          />
          <Actions actions={dualEntity.actions} className="mt-8" />
        </Section>
        <Section id={dataHandling.id} space="tight">
          <SectionHeading title={dataHandling.title} />
          <ItemColumns items={dataHandling.items} />
        </Section>
        <Section id={privacyFlow.id} ground="night">
          <SectionHeading {...privacyFlow} size="poster" />
          <RentsOnBothSides />
          <ItemColumns items={privacyFlow.items} ordered />
        </Section>
        <Section id={biasMitigation.id}>
          <SectionHeading {...biasMitigation} across />
          <BiasChecks />
          <Actions actions={biasMitigation.actions} className="mt-8" />
        </Section>
        <Section id={explainability.id} space="tight">
          <SectionHeading title={explainability.title} example={explainability.example} />
          <InsightSources />
          <ItemColumns items={explainability.items} className="md:grid-cols-[2fr_1fr]" />
        </Section>
        <Closing {...next} ground="pale-violet" />
      </BelowFold>
    </Glossary>
  );
}
