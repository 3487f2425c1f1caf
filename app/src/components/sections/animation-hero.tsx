import type { AnimationCopy, HeroCopy } from "../../content/types";
import { frame } from "../layout/frame";
import { Player } from "../player";
import { RichText } from "../text/rich-text";

/**
 * The top of a page with an animation: it is beside the words, or on a phone between title and subtitle, so that all of
 * it is in the first window. `player.css` has its height.
 */
export function AnimationHero({
  title,
  subtitle,
  animation,
  align = "left",
}: Pick<HeroCopy, "title" | "subtitle"> & {
  /** Not shown here, so that a page which has them does not compile. */
  readonly statusCode?: never;
  readonly actions?: never;
  readonly animation: AnimationCopy;
  /** Where the words stand. */
  readonly align?: "left" | "right";
}) {
  const { grid, words, player } = align === "right" ? wordsRight : wordsLeft;
  return (
    <div
      className={`${frame} grid grid-cols-1 pt-4 pb-section-tight caption-beside:grid-cols-[max-content_minmax(0,1fr)] caption-beside:grid-rows-[auto_1fr_minmax(3rem,auto)] caption-beside:pt-2 player-beside:grid-rows-[auto_1fr] player-beside:pt-8 ${grid}`}
    >
      <h1
        className={`${words} measure-18 font-heading text-h1 font-semibold text-balance text-ink player-beside:pt-8 ${titleBeside}`}
      >
        {title}
      </h1>
      <div
        id={animation.id}
        className={`mt-4 caption-beside:beside-title caption-beside:mt-0 player-beside:row-span-2 player-beside:row-start-1 player-beside:mt-0 ${player}`}
      >
        <Player content={animation.content} />
      </div>
      <div className={`${words} mt-6 caption-beside:col-span-2`}>
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

/** In a low window the title is small, beside the picture. The last lines cover it (`Lines` of the player). */
const titleBeside =
  "caption-beside:pointer-events-none caption-beside:relative caption-beside:heading-beside caption-beside:max-w-none caption-beside:font-text caption-beside:text-small caption-beside:leading-[1.2] caption-beside:font-medium caption-beside:tracking-[0] caption-beside:text-ink-2";

const wordsLeft = {
  grid: "player-beside:grid-cols-12 player-beside:gap-x-8",
  words: "player-beside:col-span-5",
  player: "player-beside:col-span-7 player-beside:col-start-6 player-beside:justify-self-end",
};

/** Beside the player, also where a low window narrows it: at most seven of twelve columns, as wide as its picture. */
const wordsRight = {
  grid: "player-beside:grid-cols-[fit-content(min((100%+2rem)*7/12-2rem,45.875rem))_minmax(0,1fr)] player-beside:gap-x-14",
  words: "player-beside:col-start-2",
  player: "player-beside:col-start-1",
};
