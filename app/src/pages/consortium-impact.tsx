import { SubNavigation } from "../components/layout/sub-navigation";
import { Actions } from "../components/sections/actions";
import { AnimationHero } from "../components/sections/animation-hero";
import { BelowFold } from "../components/sections/below-fold";
import { Closing } from "../components/sections/closing";
import { ItemText, ItemTitle } from "../components/sections/items";
import { Section, SectionHeading } from "../components/sections/section";
import { animation, invitation, page, partnerships, programs } from "../content/pages/consortium-impact";
import { Report } from "./consortium-impact/report";

export { page };

export function Component() {
  return (
    <>
      <SubNavigation name="consortium" />
      <AnimationHero {...page.hero} animation={animation} ground="pale-violet" wordsAtSide />
      <Section id={partnerships.id}>
        <SectionHeading title={partnerships.title} size="poster" />
        <Partners />
        <Actions actions={partnerships.actions} primary className="mt-5 lg:mt-8" />
      </Section>
      <BelowFold>
        <Section id={programs.id} ground="violet" space="none">
          <Programs />
        </Section>
        <Closing {...invitation} ground="pale-violet" />
      </BelowFold>
    </>
  );
}

/** Three columns below one rule, with hairlines between them. */
function Partners() {
  return (
    <ul className="mt-8 border-t-2 border-ink lg:mt-12 lg:grid lg:grid-cols-[4fr_4fr_5fr]">
      {partnerships.items.map(({ title, text }) => (
        <li
          key={title}
          className="border-hairline py-5 not-first:border-t lg:pr-8 lg:pb-2 lg:not-first:border-t-0 lg:not-first:border-l lg:not-first:pl-8"
        >
          <ItemTitle
            title={title}
            className="text-h3 lg:text-[min(var(--text-h3),2.5vw)] [&]:text-violet-text"
          />
          <ItemText text={text} className="measure-28 text-lead" />
        </li>
      ))}
    </ul>
  );
}

/** The two programs beside a report that comes of them. */
function Programs() {
  return (
    <div className="gap-x-16 pt-section lg:grid lg:grid-cols-[min(26rem,33%)_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <SectionHeading title={programs.title} />
      <div className="mt-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
        <Report />
      </div>
      <ul className="flex flex-col justify-end gap-9 py-12 lg:pb-14">
        {programs.items.map((item) => (
          <li key={item.id} id={item.id} className="border-t border-control pt-6">
            <ItemTitle {...item} className="text-h2" />
            <ItemText {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}
