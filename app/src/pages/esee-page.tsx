import { RichText } from "../components/text/rich-text";
import { Section } from "../components/sections/section";
import { columns, frame, toneVariables } from "../components/sections/sheet";
import { SubNavigation } from "../components/layout/sub-navigation";
import { page } from "../content/pages/platform-esee-intelligence";
import { Stage } from "../components/stage";

import { Glossary } from "../components/text/glossary";

/** The picture is the page's opening: copy above, then the stage as wide as the frame. */
export function Layout() {
  const { hero, sections, subNavigation, tone } = page;
  const [opening, ...others] = sections;
  return (
    <Glossary>
      <SubNavigation name={subNavigation} />
      <div className={toneVariables[tone]}>
        <div className={`${frame} py-section-tight`}>
          <div className={`${columns} lg:items-end`}>
            <div className="lg:col-span-7">
              <h1 className="measure-16 font-heading text-h1 font-semibold text-balance text-ink">
                {hero.title}
              </h1>
            </div>
            <p className="measure-44 text-lead text-balance text-ink-2 max-lg:mt-6 lg:col-span-5 lg:pb-1">
              <RichText text={hero.subtitle} />
            </p>
          </div>
          <div id={opening.id} className="mt-10 scroll-mt-header md:mt-14">
            <Stage content={opening.stage} />
          </div>
          <div className={`${columns} mt-8`}>
            <h2 className="measure-24 font-heading text-h3 font-semibold text-balance text-ink lg:col-span-5">
              {opening.title}
            </h2>
            <p className="measure-52 text-body text-pretty text-ink-2 max-lg:mt-3 lg:col-span-7 lg:col-start-6">
              <RichText text={opening.lead} />
            </p>
          </div>
        </div>
      </div>
      {others.map((section) => (
        <Section key={section.title} section={section} tone={tone} />
      ))}
    </Glossary>
  );
}
