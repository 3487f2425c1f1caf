import { ScenarioFan } from "../components/figures/scenario-fan";
import { SolutionChain } from "../components/figures/solution-chain";
import { SourceAgreement } from "../components/figures/source-agreement";
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
        "scenario-fan": ScenarioFan,
        "solution-chain": SolutionChain,
        "source-agreement": SourceAgreement,
      }}
      kinds={{ blocks: Blocks }}
      glossary={Glossary}
    />
  );
}
