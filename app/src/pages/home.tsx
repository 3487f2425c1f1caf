import { BelowFold } from "../components/sections/below-fold";
import { CorridorHero } from "./home/hero";
import {
  demo,
  howItWorks,
  marketImperative,
  page,
  strategicAlignment,
  valueProposition,
} from "../content/pages/home";
import { Demo } from "./home/demo";
import { StrategicAlignment } from "./home/strategic-alignment";
import { MarketImperative } from "./home/market-imperative";
import { HowItWorks } from "./home/how-it-works";
import { ValueProposition } from "./home/value-proposition";

export { page };

export function Component() {
  return (
    <>
      <CorridorHero {...page.hero} />
      <MarketImperative {...marketImperative} />
      <BelowFold>
        <StrategicAlignment {...strategicAlignment} />
        <ValueProposition {...valueProposition} />
        <HowItWorks {...howItWorks} />
        <Demo {...demo} />
      </BelowFold>
    </>
  );
}
