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
import { EmptyRing } from "./home/empty-ring";
import { Halves } from "./home/halves";
import { PriceLine } from "./home/price-line";
import { Sum } from "./home/sum";
import { Value } from "./home/value";

export { page };

export function Component() {
  return (
    <>
      <CorridorHero {...page.hero} />
      <PriceLine {...marketImperative} />
      <BelowFold>
        <Halves {...strategicAlignment} />
        <Value {...valueProposition} />
        <Sum {...howItWorks} />
        <EmptyRing {...demo} />
      </BelowFold>
    </>
  );
}
