import { SubNavigation } from "../components/layout/sub-navigation";
import { AnimationHero } from "../components/sections/animation-hero";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Section, SectionHeading } from "../components/sections/section";
import { animation, invitation, page, partnerships, programs } from "../content/pages/consortium-impact";
import { Partners } from "./consortium-impact/partners";
import { Programs } from "./consortium-impact/programs";

export { page };

export function Component() {
  return (
    <>
      <SubNavigation name="consortium" />
      <AnimationHero {...page.hero} animation={animation} ground="pale-violet" wordsAtSide />
      <Section id={partnerships.id}>
        <SectionHeading title={partnerships.title} size="poster" />
        <Partners />
      </Section>
      <BelowFold>
        <Section id={programs.id} ground="violet" space="none">
          <Programs />
        </Section>
        <Closing {...invitation} ground="pale-violet" />
      </BelowFold>
    </>
  );
}
