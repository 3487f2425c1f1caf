import { useRef } from "react";
import narrow from "../../animation/generated/corridor/narrow.svg?url";
import wide from "../../animation/generated/corridor/wide.svg?url";
import { useFilm } from "../../animation/use-film";
import { Actions } from "../../components/sections/actions";
import { RichText } from "../../components/text/rich-text";
import { film as words } from "../../content/pages/home";
import type { HeroCopy } from "../../content/types";
import "../../styles/film.css";
import { Composition } from "./composition";

/**
 * A thousand rents that find their limits, from edge to edge. The words stand in the picture's free place where it is
 * large enough for them (75 rem), otherwise above it.
 */
export function FilmHero({ title, subtitle, actions }: HeroCopy) {
  return (
    <div className="@container overflow-x-clip">
      <div className="grid @min-[75rem]:pb-6 @min-[75rem]:*:[grid-area:1/1]">
        <div className="relative z-1 pt-[clamp(0.875rem,3.4cqw,3.5rem)] page-width">
          <h1 className="heading text-display whitespace-pre-line @min-[75rem]:text-[min(var(--text-display),6.5cqw)]">
            {/* Lines, but no elements of their own, so that the heading is the page's largest paint. */}
            {title.replaceAll(". ", ".\n")}
          </h1>
          <p className="measure-40 mt-4 text-lead @lg:mt-5 text-pretty text-ink-2">
            {subtitle === undefined ? null : <RichText text={subtitle} />}
          </p>
          <Actions actions={actions} primary />
        </div>
        <Film />
      </div>
    </div>
  );
}

/** The film, with what each of its pictures says. */
function Film() {
  const box = useRef<HTMLDivElement>(null);
  const film = useFilm(box);
  return (
    <figure data-film={film} className="relative @max-lg:mt-4 @max-[75rem]:@lg:-mt-[12cqw] drawing-colors">
      <p className="sr-only">{words.description}</p>
      <div className="relative text-label text-ink-2">
        <Answer />
        <div
          ref={box}
          className="film relative aspect-[390/388] text-teal-line *:absolute *:inset-0 *:size-full @lg:aspect-[1440/738]"
        >
          <Composition name="wide" stills={wide} className="@max-lg:hidden" />
          <Composition name="narrow" stills={narrow} className="@lg:hidden" />
        </div>
      </div>
      <Caption />
    </figure>
  );
}

/**
 * The large dot's rent, above it: the one that was guessed, then the answer. On a phone it may grow upwards, and the
 * picture moves down.
 */
function Answer() {
  const { guessed, rent, reason, gain } = words.answer;
  const amount =
    "font-heading text-[min(clamp(2.125rem,0.9rem_+_2.9cqw,4.5rem),16cqw)] leading-none font-semibold tracking-[-0.02em]";
  return (
    <div className="grid text-right leading-[1.3] text-ink *:col-start-1 *:row-start-1 *:self-end @max-lg:-mb-[26.67cqw] @max-lg:min-h-[20cqw] @max-lg:w-[65.1cqw] @lg:absolute @lg:right-[36cqw] @lg:bottom-[46.9%]">
      <p aria-hidden="true" className={`film-guess text-ink-2 ${amount}`}>
        {guessed}
      </p>
      <p className="film-last film-words film-answer flex flex-col">
        <strong className={`${amount} text-teal-text`}>{rent}</strong>
        <span>{reason}</span>
        <span>
          <RichText text={gain} />
        </span>
      </p>
    </div>
  );
}

function Caption() {
  const { count, dots, inside, waiting, example } = words.caption;
  return (
    <figcaption className="px-bleed pt-3.5 pb-7 text-body text-ink @min-[75rem]:text-label @min-[105rem]:text-[1.125rem] @min-[75rem]:absolute @min-[75rem]:top-[79.9%] @min-[75rem]:left-[70cqw] @min-[75rem]:p-0">
      <strong className="block font-heading text-[clamp(2rem,0.85rem_+_2.7cqw,4.25rem)] leading-none font-semibold tracking-[-0.02em]">
        {count}
        {/* Where the line ends, for who hears it. */}
        <span className="sr-only">,</span>
      </strong>{" "}
      <span className="mt-1.5 block leading-[1.3]">
        {dots}
        <span className="film-last film-words">{inside}</span>
      </span>
      <span className="film-last film-words flex flex-wrap items-center gap-x-2 leading-[1.3]">
        <svg viewBox="0 0 14 14" aria-hidden="true" className="size-[0.8em] fill-none stroke-teal-line">
          <circle cx="7" cy="7" r="5.75" strokeWidth="2.5" />
        </svg>
        <span>
          <RichText text={waiting} /> <span className="text-ink-3">{example}</span>
        </span>
      </span>
    </figcaption>
  );
}
