import still from "../animation/generated/impact-individual-w1280h720.svg?url";
import { StewardshipBoundary } from "../components/drawings/stewardship-boundary";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { OldHero as Hero } from "../components/sections/old-hero";
import { RuledList } from "../components/sections/ruled-list";
import { Statement } from "../components/sections/statement";
import { Glossary } from "../components/text/glossary";
import { corePrinciples, impact, join, mission, page, programs, role } from "../content/pages/consortium";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="consortium" />
      <Hero {...page.hero} drawing={<StewardshipBoundary />} />
      <Statement {...mission} inverted />
      <BelowFold>
        <Cells {...corePrinciples} />
        <Statement {...role} />
        <RuledList {...programs} />
        <Cells {...join} />
        <Band {...impact} motif={<Ring />} starts />
      </BelowFold>
    </Glossary>
  );
}

/** The first picture of the impact page's animation, cropped, in white. */
function Ring() {
  return (
    <img
      src={still}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full scale-170 object-cover max-lg:origin-top [filter:brightness(0)_invert(1)] forced-colors:hidden"
    />
  );
}
