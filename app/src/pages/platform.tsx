import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { Hero } from "../components/sections/hero";
import { ItemWords } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { RichText } from "../components/text/rich-text";
import {
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
import { AgenticAi } from "./platform/pipeline";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} size="display" layout="row" compact />
      <SubNavigation name="platform" />
      <Section id={theProblem.id} space={8}>
        <div className="grid gap-x-8 gap-y-4 md:grid-cols-3 lg:grid-cols-4">
          <div className="md:col-span-3 lg:col-span-1">
            <SectionHeading title={theProblem.title} titleSize="h3" />
          </div>
          {theProblem.items.map(({ id, title, text }) => (
            <p key={title} id={id} className="text-body text-pretty text-ink-2">
              <strong className="font-semibold text-ink">{title}</strong> <RichText text={text} />
            </p>
          ))}
        </div>
      </Section>
      <AgenticAi />
      <BelowFold>
        <Section id={fourMetrics.id}>
          <div className="twelve-columns gap-y-12">
            <div className="lg:col-span-4">
              <SectionHeading title={fourMetrics.title} lead={fourMetrics.lead} />
              <Actions actions={fourMetrics.actions} />
            </div>
            <ul className="grid gap-x-8 md:grid-cols-2 lg:col-span-8">
              {fourMetrics.items.map(({ title, text }) => (
                <li
                  key={title}
                  className="flex flex-col-reverse justify-between gap-3 border-t border-control py-6"
                >
                  <h3 className="text-body text-ink-2">{title}</h3>
                  <p className="heading text-h2">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section id={incentiveUnitPhases.id} space="none">
          <div className="ends items-end gap-y-6">
            <SectionHeading title={incentiveUnitPhases.title} />
            <Actions actions={incentiveUnitPhases.actions} flush />
          </div>
          <ol className="-mx-bleed mt-8 grid md:grid-cols-2">
            {incentiveUnitPhases.items.map(({ phase, ...item }) => (
              <li
                key={item.title}
                data-ground={phase === "now" ? "ink" : undefined}
                className={`px-bleed py-section-tight ${phase === "now" ? "" : "border-y border-control md:pl-16"}`}
              >
                <ItemWords {...item} size="poster" />
              </li>
            ))}
          </ol>
        </Section>
        <Capabilities />
        <Section>
          <div className="twelve-columns gap-y-12">
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
        <Closing {...demo} beside>
          <EmptyGraph />
        </Closing>
      </BelowFold>
    </Glossary>
  );
}
