import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { AnimationHero } from "../components/sections/animation-hero";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
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
import { Questions } from "./platform-esee-intelligence/questions";
import { TwoQuestions } from "./platform-esee-intelligence/two-questions";

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
          <SectionHeading
            title={fourMetrics.title}
            lead={fourMetrics.lead}
            example={fourMetrics.example}
            across
          />
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
