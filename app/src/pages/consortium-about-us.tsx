import { dataProblemPictures } from "../components/drawings/data-problems";
import { Governance } from "../components/drawings/governance";
import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Process } from "../components/sections/process";
import { RuledList } from "../components/sections/ruled-list";
import { Statement } from "../components/sections/statement";
import { Glossary } from "../components/text/glossary";
import {
  capabilities,
  functions,
  missionAndVision,
  page,
  partners,
  problem,
} from "../content/pages/consortium-about-us";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="consortium" />
      <Hero {...page.hero} drawing={<Governance />} />
      <BelowFold>
        <Cells {...problem} pictures={dataProblemPictures} />
        <RuledList {...functions} />
        <Process {...capabilities} inverted />
        <Statement {...missionAndVision} />
        <Cells {...partners} />
      </BelowFold>
    </Glossary>
  );
}
