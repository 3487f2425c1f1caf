import { DualEntity } from "../components/drawings/dual-entity";
import { NetworkDiagram } from "../components/network/network-diagram";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { Comparison } from "../components/sections/comparison";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Process } from "../components/sections/process";
import { HeadedSheet } from "../components/sections/sheet";
import { Statement } from "../components/sections/statement";
import { Glossary } from "../components/text/glossary";
import {
  collaborativeNetwork,
  dataFlow,
  incentiveUnit,
  missionAndVision,
  page,
  partnerWithMavi,
  partnershipNetwork,
  trustDeficit,
  twoOrganizations,
} from "../content/pages/about-mavi-ecosystem";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} drawing={<DualEntity />} />
      <Statement {...collaborativeNetwork} />
      <BelowFold>
        <Cells {...trustDeficit} />
        <Comparison {...twoOrganizations} />
        <Process {...dataFlow} inverted />
        <Statement {...incentiveUnit} />
        <Cells {...missionAndVision} beside />
        <HeadedSheet {...partnershipNetwork}>
          <NetworkDiagram />
        </HeadedSheet>
        <Cells {...partnerWithMavi} />
      </BelowFold>
    </Glossary>
  );
}
