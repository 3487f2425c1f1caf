import { NetworkDiagram } from "../components/network/network-diagram";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns } from "../components/sections/items";
import { Lead, Section, SectionHeading } from "../components/sections/section";
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
import { Circles } from "./about-mavi-ecosystem/circles";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} title={<Title />} size="display" layout="row" compact />
      <TwoCores />
      <BelowFold>
        <Section {...trustDeficit} ruled spaceAbove={8} spaceBelow={16}>
          <ItemColumns {...trustDeficit} />
        </Section>
        <DualEntityModel />
        <DataFlow />
        <Section id={incentiveUnit.id} ruled space="tight">
          <div className="twelve-columns gap-y-6">
            <div className="lg:col-span-5">
              <SectionHeading title={incentiveUnit.title} />
            </div>
            <div className="lg:col-span-7">
              <Lead text={incentiveUnit.lead} />
              <Actions actions={incentiveUnit.actions} />
            </div>
          </div>
        </Section>
        <MissionAndVision />
        <Section id={partnershipNetwork.id} space="tight">
          <div className="mb-6 ends items-baseline">
            <SectionHeading {...partnershipNetwork} />
            <p className="text-ink-2 pointer-coarse:hidden">{networkTexts.hints.point}</p>
            <p className="text-ink-2 not-pointer-coarse:hidden">{networkTexts.hints.tap}</p>
          </div>
          <NetworkDiagram />
        </Section>
        <Circles />
      </BelowFold>
    </Glossary>
  );
}

/** The page's title. The boundary separates its two halves. */
function Title() {
  const { corporation, consortium } = titleHalves;
  return (
    <>
      <span className="block">
        {corporation[0]} <span className="text-teal-text">{corporation[1]}</span>
      </span>{" "}
      <span aria-hidden="true" className="my-4 block border-t-2 border-dashed border-violet-line -mx-bleed" />
      <span className="block">
        {consortium[0]} <span className="text-violet-text">{consortium[1]}</span>
      </span>
    </>
  );
}

/** Says who takes part, in one sentence. The two core organizations have the same signs as in the network below. */
function TwoCores() {
  const { id, title, participants, corporation, and, consortium } = collaborativeNetwork;
  return (
    <Section id={id} ruled space={8}>
      <div className="twelve-columns gap-y-4">
        <h2 className="heading measure-22 text-lead lg:col-span-4">{title}</h2>
        <p className="heading text-h3 text-ink-2 drawing-colors lg:col-span-8">
          {participants}{" "}
          <span className="inline-block text-teal-text">
            <span className="mr-2 inline-block size-4 rounded-pill bg-teal-line" />
            {corporation}
          </span>{" "}
          {and}{" "}
          <span className="inline-block text-violet-text">
            <span className="mr-2 inline-block size-4 rounded-pill border-2 border-dashed border-violet-line" />
            {consortium}
          </span>
        </p>
      </div>
    </Section>
  );
}

/** Mission and vision: two sentences on two tints, across the window. */
function MissionAndVision() {
  return (
    <Section id={missionAndVision.id} space="none">
      <h2 className="sr-only">{missionAndVision.title}</h2>
      <div className="grid -mx-bleed md:grid-cols-2">
        {missionAndVision.halves.map(({ title, text, ground, tone }) => (
          <div
            key={title}
            data-ground={ground}
            data-tone={tone}
            className="px-bleed py-section-tight md:odd:pr-8 md:even:pl-8"
          >
            <h3 className="text-body font-semibold text-(--accent)">{title}</h3>
            <p className="measure-22 mt-3 heading text-h2">{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
