import { FairnessTest } from "../components/drawings/fairness-test";
import { RentDecision } from "../components/drawings/rent-decision";
import { RentalBuilding } from "../components/drawings/rental-building";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { Example } from "../components/sections/example";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Pair } from "../components/sections/pair";
import { Questions } from "../components/sections/questions";
import { RuledList } from "../components/sections/ruled-list";
import { WorkedExample } from "../components/sections/worked-example";
import { Glossary } from "../components/text/glossary";
import {
  benefits,
  demo,
  exampleFigures,
  fairness,
  limits,
  page,
  questions,
  rentalHousing,
} from "../content/pages/solutions-dynamic-pricing";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} drawing={<RentalBuilding />} />
      <Cells {...benefits} />
      <BelowFold>
        <WorkedExample {...rentalHousing} drawing={<RentDecision />} inverted />
        <RuledList {...limits} />
        <Pair {...fairness} drawing={<FairnessTest />} />
        <Questions {...questions} />
        <Example {...exampleFigures} />
        <Band {...demo} />
      </BelowFold>
    </Glossary>
  );
}
