import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Section } from "../components/sections/section";
import { benefits, demo, exampleFigures, limits, page } from "../content/pages/solutions-dynamic-pricing";
import { Building, TopFloors } from "./solutions-dynamic-pricing/building";
import { Fairness } from "./solutions-dynamic-pricing/fairness";
import { KindsOfPrices } from "./solutions-dynamic-pricing/kinds-of-prices";
import { RentalHousing } from "./solutions-dynamic-pricing/rental-housing";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} layout="columns">
        <div className="pointer-events-none lg:col-span-12">
          <Building />
        </div>
      </Hero>
      <Section {...exampleFigures}>
        <Figures />
      </Section>
      <BelowFold>
        <Section {...benefits} space="none">
          <ItemColumns {...benefits} />
        </Section>
        <KindsOfPrices />
        <RentalHousing />
        <Limits />
        <Fairness />
        <Closing {...demo}>
          <TopFloors />
        </Closing>
      </BelowFold>
    </>
  );
}

/** Large figures in columns of equal width, two on a phone. */
function Figures() {
  return (
    <div className="@container mt-8">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 @max-xs:grid-cols-1 @lg:grid-cols-4">
        {exampleFigures.figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-3 border-t border-control pt-6">
            <dt className="text-lead font-semibold text-ink">{label}</dt>
            <dd className="heading text-numeral whitespace-nowrap outdent">
              <span className="block fit-20 @lg:fit-8">{value}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A sentence that fills the corridor between two limits. */
function Limits() {
  return (
    <Section id={limits.id} spaceAbove="tight" spaceBelow="none">
      <div className="@container">
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
