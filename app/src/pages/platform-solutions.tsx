import { ScenarioFan } from "../components/drawings/scenario-fan";
import { SolutionChain } from "../components/drawings/solution-chain";
import { SourceAgreement } from "../components/drawings/source-agreement";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { Block, Blocks } from "../components/sections/blocks";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Glossary } from "../components/text/glossary";
import { blocks, coreSolutions, page, pilot } from "../content/pages/platform-solutions";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="platform" />
      <Hero {...page.hero} drawing={<SolutionChain />} />
      <Blocks {...coreSolutions}>
        <Block {...blocks.harmonizedIntelligence} drawing={<SourceAgreement />} />
        <Block {...blocks.dynamicPricing} />
        <Block {...blocks.scenarioModeling} drawing={<ScenarioFan />} />
        <Block {...blocks.dataStewardship} />
      </Blocks>
      <BelowFold>
        <Band {...pilot} />
      </BelowFold>
    </Glossary>
  );
}
