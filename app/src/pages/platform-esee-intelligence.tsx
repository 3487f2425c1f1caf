import { categoryFills } from "../animation/labels";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { AnimationHero } from "../components/sections/animation-hero";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { ItemText, ItemTitle } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import {
  animation,
  dimensions,
  fourMetrics,
  nextStep,
  oneReading,
  page,
  systemicTrust,
} from "../content/pages/platform-esee-intelligence";
import { FourMetrics } from "./platform-esee-intelligence/four-metrics";
import { FourRanges } from "./platform-esee-intelligence/four-ranges";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="platform" />
      <AnimationHero {...page.hero} animation={animation} ground="ink" />
      <Section id={dimensions.id}>
        <SectionHeading title={dimensions.title} size="h3" />
        <Questions />
      </Section>
      <BelowFold>
        <Section id={oneReading.id} ground="teal" space="tight">
          <SectionHeading title={oneReading.title} example={oneReading.example} size="poster" />
          <FourRanges />
          <Actions actions={oneReading.actions} primary className="mt-10" />
        </Section>
        <Section id={fourMetrics.id}>
          <SectionHeading {...fourMetrics} across />
          <FourMetrics />
          <Actions actions={fourMetrics.actions} className="mt-10" />
        </Section>
        <Section id={systemicTrust.id} ruled space="tight">
          <SectionHeading title={systemicTrust.title} size="h3" />
          <TwoQuestions />
        </Section>
        <Closing {...nextStep} ground="pale-teal" />
      </BelowFold>
    </Glossary>
  );
}

/** Each dimension, with the color of its dots, and what it asks. */
function Questions() {
  return (
    <dl className="mt-8 grid gap-x-8 gap-y-6 lg:mt-10 lg:grid-cols-[minmax(12rem,max-content)_minmax(0,1fr)] lg:gap-y-3.5">
      {dimensions.items.map(({ text, color, question }) => (
        <div key={text} className="lg:col-span-2 lg:grid lg:grid-cols-subgrid lg:items-baseline">
          <dt className="flex items-center gap-2.5 text-body font-semibold text-ink">
            <span
              aria-hidden="true"
              className={`size-3 shrink-0 rounded-pill lg:size-3.5 ${categoryFills[color]}`}
            />
            {text}
          </dt>
          <dd className="font-heading text-[min(clamp(1.75rem,0.92rem+2.1vw,2.8rem),9.4vw)] leading-[1.2] font-semibold tracking-[-0.028em] text-balance text-ink">
            {question}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The corporation's answer in teal beside the consortium's in violet. */
function TwoQuestions() {
  return (
    <ul className="mt-7 grid gap-x-12 gap-y-9 md:grid-cols-2 lg:mt-9">
      {systemicTrust.items.map(({ title, text }) => (
        <li key={title} className="first:[&_h3]:text-teal-text last:[&_h3]:text-violet-text">
          <ItemTitle title={title} className="measure-14 text-poster" />
          <ItemText text={text} className="measure-34 text-lead" />
        </li>
      ))}
    </ul>
  );
}
