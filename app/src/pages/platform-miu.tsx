import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { demo, page } from "../content/pages/platform-miu";
import { BlankReceipt, Receipt } from "./platform-miu/receipt";
import { Choices } from "./platform-miu/choices";
import { OneUnit } from "./platform-miu/one-unit";
import { Phases } from "./platform-miu/phases";

export { page };

export function Component() {
  return (
    <>
      <SubNavigation name="platform" />
      <Hero {...page.hero} layout="narrow">
        <Receipt />
      </Hero>
      <OneUnit />
      <BelowFold>
        <Choices />
        <Phases />
        <Closing {...demo} beside={<BlankReceipt />} />
      </BelowFold>
    </>
  );
}
