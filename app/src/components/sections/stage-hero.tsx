import type { HeroCopy, HeroStage } from "../../content/types";
import { frame } from "../layout/frame";
import { Stage } from "../stage";
import { RichText } from "../text/rich-text";

/**
 * The top of a page with an animation: the stage is beside the words, or on a phone between title and subtitle, so that
 * all of it is in the first window. `stage.css` has its height.
 */
export function StageHero({
  title,
  subtitle,
  stage,
  align = "left",
}: Pick<HeroCopy, "title" | "subtitle"> & {
  readonly stage: HeroStage;
  /** Where the words stand. */
  readonly align?: "left" | "right";
}) {
  const words = `stage-beside:col-span-5 ${align === "right" ? "stage-beside:col-start-8 stage-beside:pl-4" : ""}`;
  return (
    <div
      className={`${frame} grid grid-cols-1 pt-6 pb-section-tight stage-beside:grid-cols-12 stage-beside:grid-rows-[auto_1fr] stage-beside:gap-x-8 lg:pt-8`}
    >
      <h1 className={`${words} measure-18 font-heading text-h1 font-semibold text-balance text-ink lg:pt-8`}>
        {title}
      </h1>
      <div
        id={stage.id}
        className={`mt-5 stage-beside:col-span-7 stage-beside:row-span-2 stage-beside:row-start-1 stage-beside:mt-0 ${
          align === "right"
            ? "stage-beside:col-start-1"
            : "stage-beside:col-start-6 stage-beside:justify-self-end"
        }`}
      >
        <Stage content={stage.content} />
      </div>
      <div className={`${words} mt-6`}>
        {subtitle === undefined ? null : (
          <p className="measure-46 text-lead text-pretty text-ink-2">
            <RichText text={subtitle} />
          </p>
        )}
        <h2 className="mt-8 measure-24 font-heading text-h3 font-semibold text-balance text-ink">
          {stage.title}
        </h2>
        <p className="mt-2 measure-56 text-body text-pretty text-ink-2">
          <RichText text={stage.lead} />
        </p>
      </div>
    </div>
  );
}
