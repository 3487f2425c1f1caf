import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Section } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { demo, fiveSteps, oneRecord, page, pilot, validation } from "../content/pages/how-it-works";
import { FiveSteps } from "./how-it-works/five-steps";
import { FourGates } from "./how-it-works/four-gates";
import { EmptyDecision } from "./how-it-works/empty-decision";
import { HeatingCase } from "./how-it-works/heating-case";
import { PilotHalves } from "./how-it-works/pilot-halves";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} size="display" layout="row" />
      <Section {...fiveSteps} space="none">
        <FiveSteps />
      </Section>
      <BelowFold>
        <Section {...oneRecord} ground="ink" titleSize="poster">
          <HeatingCase />
        </Section>
        <Section id={validation.id}>
          <FourGates />
          <Actions actions={validation.actions} />
        </Section>
        <Section {...pilot} space="tight">
          <ItemColumns items={pilot.items} />
          <PilotHalves />
        </Section>
        <Closing title={demo.title} ground="pale-teal">
          <EmptyDecision />
        </Closing>
      </BelowFold>
    </Glossary>
  );
}
