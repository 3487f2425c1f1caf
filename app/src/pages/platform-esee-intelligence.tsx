import { EseeDimensions } from "../components/drawings/esee-dimensions";
import { SubNavigation } from "../components/layout/sub-navigation";
import { AnimationHero } from "../components/sections/animation-hero";
import { BelowFold } from "../components/sections/below-fold";
import { DrawingWithNotes } from "../components/sections/drawing-with-notes";
import { Metrics } from "../components/sections/metrics";
import { RuledList } from "../components/sections/ruled-list";
import { Statement } from "../components/sections/statement";
import { Glossary } from "../components/text/glossary";
import {
  animation,
  dimensions,
  fourMetrics,
  nextStep,
  oneReading,
  page,
  systemicTrust,
} from "../content/pages/platform-esee-intelligence";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="platform" />
      <AnimationHero {...page.hero} animation={animation} />
      <RuledList {...dimensions} />
      <BelowFold>
        <DrawingWithNotes {...oneReading} drawing={<EseeDimensions />} inverted />
        <Metrics {...fourMetrics} />
        <RuledList {...systemicTrust} />
        <Statement {...nextStep} />
      </BelowFold>
    </Glossary>
  );
}
