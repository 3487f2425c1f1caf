import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Numerals } from "../components/sections/numerals";
import { Section, SectionHeading } from "../components/sections/section";
import { benefits, demo, exampleFigures, limits, page } from "../content/pages/solutions-dynamic-pricing";
import { Building, TopFloors } from "./solutions-dynamic-pricing/building";
import { Fairness } from "./solutions-dynamic-pricing/fairness";
import { KindsOfPrices } from "./solutions-dynamic-pricing/kinds-of-prices";
import { RentalHousing } from "./solutions-dynamic-pricing/rental-housing";

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
          <ItemColumns {...benefits} />
        </Section>
        <KindsOfPrices />
        <RentalHousing />
        <Limits />
        <Fairness />
        <Closing {...demo} picture={<TopFloors />} />
      </BelowFold>
    </>
  );
}

/** A sentence that fills the corridor between two limits. */
function Limits() {
  return (
    <Section id={limits.id} space="none">
      <div className="@container pt-section-tight">
        <p className={`${line} mb-2`}>{limits.ceiling}</p>
        <div className="-mx-bleed border-y-2 border-teal-line px-bleed">
          <h2 className="heading py-2 text-column-8 whitespace-nowrap outdent lg:py-4">{limits.title}</h2>
        </div>
        <p className={`${line} mt-2`}>{limits.floor}</p>
      </div>
      <ItemColumns {...limits} />
    </Section>
  );
}

const line = "text-label font-semibold text-teal-text md:text-right";
