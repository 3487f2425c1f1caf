import { contributionPictures } from "../components/drawings/contribution";
import { SixPaths } from "../components/drawings/six-paths";
import { SubNavigation } from "../components/layout/sub-navigation";
import { BelowFold } from "../components/sections/below-fold";
import { Cells } from "../components/sections/cells";
import { OldHero as Hero } from "../components/sections/old-hero";
import { Process } from "../components/sections/process";
import { Statement } from "../components/sections/statement";
import { Glossary } from "../components/text/glossary";
import {
  dataContribution,
  page,
  partnerWithUs,
  stayConnected,
  supportUs,
} from "../content/pages/consortium-get-involved";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="consortium" />
      <Hero {...page.hero} drawing={<SixPaths />} />
      <Cells {...partnerWithUs} />
      <BelowFold>
        <Process {...dataContribution} pictures={contributionPictures} inverted />
        <Cells {...supportUs} />
        <Statement {...stayConnected} />
      </BelowFold>
    </Glossary>
  );
}
