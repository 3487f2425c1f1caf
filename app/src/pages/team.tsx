import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { Section, SectionHeading } from "../components/sections/section";
import { advisoryBoard, founder, page, workWithUs } from "../content/pages/team";
import { Advisors } from "./team/advisors";
import { Founder } from "./team/founder";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} layout="across" />
      <Section id={founder.id} ground="ink" space="tight">
        <SectionHeading title={founder.title} size="h3" />
        <Founder {...founder.person} />
      </Section>
      <BelowFold>
        <Section id={advisoryBoard.id} space="tight">
          <SectionHeading title={advisoryBoard.title} />
          <Advisors />
        </Section>
        <Closing {...workWithUs} ground="pale-teal" />
      </BelowFold>
    </>
  );
}
