import { SubNavigation } from "../components/layout/sub-navigation";
import { Band } from "../components/sections/band";
import { BelowFold } from "../components/sections/below-fold";
import { RuledList } from "../components/sections/ruled-list";
import { StageHero } from "../components/sections/stage-hero";
import { TextColumns } from "../components/sections/text-columns";
import { invitation, page, partnerships, programs, stage } from "../content/pages/consortium-impact";

export { page };

export function Component() {
  return (
    <>
      <SubNavigation name="consortium" />
      <StageHero {...page.hero} align="right" stage={stage} />
      <RuledList {...partnerships} />
      <BelowFold>
        <TextColumns {...programs} />
        <Band {...invitation} />
      </BelowFold>
    </>
  );
}
