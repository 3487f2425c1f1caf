import type { ComponentProps } from "react";
import { compositions } from "../../animation/generated/corridor";
import { useCorridor } from "../../animation/use-corridor";
import { Actions } from "../../components/sections/actions";
import { RichText } from "../../components/text/rich-text";
import { corridor as words, opening, type TradeName, trades } from "../../content/pages/home";
import type { HeroCopy } from "../../content/types";
import "../../styles/corridor.css";
import { Composition } from "./composition";

const all = Object.entries(trades) as [TradeName, (typeof trades)[TradeName]][];

/**
 * A thousand prices of the chosen trade between their limits, across the window. The words are in the picture's free
 * space if it is large enough (80 rem), otherwise above the picture. What belongs to one trade has the trade's name as
 * `data-trade`: `corridor.css` shows the trade of the checked button.
 */
export function HomeHero({ title, subtitle, actions }: HeroCopy) {
  const { boxRef, choicesRef, trade, choose, prepare, motion } = useCorridor(opening);
  return (
    <div data-motion={motion} className="corridor-hero @container overflow-x-clip">
      <div className="grid grid-cols-[minmax(0,1fr)] @2xl:*:[grid-area:1/1]">
        <div className="relative z-1 flex flex-col gap-4 self-start pt-3 @2xl:gap-[min(1.5rem+(100cqw-80rem)*0.05,2rem)] page-width">
          <div className="space-y-3">
            <h1 className="heading text-display whitespace-pre-line">
              {/* Line breaks, not an element per line, so that the whole heading is the page's largest paint. */}
              {title.replaceAll(". ", ".\n")}
            </h1>
            <p className="measure-50 text-lead text-pretty text-ink-2">
              {subtitle === undefined ? null : <RichText text={subtitle} />}
            </p>
          </div>
          <Actions actions={actions} primary flush compact />
          <Choices
            ref={choicesRef}
            chosen={trade}
            onChoose={choose}
            onPointerEnter={prepare}
            onFocus={prepare}
          />
        </div>
        <figure className="relative @max-lg:mt-4 @lg:@max-2xl:-mt-[14cqw] drawing-colors">
          <p className="sr-only">{words.description}</p>
          <div className="relative text-label text-ink-2 @max-lg:grid @max-lg:grid-cols-[59.5cqw_1fr] *:col-span-full">
            <Count />
            <Answers />
            <div
              ref={boxRef}
              className="corridor relative aspect-[390/258] text-teal-line *:absolute *:inset-0 *:size-full @max-lg:-mt-[4cqw] @lg:aspect-[1440/738]"
            >
              <Composition name="wide" />
              <Composition name="narrow" />
            </div>
          </div>
          <Caption />
        </figure>
      </div>
    </div>
  );
}

/** One button per trade. On a phone, they are one row that scrolls. */
function Choices({
  chosen,
  onChoose,
  ...fieldset
}: Omit<ComponentProps<"fieldset">, "className"> & {
  readonly chosen: TradeName;
  readonly onChoose: (trade: TradeName) => void;
}) {
  return (
    <fieldset
      {...fieldset}
      className="-mx-bleed -my-1 flex min-w-0 items-center gap-1 overflow-x-auto @md:gap-2 px-bleed py-1 text-label font-semibold text-ink [scrollbar-width:none] print:hidden"
    >
      <legend className="float-left mr-1 font-regular text-ink-3 @max-lg:sr-only">{words.choose}</legend>
      {all.map(([trade, { name }]) => (
        <label
          key={trade}
          className="relative shrink-0 cursor-pointer rounded-pill border border-control px-[0.6em] py-[0.6em] @md:px-[0.8em] transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-bg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-violet-text forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name="trade"
            value={trade}
            checked={trade === chosen}
            onChange={() => onChoose(trade)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The number of dots, and what one dot stands for: on a phone right of the opened price's line, in a wider window below
 * the buttons, in a wide one right of the title.
 */
function Count() {
  return (
    <div className="grid px-bleed text-ink *:[grid-area:1/1] @xs:@max-lg:col-start-2 @xs:@max-lg:row-start-1 @xs:@max-lg:px-0 @lg:absolute @lg:top-[15.5cqw] @2xl:top-28 @2xl:right-0">
      {all.map(([trade, { count, dots }]) => (
        <p key={trade} data-trade={trade}>
          <strong className="block heading text-label @lg:text-lead">{count}</strong>
          {dots}
          <span className="block text-ink-3">{words.example}</span>
        </p>
      ))}
    </div>
  );
}

/**
 * The opened price of each trade and its gain, beside the line to its dot; on a phone, left of the line. They stand on
 * `answerFoot`: 53.12 % of the wide picture is below it. The line is at 62.11 % of the wide picture's width and at
 * 56.6 % of the narrow one's.
 */
function Answers() {
  const lineAt = (name: keyof typeof compositions) => {
    const { opened, width } = compositions[name];
    return { x1: `${(100 * opened.x) / width}%`, x2: `${(100 * opened.x) / width}%`, y2: "100%" };
  };
  return (
    <div
      aria-live="polite"
      className="relative grid text-ink *:[grid-area:1/1] @xs:row-start-1 @lg:absolute @lg:inset-x-0 @lg:bottom-[53.12%]"
    >
      <svg
        aria-hidden="true"
        strokeWidth={1.5}
        className="corridor-end corridor-label absolute inset-0 size-full stroke-teal-line"
      >
        <line {...lineAt("wide")} className="@max-lg:hidden" />
        <line {...lineAt("narrow")} className="@lg:hidden" />
      </svg>
      {all.map(([trade, { price, worth, limits }]) => (
        <div
          key={trade}
          data-trade={trade}
          className={`corridor-label @max-lg:w-[56.6cqw] @max-lg:pr-3 @max-lg:pl-bleed @max-lg:text-right @lg:grid @lg:grid-cols-[62.11cqw_1fr] @lg:items-end ${trade === opening ? "corridor-end" : ""}`}
        >
          <strong className="heading text-h1 leading-none text-teal-text @lg:pr-3 @lg:text-right">
            {price}
          </strong>
          <div className="@lg:measure-34 @lg:pl-3">
            <p className="text-pretty">
              <RichText text={worth} />
            </p>
            <p className="text-ink-2">{limits}</p>
          </div>
        </div>
      ))}
    </div>
  );
}

/** Says what happens to the prices. */
function Caption() {
  return (
    <figcaption className="flex flex-wrap gap-x-2 pt-3 pb-8 text-label text-ink page-width">
      <span>{words.rule}</span>
      <span>
        <svg
          viewBox="0 0 14 14"
          aria-hidden="true"
          className="mr-[0.4em] inline size-[0.8em] fill-none stroke-teal-line"
        >
          <circle cx="7" cy="7" r="5.75" strokeWidth="2.5" />
        </svg>
        <RichText text={words.waiting} />
      </span>
    </figcaption>
  );
}
