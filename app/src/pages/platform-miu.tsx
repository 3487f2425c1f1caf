import { RenewalReceipt } from "../components/figures/renewal-receipt";
import { RewardResult } from "../components/figures/reward-result";
import { Comparison } from "../components/sections/comparison";
import { WorkedExample } from "../components/sections/worked-example";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/platform-miu";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{ "renewal-receipt": RenewalReceipt, "reward-result": RewardResult }}
      kinds={{ comparison: Comparison, "worked-example": WorkedExample }}
      glossary={Glossary}
    />
  );
}
