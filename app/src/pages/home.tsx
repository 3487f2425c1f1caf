import type { ReactNode } from "react";
import still from "../animation/generated/esee-unified-w1280h720.svg?url";
import { PriceCorridor, PriceCorridorMotif } from "../components/drawings/price-corridor";
import { RecommendationSheet } from "../components/drawings/recommendation-sheet";
import { AnimationLink } from "../components/sections/animation-link";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { DrawingWithNotes } from "../components/sections/drawing-with-notes";
import { OldHero as Hero } from "../components/sections/old-hero";
import { RuledList } from "../components/sections/ruled-list";
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
      <Cells {...marketImperative} />
      <BelowFold>
        <RuledList {...strategicAlignment} />
        <Cells {...valueProposition} />
        <DrawingWithNotes
          {...howItWorks}
          drawing={
            <Cropped>
              <RecommendationSheet />
            </Cropped>
          }
          aside={<AnimationLink {...animationLink} still={still} className="aspect-[3/2] scale-150" />}
          inverted
        />
        <Band {...demo} motif={<PriceCorridorMotif />} />
      </BelowFold>
    </Glossary>
  );
}

/** The upper part of a drawing, which fades out. */
function Cropped({ children }: { readonly children: ReactNode }) {
  return (
    <div className="max-h-[34rem] overflow-clip [overflow-clip-margin:1rem] [mask-image:linear-gradient(#000_60%,transparent)] lg:max-h-[29rem] print:max-h-none print:[mask-image:none]">
      {children}
    </div>
  );
}
