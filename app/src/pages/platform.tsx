import { KnowledgeGraph } from "../components/drawings/knowledge-graph";
import { Pipeline } from "../components/drawings/pipeline";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { DrawingWithNotes } from "../components/sections/drawing-with-notes";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Process } from "../components/sections/process";
import { Questions } from "../components/sections/questions";
import { RuledList } from "../components/sections/ruled-list";
import { Statement } from "../components/sections/statement";
import { Glossary } from "../components/text/glossary";
import {
  agenticAi,
  demo,
  enterpriseCapabilities,
  fourMetrics,
  incentiveUnitPhases,
  investors,
  page,
  pipeline,
  security,
  theProblem,
} from "../content/pages/platform";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="platform" />
      <Hero {...page.hero} drawing={<KnowledgeGraph />} />
      <Cells {...theProblem} />
      <BelowFold>
        <Statement {...agenticAi} />
        <DrawingWithNotes {...pipeline} drawing={<Pipeline />} headingsInDrawing inverted />
        <RuledList {...fourMetrics} />
        <Process {...incentiveUnitPhases} planned />
        <Cells {...enterpriseCapabilities} />
        <Questions {...security} />
        <Statement {...investors} />
        <Band {...demo} />
      </BelowFold>
    </Glossary>
  );
}
