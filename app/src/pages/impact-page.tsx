import { RichText } from "../components/text/rich-text";
import { Section } from "../components/sections/section";
import { columns, frame, toneVariables } from "../components/sections/sheet";
import { SubNavigation } from "../components/layout/sub-navigation";
import { page } from "../content/pages/consortium-impact";
import { Stage } from "../components/stage";

import { Glossary } from "../components/text/glossary";

/** The picture is the page's opening: copy on the left, a tall stage on the right. */
export function Layout() {
  const { hero, sections, subNavigation, tone } = page;
  const [opening, ...others] = sections;
  return (
    <Glossary>
      <SubNavigation name={subNavigation} />
      <div className={toneVariables[tone]}>
        <div className={`${frame} ${columns} py-section-tight lg:items-center`}>
          <div className="lg:col-span-5">
            <h1 className="measure-14 font-heading text-h1 font-semibold text-balance text-ink">
              {hero.title}
            </h1>
            <p className="mt-6 measure-44 text-lead text-balance text-ink-2">
              <RichText text={hero.subtitle} />
            </p>
            <div className="mt-10 border-t border-hairline pt-6 lg:mt-14 lg:mr-8">
              <h2 className="measure-24 font-heading text-h3 font-semibold text-balance text-ink">
                {opening.title}
              </h2>
              <p className="mt-3 measure-44 text-body text-pretty text-ink-2">
                <RichText text={opening.lead} />
              </p>
            </div>
          </div>
          <div id={opening.id} className="scroll-mt-header max-lg:mt-10 lg:col-span-7 lg:col-start-6">
            <Stage content={opening.stage} />
          </div>
        </div>
      </div>
      {others.map((section) => (
        <Section key={section.title} section={section} tone={tone} />
      ))}
    </Glossary>
  );
}
