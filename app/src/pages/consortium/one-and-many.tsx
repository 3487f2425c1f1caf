import { Drawing } from "../../components/drawings/drawing";
import { range } from "../../components/drawings/geometry";
import { Axis, Plot, scale } from "../../components/drawings/plot";
import { Signs } from "../../components/drawings/signs";
import { lateRepairs } from "../../content/examples/late-repairs";
import { impact } from "../../content/pages/consortium";

const { one, byDays } = lateRepairs;
const days = byDays.length;
const most = Math.max(...byDays);
/** In columns, a day each, from the axis up. */
const all = byDays.flatMap((count, day) =>
  range(1, count).map((place) => ({ x: day + 0.5, y: most - place + 0.5 })),
);
const pictures = [[{ x: one - 0.5, y: most - 0.5 }], all];

const at = scale(0.5, days + 0.5);

/** One report beside all of them, on equal axes. */
export function OneAndMany() {
  return (
    <>
      <h2 className="heading grid gap-x-12 text-poster md:grid-cols-2">
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
            <Plot height="2.6em">
              <Axis y={0} at={at} ticks={[10, 20, 30]} label={impact.days} />
            </Plot>
            <p className="mt-3 text-ink">{caption}</p>
          </Drawing>
        ))}
      </div>
    </>
  );
}
