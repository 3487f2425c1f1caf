import { RenewalReceipt } from "../components/drawings/renewal-receipt";
import { RewardResult } from "../components/drawings/reward-result";
import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Comparison } from "../components/sections/comparison";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Process } from "../components/sections/process";
import { Statement } from "../components/sections/statement";
import { WorkedExample } from "../components/sections/worked-example";
import { Glossary } from "../components/text/glossary";
import { inquiries, oneUnit, page, phases, unitOrDiscount } from "../content/pages/platform-miu";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="platform" />
      <Hero {...page.hero} drawing={<RenewalReceipt />} />
      <WorkedExample {...oneUnit} drawing={<RewardResult />} inverted />
      <BelowFold>
        <Process {...phases} planned />
        <Comparison {...unitOrDiscount} />
        <Statement {...inquiries} />
      </BelowFold>
    </Glossary>
  );
}
