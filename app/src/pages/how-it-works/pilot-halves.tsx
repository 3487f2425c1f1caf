import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Signs } from "../../components/drawings/signs";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Lines } from "../../components/text/lines";
import { pilot as texts } from "../../content/pages/how-it-works";
import { labels } from "../../content/shared/site";

/** A column for each apartment: a dot, and above it a ring for each week empty. A unit is the distance of rings. */
const columnWidth = 1.75;
const rows = 1.3 + Math.max(...texts.halves.flatMap(({ weeks }) => weeks));

/** The two halves of a pilot, side by side, and the review of both. */
export function PilotHalves() {
  return (
    <Drawing>
      <div className="mt-12 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <ItemTitle {...texts.controlGroup} />
          <ItemText {...texts.controlGroup} className="font-regular" />
        </div>
        <p className="text-ink-3">{labels.example}</p>
      </div>
      <ul className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {texts.halves.map(({ title, caption, days, weeks, color }) => (
          <li key={title}>
            <p className="flex items-center gap-3 text-ink">
              <span className="font-heading text-numeral font-semibold">{days}</span>
              <span>
                <Lines lines={texts.days} />
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${columnWidth * (weeks.length - 1) + 1} ${rows}`}
              className="w-full overflow-visible"
            >
              <Signs
                kind="dot"
                points={weeks.map((_, column) => ({ x: 0.5 + columnWidth * column, y: rows - 0.5 }))}
                size={0.94}
                color={color}
                scaled
              />
              <Signs
                kind="ring"
                points={weeks.flatMap((count, column) =>
                  range(1, count).map((week) => ({ x: 0.5 + columnWidth * column, y: rows - 0.8 - week })),
                )}
                size={0.82}
                color={color}
                scaled
              />
            </svg>
            <p className="mt-4 font-semibold text-ink">{title}</p>
            <p className="mt-1 text-pretty">{caption}</p>
          </li>
        ))}
      </ul>
      <div className="mt-7 h-4.5 border-x-[1.5px] border-b-[1.5px] border-ink" />
      <div className="mt-2 flex flex-wrap items-baseline gap-x-5">
        <ItemTitle {...texts.review} />
        <ItemText {...texts.review} className="font-regular" />
      </div>
    </Drawing>
  );
}
