import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns, ItemText, ItemTitle } from "../components/sections/items";
import { ExampleLabel, Lead, Section, SectionHeading } from "../components/sections/section";
import { Glossary } from "../components/text/glossary";
import { RichText } from "../components/text/rich-text";
import { corePrinciples, impact, join, mission, page, programs, role } from "../content/pages/consortium";
import { labels } from "../content/shared/site";
import { City } from "./consortium/city";
import { OneAndMany } from "./consortium/one-and-many";

export { page };

export function Component() {
  return (
    <Glossary>
      <Hero {...page.hero} size="display" ground="ink">
        <City />
      </Hero>
      <SubNavigation name="consortium" ground="ink" />
      <Section id={mission.id}>
        <SectionHeading title={mission.title} size="poster" />
        <div className="mt-6 twelve-columns">
          <div className="lg:col-span-6 lg:col-start-7">
            <Lead text={mission.lead} />
          </div>
        </div>
      </Section>
      <BelowFold>
        <Section id={corePrinciples.id} space="tight" ruled>
          <SectionHeading title={corePrinciples.title} size="h3" />
          <ItemColumns items={corePrinciples.items} look="ruled" size="h2" tone="violet" />
        </Section>
        <Section id={role.id} space="tight" ruled>
          <SectionHeading title={role.title} size="h3" />
          <p className="mt-5 font-heading text-h2 font-semibold text-pretty text-ink [&_strong]:text-violet-text">
            <RichText text={role.lead} />
          </p>
          <Actions actions={role.actions} />
        </Section>
        <Section id={programs.id} ground="pale-violet" space="tight">
          <div className="gap-y-8 twelve-columns">
            <div className="lg:col-span-5">
              <SectionHeading title={programs.title} />
            </div>
            <div className="lg:col-span-7">
              <ItemColumns items={programs.items} />
            </div>
          </div>
        </Section>
        <Section id={impact.id} ground="violet">
          <OneAndMany />
          <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <Actions actions={impact.actions} primary flush />
            <ExampleLabel text={labels.example} />
          </div>
        </Section>
        <Section id={join.id}>
          <SectionHeading title={join.title} size="poster" />
          <ul className="mt-8 grid gap-x-12 gap-y-10 md:grid-cols-2 lg:mt-10">
            {join.items.map(({ title, text, actions }, index) => (
              <li key={title}>
                <ItemTitle title={title} size="h2" />
                <ItemText text={text} />
                <Actions actions={actions} primary={index === 0} />
              </li>
            ))}
          </ul>
        </Section>
      </BelowFold>
    </Glossary>
  );
}
