import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { Glossary } from "../components/text/glossary";
import { demo, page } from "../content/pages/platform";
import { Capabilities } from "./platform/capabilities";
import { EmptyGraph } from "./platform/empty-graph";
import { FourMetrics } from "./platform/four-metrics";
import { Pipeline } from "./platform/pipeline";
import { AgenticAi } from "./platform/agentic-ai";
import { Problem } from "./platform/problem";
import { SecurityAndInvestors } from "./platform/security-and-investors";
import { TwoPhases } from "./platform/two-phases";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="platform" />
      <Hero {...page.hero} layout="row" />
      <Problem />
      <AgenticAi />
      <BelowFold>
        <Pipeline />
        <FourMetrics />
        <TwoPhases />
        <Capabilities />
        <SecurityAndInvestors />
        <Closing {...demo} beside={<EmptyGraph />} />
      </BelowFold>
    </Glossary>
  );
}
