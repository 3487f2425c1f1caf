import { Drawing } from "../components/drawings/drawing";
import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { BelowFold } from "../components/sections/below-fold";
import { Hero } from "../components/sections/hero";
import { ItemColumns, ItemWords } from "../components/sections/items";
import { Lead, Section, SectionHeading } from "../components/sections/section";
import { RichText } from "../components/text/rich-text";
import { corePrinciples, impact, join, mission, page, programs, role } from "../content/pages/consortium";
import { City } from "./consortium/city";
import { OneAndMany } from "./consortium/one-and-many";
import { programPictures, WaitingWindows } from "./consortium/windows";

export { page };

export function Component() {
  return (
    <>
      <Hero {...page.hero} size="display" ground="ink">
        <City />
      </Hero>
      <SubNavigation name="consortium" ground="ink" />
      <Section id={mission.id} space="tight" title={mission.title} titleSize="poster">
        <div className="mt-6 twelve-columns">
          <div className="lg:col-span-6 lg:col-start-7">
            <Lead text={mission.lead} />
          </div>
        </div>
      </Section>
      <BelowFold>
        <Section {...corePrinciples} space="tight" ruled titleSize="h3">
          <ItemColumns items={corePrinciples.items} ruled size="h2" tone="violet" />
        </Section>
        <Section id={role.id} space="tight" ruled title={role.title} titleSize="h3">
          <p className="mt-6 accented heading text-h2">
            <RichText text={role.lead} />
          </p>
          <Actions actions={role.actions} />
        </Section>
        <Section id={programs.id} ground="pale-violet" space="tight">
          <div className="gap-y-8 twelve-columns">
            <div className="lg:col-span-4">
              <SectionHeading title={programs.title} />
            </div>
            <ul className="grid gap-8 md:grid-cols-2 lg:col-span-8">
              {programs.items.map(({ picture, ...item }) => (
                <li key={item.title} className="space-y-4">
                  <div>
                    <Drawing>{programPictures[picture]}</Drawing>
                  </div>
                  <div>
                    <ItemWords {...item} />
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </Section>
        <Section id={impact.id} ground="violet">
          <OneAndMany />
          <Actions actions={impact.actions} primary />
        </Section>
        <Section {...join} spaceBelow="none" titleSize="poster">
          <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
            {join.items.map(({ actions, leads, ...item }) => (
              <li key={item.title}>
                <ItemWords {...item} size="h2" />
                <Actions actions={actions} primary={leads} />
              </li>
            ))}
          </ul>
          <WaitingWindows />
        </Section>
      </BelowFold>
    </>
  );
}
