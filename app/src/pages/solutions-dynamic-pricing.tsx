import { FairnessTest } from "../components/figures/fairness-test";
import { RentDecision } from "../components/figures/rent-decision";
import { RentalBuilding } from "../components/figures/rental-building";
import { Example } from "../components/sections/example";
import { Pair } from "../components/sections/pair";
import { WorkedExample } from "../components/sections/worked-example";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/solutions-dynamic-pricing";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{
        "fairness-test": FairnessTest,
        "rent-decision": RentDecision,
        "rental-building": RentalBuilding,
      }}
      kinds={{ example: Example, pair: Pair, "worked-example": WorkedExample }}
      glossary={Glossary}
    />
  );
}
