import { SubNavigation } from "../components/layout/sub-navigation";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { RuledList } from "../components/sections/ruled-list";
import { TextColumns } from "../components/sections/text-columns";
import { invitation, page, partnerships, programs, stage } from "../content/pages/consortium-impact";
import { HeroStage } from "./hero-stage";

export { page };

export function Component() {
  return (
    <>
      <SubNavigation name="consortium" />
      <Hero {...page.hero} align="right" picture={<HeroStage stage={stage} />} />
      <RuledList {...partnerships} />
      <BelowFold>
        <TextColumns {...programs} />
        <Band {...invitation} />
      </BelowFold>
    </>
  );
}
