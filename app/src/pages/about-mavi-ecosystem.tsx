import { DualEntity } from "../components/drawings/dual-entity";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { Comparison } from "../components/sections/comparison";
import { Hero } from "../components/sections/hero";
import { Network } from "../components/sections/network";
import { Process } from "../components/sections/process";
import { Statement } from "../components/sections/statement";
import { TextColumns } from "../components/sections/text-columns";
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
        <TextColumns {...missionAndVision} />
        <Network {...partnershipNetwork} />
        <Cells {...partnerWithMavi} />
      </BelowFold>
    </Glossary>
  );
}
