import "../../styles/animation-hero.css";
import type { ReactNode } from "react";
import type { AnimationCopy, HeroCopy } from "../../content/types";
import { Actions } from "./actions";
import { titleSizes } from "./hero";
import { type Ground, Lead, SectionHeading } from "./section";

/**
 * The top of a page with an animation: title, words, legend and player, then the sub-navigation as the last line of the
 * first window. Where the words do not fit in, they are below the sub-navigation. `animation-hero.css` lays it out.
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
  /**
   * In a wide window, the words are beside the player instead of above it. They are few, so that they fit into the
   * first window of a tall phone, too.
   */
  readonly wordsAtSide?: boolean;
  /** What the picture's signs mean, where no buttons are. */
  readonly legend?: ReactNode;
}) {
  // Rendered twice, of which one is visible, so that the order of the focus is from top to bottom in every window.
  const words = (
    <div className="animation-hero-words">
      <Lead text={subtitle} />
      <Actions actions={actions} primary />
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
        {legend === undefined ? null : <div className="animation-hero-legend">{legend}</div>}
        <div id={animation.id} className="animation-hero-player grid">
          {player}
        </div>
      </div>
      {subNavigation}
      <div data-ground={ground} className="animation-hero-below wrap-anywhere">
        <div className="page-width">
          {words}
          {animation.lead === undefined ? null : (
            <div className="border-t border-hairline pt-6 pb-section-tight lg:border-t-0">
              <SectionHeading
                title={animation.title}
                lead={animation.lead}
                example={animation.example}
                size="h3"
              />
            </div>
          )}
        </div>
      </div>
    </>
  );
}
