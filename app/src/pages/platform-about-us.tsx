import { PlatformLayers } from "../components/drawings/platform-layers";
import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { OldHero as Hero } from "../components/sections/old-hero";
import { People } from "../components/sections/people";
import { RuledList } from "../components/sections/ruled-list";
import { Statement } from "../components/sections/statement";
import { Cells } from "../components/sections/cells";
import { Glossary } from "../components/text/glossary";
import { business, leadership, mission, page, whatWeBuild } from "../content/pages/platform-about-us";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="platform" />
      <Hero {...page.hero} align="right" drawing={<PlatformLayers />} />
      <Statement {...mission} inverted />
      <BelowFold>
        <RuledList {...whatWeBuild} />
        <Cells {...business} />
        <People {...leadership} />
      </BelowFold>
    </Glossary>
  );
}
