import { SubNavigation } from "../components/layout/sub-navigation";
import { Hero } from "../components/sections/hero";
import { Sections } from "../components/sections/sections";
import { Stage } from "../components/stage";
import { Glossary } from "../components/text/glossary";
import { RichText } from "../components/text/rich-text";
import type { HeroStage as Content, Page } from "../content/types";

/** Pages that open with an animation: it is their hero's picture. */
export function Component({ page: { hero, sections, stage, subNavigation, tone } }: { readonly page: Page }) {
  return (
    <Glossary>
      {subNavigation === undefined ? null : <SubNavigation name={subNavigation} />}
      <Hero hero={hero} tone={tone} picture={stage && <HeroStage stage={stage} />} />
      <Sections sections={sections} tone={tone} />
    </Glossary>
  );
}

/** The stage, and below it what it shows. */
function HeroStage({ stage: { id, title, lead, content } }: { readonly stage: Content }) {
  return (
    <div id={id} className="@container scroll-mt-header">
      <Stage content={content} />
      <div className="mt-6 gap-x-8 @min-[44rem]:mt-8 @min-[44rem]:flex @min-[44rem]:items-baseline">
        <h2 className="measure-24 shrink-0 basis-[40%] font-heading text-h3 font-semibold text-balance text-ink">
          {title}
        </h2>
        <p className="measure-56 text-body text-pretty text-ink-2 @max-[44rem]:mt-3">
          <RichText text={lead} />
        </p>
      </div>
    </div>
  );
}
