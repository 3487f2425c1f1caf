import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { demo, page } from "../content/pages/platform-solutions";
import { DataStewardship } from "./platform-solutions/data-stewardship";
import { Fork, ScenarioModeling } from "./platform-solutions/scenario-modeling";
import { DynamicPricing } from "./platform-solutions/dynamic-pricing";
import { ValidatedIntelligence } from "./platform-solutions/validated-intelligence";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} layout="row" compact />
      <SubNavigation name="platform" />
      <ValidatedIntelligence />
      <BelowFold>
        <DynamicPricing />
        <ScenarioModeling />
        <DataStewardship />
        <Closing {...demo} ground="ink">
          <Fork />
        </Closing>
      </BelowFold>
    </>
  );
}
