import { Decision, Grid } from "../components/drawings/signs";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemText, ItemTitle } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { RichText } from "../components/text/rich-text";
import {
  agenticAi,
  demo,
  fourMetrics,
  incentiveUnitPhases,
  investors,
  page,
  security,
  theProblem,
} from "../content/pages/platform";
import { Capabilities } from "./platform/capabilities";
import { EmptyGraph } from "./platform/graph";
import { Pipeline } from "./platform/pipeline";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} size="display" layout="row" />
      <SubNavigation name="platform" />
      <Section id={theProblem.id} space="none">
        <div className="grid gap-x-8 gap-y-6 pt-6 pb-10 md:grid-cols-3 lg:grid-cols-4">
          <div className="md:col-span-3 lg:col-span-1">
            <SectionHeading title={theProblem.title} size="h3" />
          </div>
          <ul className="contents">
            {theProblem.items.map((item) => (
              <li key={item.title} id={item.id} className="*:last:mt-1">
                <ItemTitle title={item.title} size="body" />
                <ItemText {...item} />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <AgenticAi />
      <BelowFold>
        <Pipeline />
        <Section id={fourMetrics.id}>
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
            <div>
              <SectionHeading title={fourMetrics.title} lead={fourMetrics.lead} />
            </div>
            <Actions actions={fourMetrics.actions} flush />
          </div>
          <ul className="mt-10 grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
            {fourMetrics.items.map(({ title, text }) => (
              <li
                key={title}
                className="flex flex-col-reverse justify-between gap-2 border-t border-control pt-5 pb-6 md:min-h-56"
              >
                <h3 className="text-body text-ink-2">{title}</h3>
                <p className="heading text-[min(clamp(2rem,1.3rem+1.6vw,2.625rem),10.5vw)] leading-[1.06] tracking-[-0.025em]">
                  {text}
                </p>
              </li>
            ))}
          </ul>
        </Section>
        <Section id={incentiveUnitPhases.id} space="none">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
            <SectionHeading title={incentiveUnitPhases.title} />
            <Actions actions={incentiveUnitPhases.actions} flush />
          </div>
          <ol className="-mx-bleed mt-10 grid md:grid-cols-2">
            {incentiveUnitPhases.items.map(({ title, text }, index) => (
              <li
                key={title}
                data-ground={index === 0 ? "ink" : undefined}
                className={`px-bleed py-section-tight ${index === 0 ? "" : "border-y border-control md:pl-16"}`}
              >
                <ItemTitle title={title} size="poster" />
                <ItemText text={text} />
              </li>
            ))}
          </ol>
        </Section>
        <Capabilities />
        <Section>
          <div className="twelve-columns gap-y-11">
            <div id={security.id} className="lg:col-span-7">
              <SectionHeading title={security.title} />
              <p className="mt-4 measure-56 text-body text-pretty text-ink-2">
                <RichText text={security.text} />
              </p>
            </div>
            <div id={investors.id} className="lg:col-span-5">
              <SectionHeading title={investors.title} />
              <p className="mt-4 text-body text-ink-2">
                <RichText text={investors.text} />
              </p>
              <Actions actions={investors.actions} />
            </div>
          </div>
        </Section>
        <Closing {...demo} beside={<EmptyGraph />} />
      </BelowFold>
    </Glossary>
  );
}

/** Three proposals wait; one is approved. */
function AgenticAi() {
  return (
    <Section id={agenticAi.id} ground="ink" space="none">
      <h2 className="flex flex-wrap justify-between gap-x-10 pt-12 font-heading text-[min(clamp(2.25rem,1rem+4.4vw,5.5rem),9.5vw)] leading-[1.04] font-semibold tracking-[-0.035em] text-ink [&_svg]:ml-[0.22em] [&_svg]:inline-block [&_svg]:align-[-0.03em]">
        <span className="whitespace-nowrap">
          {agenticAi.proposes}
          <span className="inline-block w-[2em]">
            <Grid kind="ring" count={3} columns={3} size={0.7} />
          </span>
        </span>{" "}
        <span className="whitespace-nowrap">
          {agenticAi.approves}
          <svg viewBox="-14 -14 28 28" aria-hidden="true" className="w-[0.75em]">
            <Decision x={0} y={0} r={13} />
          </svg>
        </span>
      </h2>
      <p className="mt-4 text-lead text-pretty text-ink-2">{agenticAi.lead}</p>
    </Section>
  );
}
