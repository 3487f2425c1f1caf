import { RenewalUnits } from "../components/figures/renewal-units";
import { ScenarioFan } from "../components/figures/scenario-fan";
import { SolutionChain } from "../components/figures/solution-chain";
import { SourceAgreement } from "../components/figures/source-agreement";
import { SyntheticRecords } from "../components/figures/synthetic-records";
import { Blocks } from "../components/sections/blocks";
import { Glossary } from "../components/text/glossary";
import { page } from "../content/pages/platform-solutions";
import { SectionsPage } from "./sections-page";

export { page };

export function Component() {
  return (
    <SectionsPage
      page={page}
      figures={{
        "renewal-units": RenewalUnits,
        "scenario-fan": ScenarioFan,
        "solution-chain": SolutionChain,
        "source-agreement": SourceAgreement,
        "synthetic-records": SyntheticRecords,
      }}
      kinds={{ blocks: Blocks }}
      glossary={Glossary}
    />
  );
}
