import { Stage } from "../components/stage";
import { RichText } from "../components/text/rich-text";
import type { HeroStage as Content } from "../content/types";

/** The animation of a hero, instead of a picture, with its explanation below. */
export function HeroStage({ stage: { id, title, lead, content } }: { readonly stage: Content }) {
  return (
    <div id={id} className="@container">
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
