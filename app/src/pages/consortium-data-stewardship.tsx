import { privacyFlowPictures } from "../components/drawings/privacy-flow";
import { RecordBeforeAfter } from "../components/drawings/record-before-after";
import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Process } from "../components/sections/process";
import { RuledList } from "../components/sections/ruled-list";
import { Statement } from "../components/sections/statement";
import { Glossary } from "../components/text/glossary";
import {
  biasMitigation,
  commitment,
  dataHandling,
  dualEntity,
  explainability,
  next,
  page,
  privacyFlow,
} from "../content/pages/consortium-data-stewardship";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="consortium" />
      <Hero {...page.hero} drawing={<RecordBeforeAfter />} />
      <Statement {...commitment} />
      <BelowFold>
        <Cells {...dualEntity} beside />
        <Cells {...dataHandling} />
        <Process {...privacyFlow} pictures={privacyFlowPictures} inverted />
        <RuledList {...biasMitigation} />
        <Cells {...explainability} />
        <Statement {...next} />
      </BelowFold>
    </Glossary>
  );
}
