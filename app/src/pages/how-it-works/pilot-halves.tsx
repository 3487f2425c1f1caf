import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Plot } from "../../components/drawings/plot";
import { Legend, Signs } from "../../components/drawings/signs";
import { ItemWords } from "../../components/sections/items";
import { Lines } from "../../components/text/lines";
import { pilot } from "../../content/pages/how-it-works";

/** A column per apartment: a dot and, above it, a ring per vacant week. Lengths are in distances between rings. */
const columnWidth = 1.75;
const rows = 1.3 + Math.max(...pilot.halves.flatMap(({ weeks }) => weeks));

/** The two halves of a pilot, side by side, and their review. */
export function PilotHalves() {
  return (
    <Drawing>
      <div className="mt-12 ends items-end">
        <div>
          <ItemWords {...pilot.controlGroup} />
        </div>
        <Legend entries={pilot.legend} color="ink" />
      </div>
      <ul className="mt-8 grid gap-x-16 gap-y-12 md:grid-cols-2">
        {pilot.halves.map(({ title, caption, days, weeks, color }) => (
          <li key={title}>
            <p className="flex items-center gap-3 text-ink">
              <span className={`heading text-numeral ${color === "teal" ? "text-teal-text" : ""}`}>
                {days}
              </span>
              <span>
                <Lines lines={pilot.days} />
              </span>
            </p>
            <Plot viewBox={`0 0 ${columnWidth * (weeks.length - 1) + 1} ${rows}`}>
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
            </Plot>
            <p className="mt-4 text-lead font-semibold text-ink">{title}</p>
            <p className="mt-1 text-pretty">{caption}</p>
          </li>
        ))}
      </ul>
      <div className="mt-8 h-4 border-x-[1.5px] border-b-[1.5px] border-ink" />
      <div className="mt-3 flex flex-wrap items-baseline gap-x-4">
        <ItemWords {...pilot.review} measure="none" />
      </div>
    </Drawing>
  );
}
