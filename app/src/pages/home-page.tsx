import { ButtonLink } from "../components/controls/button";
import { Figure } from "../components/figures/figure";
import { RichText } from "../components/text/rich-text";
import { buttonRow } from "../components/sections/actions";
import { Section } from "../components/sections/section";
import { bleed, columns, frame } from "../components/sections/sheet";
import { page } from "../content/pages/home";
import { Glossary } from "../components/text/glossary";

/**
 * The hero's price corridor stands on the rule of the first section, which is its time axis, and runs
 * off the right edge of the window.
 */
export function Layout() {
  const { hero, sections, tone } = page;
  return (
    <Glossary>
      <div className={`overflow-x-clip ${bleed}`}>
        <div
          className={`${frame} ${columns} lg:min-h-[min(46rem,calc(100svh-var(--spacing-header)-4rem))] min-[100rem]:min-h-[46rem]`}
        >
          <div className="pt-section-tight lg:col-span-6 lg:-mr-8 lg:self-center lg:py-section-tight">
            <h1 className="font-heading text-display font-semibold text-balance text-ink">
              {sentences(hero.title).map((sentence) => (
                <span key={sentence} className="block max-sm:measure-13 lg:measure-13">
                  {sentence}{" "}
                </span>
              ))}
            </h1>
            <p className="mt-6 measure-38 text-lead text-balance text-ink-2 lg:mt-8">
              <RichText text={hero.subtitle} />
            </p>
            <div className={`mt-8 lg:mt-10 ${buttonRow}`}>
              {hero.actions.map((action, index) => (
                <ButtonLink
                  key={action.label}
                  href={action.href}
                  variant={index === 0 ? "primary" : "secondary"}
                >
                  {action.label}
                </ButtonLink>
              ))}
            </div>
          </div>
          <div className="@container relative -mr-(--bleed) max-lg:mt-10 lg:col-span-6">
            <div className="relative top-px z-10 aspect-[320/344] @min-[36rem]:aspect-[9/7] lg:absolute lg:top-auto lg:-bottom-px lg:left-0 lg:w-full lg:@min-[36rem]:aspect-[8/7] lg:max-h-full">
              <Figure name={hero.figure} />
            </div>
          </div>
        </div>
      </div>
      {sections.map((section) => (
        <Section key={section.title} section={section} tone={tone} />
      ))}
    </Glossary>
  );
}

/** The sentences of a text; each begins a line. */
function sentences(text: string): readonly string[] {
  return text.split(/(?<=\.)\s+/);
}
