import { Drawing } from "../../components/drawings/drawing";
import { range, type Point } from "../../components/drawings/geometry";
import { Axis, Note, Plot, scale } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { lateRepairs } from "../../content/examples/late-repairs";
import { impact } from "../../content/pages/consortium";

/** Columns of dots, a day each, and the dots from the axis up. */
const days = lateRepairs.byDays.length;
const most = Math.max(...lateRepairs.byDays);
const dot = (day: number, index: number): Point => ({ x: day - 0.5, y: most - index - 0.5 });
const pictures = [
  [dot(lateRepairs.one, 0)],
  lateRepairs.byDays.flatMap((count, index) => range(0, count - 1).map((each) => dot(index + 1, each))),
];

const ticks = range(10, days, 10);
const x = scale(0.5, days + 0.5);

/** One report beside all of them, on equal axes. */
export function OneAndMany() {
  return (
    <>
      <h2 className="grid gap-x-12 font-heading text-poster font-semibold text-balance text-ink md:grid-cols-2">
        {impact.sentences.map((sentence) => (
          <span key={sentence} className="md:measure-12">{`${sentence} `}</span>
        ))}
      </h2>
      <div className="mt-10 grid items-end gap-x-12 gap-y-10 md:grid-cols-2">
        {impact.captions.map((caption, index) => (
          <Drawing key={caption}>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${days} ${most}`}
              preserveAspectRatio="xMidYMax slice"
              className={`block w-full overflow-visible ${index === 0 ? "max-md:h-10" : ""}`}
            >
              <Signs kind="dot" points={pictures[index] ?? []} size={0.78} color="white" scaled />
            </svg>
            <Plot height="2.6em" className="mt-1">
              <Axis y={0} ticks={ticks.map(x)} up={0} down={9} />
              {ticks.map((day) => (
                <Note
                  key={day}
                  x={x(day)}
                  y={0}
                  side="below middle"
                  tone="ink"
                  text={day === ticks[0] ? `${day} ${impact.days}` : String(day)}
                />
              ))}
            </Plot>
            <p className="mt-3 text-ink">{caption}</p>
          </Drawing>
        ))}
      </div>
    </>
  );
}
