import { drawingColors } from "../components/drawings/drawing";
import { Decision } from "../components/drawings/signs";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { fullBleed, Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { demo, fiveSteps, oneRecord, page, pilot, validation } from "../content/pages/how-it-works";
import { FiveSteps } from "./how-it-works/five-steps";
import { FourGates } from "./how-it-works/four-gates";
import { HeatingCase } from "./how-it-works/heating-case";
import { PilotHalves } from "./how-it-works/pilot-halves";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} layout="row" />
      <Section id={fiveSteps.id} space="none">
        <SectionHeading title={fiveSteps.title} />
        <FiveSteps />
      </Section>
      <BelowFold>
        <Section id={oneRecord.id} ground="ink">
          <SectionHeading {...oneRecord} size="poster" across />
          <HeatingCase />
        </Section>
        <Section id={validation.id}>
          <FourGates />
          <Actions actions={validation.actions} />
        </Section>
        <Section id={pilot.id} space="tight">
          <SectionHeading title={pilot.title} />
          <ItemColumns items={pilot.items} />
          <PilotHalves />
        </Section>
        <Closing {...demo} ground="pale-teal" picture={<EmptyDecision />} />
      </BelowFold>
    </Glossary>
  );
}

/** The line of the case once more, through the four checks to a decision that is still to be made. */
function EmptyDecision() {
  return (
    <div className="py-12">
      <svg
        aria-hidden="true"
        fill="none"
        className={`block h-18 w-[calc(100%+2*var(--bleed))] overflow-visible ${fullBleed} ${drawingColors}`}
      >
        <line x2="62%" y1="50%" y2="50%" strokeWidth={2} className="stroke-ink" />
        <svg x="62%" y="50%" className="overflow-visible">
          <path d="M-138-26v52m22 0v-52m22 0v52m22 0v-52" strokeWidth={4} className="stroke-ink" />
          <Decision open x={0} y={0} r={33} />
        </svg>
      </svg>
    </div>
  );
}
