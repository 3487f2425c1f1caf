import { RecommendationSheet } from "../components/drawings/recommendation-sheet";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { DrawingWithNotes } from "../components/sections/drawing-with-notes";
import { Example } from "../components/sections/example";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Cells } from "../components/sections/cells";
import { Glossary } from "../components/text/glossary";
import { demo, dualEntity, exampleFigure, page, validation } from "../content/pages/platform-mavi-difference";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="platform" />
      <Hero {...page.hero} align="center" />
      <DrawingWithNotes {...validation} drawing={<RecommendationSheet />} inverted />
      <BelowFold>
        <Cells {...dualEntity} />
        <Example {...exampleFigure} />
        <Band {...demo} />
      </BelowFold>
    </Glossary>
  );
}
