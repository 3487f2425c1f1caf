import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { demo, page } from "../content/pages/platform-mavi-difference";
import { BlankPrice } from "./platform-mavi-difference/blank-price";
import { MoreSales } from "./platform-mavi-difference/more-sales";
import { WholeSheet } from "./platform-mavi-difference/whole-sheet";
import { Why } from "./platform-mavi-difference/why";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} size="h1 to poster" layout="row" compact />
      <SubNavigation name="platform" />
      <WholeSheet />
      <BelowFold>
        <Why />
        <MoreSales />
        <Closing {...demo}>
          <BlankPrice />
        </Closing>
      </BelowFold>
    </>
  );
}
