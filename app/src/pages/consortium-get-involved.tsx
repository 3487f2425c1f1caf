import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { Lines } from "../components/text/lines";
import { page, stayConnected, supportUs, titleLines } from "../content/pages/consortium-get-involved";
import { Contribution } from "./consortium-get-involved/contribution";
import { SixWays } from "./consortium-get-involved/six-ways";

export { page };

export function Component() {
  return (
    <Glossary>
      <SubNavigation name="consortium" />
      <Hero {...page.hero} title={<Lines lines={titleLines} />} size="display" layout="row" />
      <SixWays />
      <BelowFold>
        <Contribution />
        <Section id={supportUs.id} ruled space="none">
          <div className="pt-10 pb-section">
            <SectionHeading {...supportUs} />
            <div className="mt-8">
              <ItemColumns {...supportUs} />
            </div>
            <Actions actions={supportUs.actions} />
          </div>
        </Section>
        <Closing {...stayConnected} ground="violet" />
      </BelowFold>
    </Glossary>
  );
}
