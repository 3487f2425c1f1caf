import "../../styles/player.css";
import type { AnimationCopy, HeroCopy } from "../../content/types";
import { frame } from "../layout/frame";
import { Player } from "../player";
import { RichText } from "../text/rich-text";

/** The top of a page with an animation: `player.css` lays out title, player and words for every window. */
export function AnimationHero({
  title,
  subtitle,
  animation,
  align = "left",
}: Pick<HeroCopy, "title" | "subtitle"> & {
  /** Not shown here, so that a page which has them does not compile. */
  readonly actions?: never;
  readonly animation: AnimationCopy;
  /** Where the words stand. */
  readonly align?: "left" | "right";
}) {
  return (
    <div className={`${frame} animation-hero pt-4 pb-section-tight`} data-align={align}>
      <div className="animation-hero-top">
        <h1 className="font-heading text-h1 font-semibold text-balance text-ink">{title}</h1>
        <div id={animation.id} className="animation-hero-player grid">
          <Player title={animation.title} content={animation.content} />
        </div>
      </div>
      <div className="mt-6">
        {subtitle === undefined ? null : (
          <p className="measure-46 text-lead text-pretty text-ink-2">
            <RichText text={subtitle} />
          </p>
        )}
        <h2 className="mt-8 measure-24 font-heading text-h3 font-semibold text-balance text-ink">
          {animation.title}
        </h2>
        <p className="mt-2 measure-56 text-body text-pretty text-ink-2">
          <RichText text={animation.lead} />
        </p>
      </div>
    </div>
  );
}
