import { BelowFold } from "../components/sections/below-fold";
import { OldHero as Hero } from "../components/sections/old-hero";
import { People } from "../components/sections/people";
import { Statement } from "../components/sections/statement";
import { advisoryBoard, leadership, page, workWithUs } from "../content/pages/team";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} />
      <People {...leadership} />
      <BelowFold>
        <People {...advisoryBoard} />
        <Statement {...workWithUs} />
      </BelowFold>
    </>
  );
}
