import { NetworkDiagram } from "../components/network/network-diagram";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import {
  collaborativeNetwork,
  incentiveUnit,
  missionAndVision,
  page,
  partnershipNetwork,
  titleHalves,
  trustDeficit,
} from "../content/pages/about-mavi-ecosystem";
import { networkTexts } from "../content/shared/network";
import { DataFlow } from "./about-mavi-ecosystem/data-flow";
import { DualEntityModel } from "./about-mavi-ecosystem/dual-entity-model";
import { Rings } from "./about-mavi-ecosystem/rings";

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
            <ItemColumns {...trustDeficit} />
          </div>
        </Section>
        <DualEntityModel />
        <DataFlow />
        <Section id={incentiveUnit.id} ruled space="none">
          <div className="pt-10 pb-section-tight">
            <SectionHeading {...incentiveUnit} across />
            <Actions actions={incentiveUnit.actions} />
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

/** The page's title, which the boundary cuts into its two halves. */
function Title() {
  const { corporation, consortium } = titleHalves;
  return (
    <>
      <span className="block">
        {corporation[0]} <span className="text-teal-text">{corporation[1]}</span>
      </span>{" "}
      <span
        aria-hidden="true"
        className="mt-4 mb-3.5 block border-t-2 border-dashed border-violet-line lg:mt-5 lg:mb-4.5 -mx-bleed"
      />
      <span className="block">
        {consortium[0]} <span className="text-violet-text">{consortium[1]}</span>
      </span>
    </>
  );
}

/** Who takes part, in one sentence. The two cores have the signs of the network below. */
function TwoCores() {
  const { id, title, participants, corporation, and, consortium } = collaborativeNetwork;
  const sign = "mr-[0.25em] inline-block size-[0.62em] rounded-pill";
  return (
    <Section id={id} ruled space="none">
      <div className="twelve-columns gap-y-4 py-9">
        <h2 className="heading measure-22 text-lead lg:col-span-4">{title}</h2>
        <p className="font-heading text-h3 font-semibold text-balance text-ink-2 lg:col-span-8">
          {participants}{" "}
          <span className="inline-block text-teal-text">
            <span className={`${sign} bg-teal-line forced-colors:bg-[CanvasText]`} />
            {corporation}
          </span>{" "}
          {and}{" "}
          <span className="inline-block text-violet-text">
            <span className={`${sign} border-2 border-dashed border-violet-line`} />
            {consortium}
          </span>
        </p>
      </div>
    </Section>
  );
}

/** Two sentences on two tints, from edge to edge. */
function MissionAndVision() {
  return (
    <Section id={missionAndVision.id} ruled space="none">
      <div className="py-6">
        <SectionHeading title={missionAndVision.title} size="h3" />
      </div>
      <div className="grid *:px-bleed *:py-[clamp(2.5rem,2.2571rem+3.0476vw,4.5rem)] md:grid-cols-2 *:first:text-teal-text *:last:text-violet-text md:*:first:pr-12 md:*:last:pl-12 -mx-bleed">
        {missionAndVision.halves.map(({ title, text, ground }) => (
          <div key={title} data-ground={ground}>
            <h3 className="text-label font-semibold">{title}</h3>
            <p className="heading measure-22 mt-3.5 text-[clamp(1.75rem,1.35rem+1.62vw,2.75rem)] leading-[1.12] tracking-[-0.02em]">
              {text}
            </p>
          </div>
        ))}
      </div>
    </Section>
  );
}
