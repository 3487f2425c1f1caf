import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { CorridorHero } from "./home/hero";
import {
  demo,
  howItWorks,
  marketImperative,
  page,
  strategicAlignment,
  valueProposition,
} from "../content/pages/home";
import { StrategicAlignment } from "./home/strategic-alignment";
import { MarketImperative } from "./home/market-imperative";
import { OpenPrice } from "./home/open-price";
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
        <Closing {...demo} picture={<OpenPrice />} />
      </BelowFold>
    </>
  );
}
