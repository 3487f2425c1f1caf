import { type ReactNode, useCallback } from "react";
import { AnimationPlayer } from "../animation/animation-player";
import type { Fault } from "../animation/player-state";
import { SubNavigation } from "../components/layout/sub-navigation";
import { useNotice } from "../components/messages/messages";
import { Actions } from "../components/sections/actions";
import { type Ground, Lead, SectionHeading } from "../components/sections/section";
import { useStartAnimation } from "../components/start-animation";
import { notices } from "../content/shared/site";
import type { AnimationCopy, HeroCopy, SubNavigationName } from "../content/types";
import "../styles/animation-hero.css";

/**
 * The top of a page with an animation: title, words, legend and player, then the sub-navigation as the last line of the
 * first window. Where the words do not fit in, they are below the sub-navigation. `animation-hero.css` lays it out.
 */
export function AnimationHero({
  title,
  subtitle,
  actions,
  animation,
  subNavigation,
  ground,
  legend,
}: HeroCopy & {
  readonly animation: AnimationCopy;
  readonly subNavigation: SubNavigationName;
  readonly ground: Ground;
  /**
   * What the picture's signs mean. With a legend, a wide window has all words beside the player, and a larger title. The
   * words are few, so that they fit into the first window of a tall phone, too.
   */
  readonly legend?: ReactNode;
}) {
  const wordsAtSide = legend !== undefined;
  // Rendered twice, of which one is visible, so that the order of the focus is from top to bottom in every window.
  const words = (
    <div className="animation-hero-words">
      <Lead text={subtitle} />
      <Actions actions={actions} primary />
    </div>
  );
  return (
    <>
      <div data-ground={ground} data-words-at-side={wordsAtSide} className="animation-hero">
        <h1 className={`heading ${wordsAtSide ? "text-display" : "text-h1"}`}>{title}</h1>
        {words}
        {wordsAtSide ? <div className="animation-hero-legend">{legend}</div> : null}
        <div id={animation.id} className="animation-hero-player grid">
          <Player animation={animation} />
        </div>
      </div>
      <SubNavigation name={subNavigation} ground={ground} />
      <div data-ground={ground} className="animation-hero-below">
        <div className="page-width">
          {words}
          {animation.lead === undefined ? null : (
            <div className="border-t border-hairline pt-6 pb-section-tight lg:border-t-0">
              <SectionHeading {...animation} titleSize="h3" />
            </div>
          )}
        </div>
      </div>
    </>
  );
}

const faultNotices = { "not started": notices.animationFailed, stopped: notices.animationStopped };

/** An animation with the site's texts. If the engine fails, a notice is shown. */
function Player({ animation: { title, content } }: { readonly animation: AnimationCopy }) {
  const notify = useNotice();
  const startsItself = useStartAnimation();
  const onFault = useCallback(
    (fault: Fault, error: unknown) => {
      const notice = faultNotices[fault];
      console.warn(`${notice.title}.`, error);
      notify(notice);
    },
    [notify],
  );
  return (
    <AnimationPlayer
      // A new key, so that another animation gets a new player.
      key={content.animation}
      title={title}
      content={content}
      startsItself={startsItself}
      onFault={onFault}
    />
  );
}
