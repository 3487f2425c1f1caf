import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { page } from "../content/pages/platform-miu";
import { BlankReceipt, Receipt } from "./platform-miu/receipt";
import { Choices } from "./platform-miu/choices";
import { OneUnit } from "./platform-miu/one-unit";
import { Phases } from "./platform-miu/phases";
import { Reward } from "./platform-miu/reward";

export { page };

export function Component() {
  return (
    <>
      <SubNavigation name="platform" />
      <Hero {...page.hero} narrow>
        <Receipt />
      </Hero>
      <OneUnit />
      <BelowFold>
        <Choices />
        <Phases />
        <Reward>
          <BlankReceipt />
        </Reward>
      </BelowFold>
    </>
  );
}
