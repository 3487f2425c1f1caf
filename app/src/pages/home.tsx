import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import {
  demo,
  howItWorks,
  marketImperative,
  page,
  strategicAlignment,
  valueProposition,
} from "../content/pages/home";
import { Halves } from "./home/halves";
import { PriceLine } from "./home/price-line";
import { Sum } from "./home/sum";
import { Value } from "./home/value";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} />
      <PriceLine {...marketImperative} />
      <BelowFold>
        <Halves {...strategicAlignment} />
        <Value {...valueProposition} />
        <Sum {...howItWorks} />
        <Closing {...demo} />
      </BelowFold>
    </>
  );
}
