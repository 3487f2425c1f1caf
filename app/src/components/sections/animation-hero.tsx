import "../../styles/animation-hero.css";
import type { ReactNode } from "react";
import type { AnimationCopy, HeroCopy } from "../../content/types";
import { RichText } from "../text/rich-text";
import { Actions } from "./actions";
import { titleSizes } from "./hero";
import { ExampleLabel, type Ground, Lead } from "./section";

/**
 * The top of a page with an animation: title, words and player, then the sub-navigation as the last line of the first
 * window. In a narrow window the words are below the sub-navigation. `animation-hero.css` lays it out.
 */
export function AnimationHero({
  title,
  size,
  subtitle,
  actions,
  animation,
  player,
  subNavigation,
  ground,
  wordsAtSide = false,
  legend,
}: HeroCopy & {
  readonly size: keyof typeof titleSizes;
  readonly animation: AnimationCopy;
  readonly player: ReactNode;
  readonly subNavigation: ReactNode;
  readonly ground: Ground;
  /** In a wide window, the words are beside the player instead of above it. */
  readonly wordsAtSide?: boolean;
  /** What the picture's signs mean, where no buttons are. */
  readonly legend?: ReactNode;
}) {
  // Rendered twice, of which one is visible, so that the order of the focus is from top to bottom in every window.
  const words = (
    <div className="animation-hero-words">
      <Lead text={subtitle} />
      <Actions actions={actions} primary />
      {legend === undefined ? null : <div className="self-end pt-6 pb-8">{legend}</div>}
    </div>
  );
  return (
    <>
      <div
        data-ground={ground}
        data-words-at-side={wordsAtSide}
        className="animation-hero overflow-x-clip wrap-anywhere"
      >
        <h1 className={`heading ${titleSizes[size]}`}>{title}</h1>
        {words}
        <div id={animation.id} className="animation-hero-player grid">
          {player}
        </div>
      </div>
      {subNavigation}
      <div data-ground={ground} className="animation-hero-below wrap-anywhere">
        <div className="page-width">
          {words}
          {animation.lead === undefined ? null : (
            <div className="items-baseline gap-y-2 border-t border-hairline pt-6 pb-section-tight lg:border-t-0 twelve-columns">
              <h2 className="heading text-h3 lg:col-span-7">{animation.title}</h2>
              <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:col-span-5">
                <p className="measure-56 text-body text-pretty text-ink-2">
                  <RichText text={animation.lead} />
                </p>
                <ExampleLabel text={animation.example} />
              </div>
            </div>
          )}
        </div>
      </div>
    </>
  );
}
