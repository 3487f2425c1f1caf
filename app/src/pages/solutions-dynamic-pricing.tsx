import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Numerals } from "../components/sections/numerals";
import { Section, SectionHeading } from "../components/sections/section";
import { benefits, demo, exampleFigures, page } from "../content/pages/solutions-dynamic-pricing";
import { Building } from "./solutions-dynamic-pricing/building";
import { Fairness } from "./solutions-dynamic-pricing/fairness";
import { KindsOfPrices } from "./solutions-dynamic-pricing/kinds-of-prices";
import { Limits } from "./solutions-dynamic-pricing/limits";
import { RentalHousing } from "./solutions-dynamic-pricing/rental-housing";
import { TopFloor } from "./solutions-dynamic-pricing/top-floor";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} layout="narrow">
        <div className="pointer-events-none lg:col-span-12">
          <Building />
        </div>
      </Hero>
      <Section id={exampleFigures.id}>
        <SectionHeading {...exampleFigures} />
        <div className="mt-8">
          <Numerals {...exampleFigures} />
        </div>
      </Section>
      <BelowFold>
        <Section id={benefits.id} space="none">
          <SectionHeading {...benefits} />
          <div className="mt-10">
            <ItemColumns {...benefits} />
          </div>
        </Section>
        <KindsOfPrices />
        <RentalHousing />
        <Limits />
        <Fairness />
        <Closing {...demo} picture={<TopFloor />} />
      </BelowFold>
    </>
  );
}
