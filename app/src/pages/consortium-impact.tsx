import { CommunityReport } from "../components/drawings/community-report";
import { SubNavigation } from "../components/layout/sub-navigation";
import { AnimationHero } from "../components/sections/animation-hero";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { RuledList } from "../components/sections/ruled-list";
import { Cells } from "../components/sections/cells";
import { invitation, page, partnerships, programs, animation } from "../content/pages/consortium-impact";

export { page };

export function Component() {
  return (
    <>
      <SubNavigation name="consortium" />
      <AnimationHero {...page.hero} align="right" animation={animation} />
      <RuledList {...partnerships} />
      <BelowFold>
        <Cells {...programs} drawing={<CommunityReport />} />
        <Band {...invitation} />
      </BelowFold>
    </>
  );
}
