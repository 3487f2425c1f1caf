import { NetworkDiagram } from "../components/network/network-diagram";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { incentiveUnit, page, partnershipNetwork, trustDeficit } from "../content/pages/about-mavi-ecosystem";
import { networkTexts } from "../content/shared/network";
import { DualEntityModel } from "./about-mavi-ecosystem/dual-entity-model";
import { DataFlow } from "./about-mavi-ecosystem/data-flow";
import { MissionAndVision } from "./about-mavi-ecosystem/mission-and-vision";
import { Rings } from "./about-mavi-ecosystem/rings";
import { Title } from "./about-mavi-ecosystem/title";
import { TwoCores } from "./about-mavi-ecosystem/two-cores";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} title={<Title />} size="display" layout="row" />
      <TwoCores />
      <BelowFold>
        <Section id={trustDeficit.id} ruled space="none">
          <div className="pt-9 pb-14">
            <SectionHeading {...trustDeficit} />
            <div className="mt-8">
              <ItemColumns {...trustDeficit} />
            </div>
          </div>
        </Section>
        <DualEntityModel />
        <DataFlow />
        <Section id={incentiveUnit.id} ruled space="none">
          <div className="pt-10 pb-section-tight">
            <SectionHeading {...incentiveUnit} across />
            <Actions actions={incentiveUnit.actions} className="mt-6" />
          </div>
        </Section>
        <MissionAndVision />
        <Section id={partnershipNetwork.id} space="tight">
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
            <SectionHeading {...partnershipNetwork} />
            <p className="text-ink-2 pointer-coarse:hidden">{networkTexts.hints.point}</p>
            <p className="text-ink-2 not-pointer-coarse:hidden">{networkTexts.hints.tap}</p>
          </div>
          <NetworkDiagram />
        </Section>
        <Rings />
      </BelowFold>
    </Glossary>
  );
}
