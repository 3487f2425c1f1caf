import "../../styles/player.css";
import type { AnimationCopy, HeroCopy } from "../../content/types";
import { bleed, columns, pageWidth } from "../layout/page-width";
import { Player } from "../player";
import { RichText } from "../text/rich-text";
import { Actions } from "./actions";
import { ExampleLabel, type Ground, Lead } from "./section";

/** The top of a page with an animation: `player.css` lays out title, player and words for every window. */
export function AnimationHero({
  title,
  subtitle,
  actions,
  animation,
  ground,
  wordsAtSide = false,
}: HeroCopy & {
  readonly animation: AnimationCopy;
  readonly ground: Ground;
  /** The words stand beside the player where there is room, instead of above it. */
  readonly wordsAtSide?: boolean;
}) {
  return (
    <div data-ground={ground} className={`overflow-x-clip wrap-anywhere ${bleed}`}>
      <div className="animation-hero" data-words-at-side={wordsAtSide}>
        <div className="animation-hero-top">
          <h1 className="font-heading text-h1 font-semibold text-balance text-ink">{title}</h1>
          <div id={animation.id} className="animation-hero-player grid">
            <Player title={animation.title} content={animation.content} />
          </div>
        </div>
        <div className="animation-hero-words">
          <Lead text={subtitle} />
          <Actions actions={actions} primary />
        </div>
      </div>
      {animation.lead === undefined ? null : (
        <div className={pageWidth}>
          <div className={`items-baseline gap-y-2 border-t border-hairline pt-7 pb-section-tight ${columns}`}>
            <h2 className="font-heading text-h3 font-semibold text-balance text-ink lg:col-span-7">
              {animation.title}
            </h2>
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:col-span-5">
              <p className="measure-56 text-body text-pretty text-ink-2">
                <RichText text={animation.lead} />
              </p>
              <ExampleLabel text={animation.example} />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
