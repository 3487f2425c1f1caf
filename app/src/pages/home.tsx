import still from "../animation/generated/esee-unified-w1440h900.svg?url";
import { CorridorAhead } from "../components/drawings/corridor-ahead";
import { DataFlow } from "../components/drawings/data-flow";
import { PriceCorridor } from "../components/drawings/price-corridor";
import { AnimationLink } from "../components/sections/animation-link";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { DrawingWithNotes } from "../components/sections/drawing-with-notes";
import { Hero } from "../components/sections/hero";
import { RuledList } from "../components/sections/ruled-list";
import { TextColumns } from "../components/sections/text-columns";
import { Glossary } from "../components/text/glossary";
import {
  animationLink,
  demo,
  howItWorks,
  marketImperative,
  page,
  strategicAlignment,
  valueProposition,
} from "../content/pages/home";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} display drawing={<PriceCorridor />} />
      <TextColumns {...marketImperative} />
      <BelowFold>
        <RuledList {...strategicAlignment} />
        <Cells {...valueProposition} />
        <DrawingWithNotes {...howItWorks} drawing={<DataFlow />} inverted>
          <div className="mt-10">
            <AnimationLink
              {...animationLink}
              still={still}
              className="aspect-[4/3] md:aspect-[7/2] md:*:[img]:[mask-image:linear-gradient(transparent,#000_45%,#000_55%,transparent)]"
            />
          </div>
        </DrawingWithNotes>
        <Band {...demo} aside={<CorridorAhead />} />
      </BelowFold>
    </Glossary>
  );
}
