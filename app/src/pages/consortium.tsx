import still from "../animation/generated/impact-individual-w1280h720.svg?url";
import { StewardshipBoundary } from "../components/drawings/stewardship-boundary";
import { SubNavigation } from "../components/layout/sub-navigation";
import { AnimationLink } from "../components/sections/animation-link";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { Hero } from "../components/sections/hero";
import { RuledList } from "../components/sections/ruled-list";
import { Statement } from "../components/sections/statement";
import { TextColumns } from "../components/sections/text-columns";
import { Glossary } from "../components/text/glossary";
import {
  animationLink,
  corePrinciples,
  impact,
  join,
  mission,
  page,
  programs,
  role,
} from "../content/pages/consortium";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="consortium" />
      <Hero {...page.hero} drawing={<StewardshipBoundary />} />
      <Statement {...mission} />
      <BelowFold>
        <Cells {...corePrinciples} />
        <Statement {...role} />
        <RuledList {...programs} />
        <TextColumns {...join} />
        <Band
          {...impact}
          aside={<AnimationLink {...animationLink} still={still} className="aspect-[5/4]" />}
        />
      </BelowFold>
    </Glossary>
  );
}
