import { SubNavigation } from "../components/layout/sub-navigation";
import { Hero } from "../components/sections/hero";
import { Sections } from "../components/sections/sections";
import { Stage } from "../components/stage";
import { Glossary } from "../components/text/glossary";
import { RichText } from "../components/text/rich-text";
import type { Page } from "../content/types";

/** Pages that open with an animation: the hero's picture is the stage of their first section. */
export function Layout({ page: { hero, sections, subNavigation, tone } }: { readonly page: Page }) {
  const [opening, ...others] = sections;
  if (opening?.kind !== "stage") throw new Error("the first section of a page with a stage is the stage");
  return (
    <Glossary>
      {subNavigation === undefined ? null : <SubNavigation name={subNavigation} />}
      <Hero
        hero={hero}
        tone={tone}
        picture={
          <div id={opening.id} className="@container scroll-mt-header">
            <Stage content={opening.stage} />
            <div className="mt-6 gap-x-8 @min-[44rem]:mt-8 @min-[44rem]:flex @min-[44rem]:items-baseline">
              <h2 className="measure-24 shrink-0 basis-[40%] font-heading text-h3 font-semibold text-balance text-ink">
                {opening.title}
              </h2>
              {opening.lead === undefined ? null : (
                <p className="measure-56 text-body text-pretty text-ink-2 @max-[44rem]:mt-3">
                  <RichText text={opening.lead} />
                </p>
              )}
            </div>
          </div>
        }
      />
      <Sections sections={others} tone={tone} />
    </Glossary>
  );
}
