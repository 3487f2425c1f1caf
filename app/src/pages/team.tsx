import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { Section } from "../components/sections/section";
import { advisoryBoard, founder, page, workWithUs } from "../content/pages/team";
import { Advisors } from "./team/advisors";
import { Founder } from "./team/founder";
import { Figure } from "./team/person";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} size="h1 to display" layout="across" />
      <Section {...founder} ground="ink" space="tight" titleSize="h3">
        <Founder {...founder.person} />
      </Section>
      <BelowFold>
        <Section {...advisoryBoard} space="tight">
          <Advisors />
        </Section>
        <Closing {...workWithUs} ground="pale-teal" beside>
          <VacantPlace />
        </Closing>
      </BelowFold>
    </>
  );
}
function VacantPlace() {
  return (
    <div className="ml-auto flex h-full max-w-48 items-end drawing-colors lg:max-w-90">
      <Figure kind="ring" />
    </div>
  );
}
