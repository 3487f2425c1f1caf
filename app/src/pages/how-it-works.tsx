import { FiveSteps } from "../components/drawings/five-steps";
import { RecordTrail } from "../components/drawings/record-trail";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { DrawingWithNotes } from "../components/sections/drawing-with-notes";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Process } from "../components/sections/process";
import { RuledList } from "../components/sections/ruled-list";
import { Glossary } from "../components/text/glossary";
import { demo, fiveSteps, oneRecord, page, pilot, validation } from "../content/pages/how-it-works";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} align="center" drawing={<FiveSteps />} />
      <Process {...fiveSteps} />
      <BelowFold>
        <DrawingWithNotes {...oneRecord} drawing={<RecordTrail />} headingsInDrawing inverted />
        <RuledList {...validation} />
        <Process {...pilot} planned />
        <Band {...demo} />
      </BelowFold>
    </Glossary>
  );
}
