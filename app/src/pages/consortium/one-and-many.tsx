import { Drawing } from "../../components/drawings/drawing";
import { type Point, range } from "../../components/drawings/geometry";
import { Axis, Plot, scale } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { ExampleLabel } from "../../components/sections/section";
import { lateRepairs } from "../../content/examples/late-repairs";
import { impact } from "../../content/pages/consortium";

const { one, byDays } = lateRepairs;
const days = byDays.length;
const most = Math.max(...byDays);
const at = scale(0.5, days + 0.5);

/** Positions of the reports: one column per day, stacked from the axis upward. */
const pictures: Readonly<Record<(typeof impact.items)[number]["picture"], readonly Point[]>> = {
  one: [{ x: one - 0.5, y: most - 0.5 }],
  all: byDays.flatMap((count, day) =>
    range(1, count).map((place) => ({ x: day + 0.5, y: most - place + 0.5 })),
  ),
};

/**
 * One report and all reports, each picture below its sentence, on equal axes. On a phone, the picture of one report is
 * low.
 */
export function OneAndMany() {
  return (
    <div className="grid gap-x-12 gap-y-12 md:grid-cols-2">
      {impact.items.map(({ picture, title, caption }) => (
        <div key={picture} className="flex flex-col justify-between gap-y-8">
          <div className="ends items-baseline-last">
            <h2 className={`heading text-poster ${picture === "all" ? "measure-10" : "measure-12"}`}>
              {title}
            </h2>
            {picture === "all" ? <ExampleLabel /> : null}
          </div>
          <div>
            <Drawing>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${days} ${most}`}
                preserveAspectRatio="xMidYMax slice"
                className={`w-full ${picture === "one" ? "max-md:h-10" : ""}`}
              >
                <Signs kind="dot" points={pictures[picture]} size={0.78} color="ink" scaled />
              </svg>
              <Plot height="2.6em">
                <Axis y={0} at={at} ticks={[10, 20, 30]} label={impact.days} />
              </Plot>
              <p className="mt-3 text-ink">{caption}</p>
            </Drawing>
          </div>
        </div>
      ))}
    </div>
  );
}
