import { Drawing } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";
import { Note, Paths, Plot } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { ExampleLabel } from "../../components/sections/section";
import { floors, priced, windows } from "../../content/examples/building";
import { building as texts, waiting } from "../../content/pages/solutions-dynamic-pricing";
import { labels } from "../../content/shared/site";

/** From one window to the next, in percent; there is half a floor above the highest one and below the lowest. */
const across = 100 / floors.length;
const up = 100 / (Math.max(...floors) + 1);

/** The middle of a window. */
const x = (column: number) => (column + 0.5) * across;
const y = (floor: number) => 100 - (floor + 1) * up;

const walls = floors.map((height, column) => `V${y(height)}H${(column + 1) * across}`);
const pathOf = (state: "leased" | "empty") =>
  windows
    .filter((window) => window.state === state)
    .map(({ column, floor }) => box(x(column) - 0.2 * across, y(floor) - 0.33 * up, 0.4 * across, 0.66 * up))
    .join("");

/** The building of the apartment, and beside the window that is priced its rent. */
export function Building() {
  const words = { x: x(priced.column) - across, y: y(priced.floor) };
  return (
    <Drawing description={`${texts.rent}, ${texts.reason.join(", ")}.`}>
      <div className="mt-8 h-[clamp(20rem,47cqw,38.5rem)] @lg:-mt-[24%]">
        <Plot height="100%">
          <Paths>
            <path d={`M0 100${walls.join("")}V100`} className="stroke-ink-2" />
            <path d={pathOf("leased")} strokeWidth={0} className="fill-teal-line" />
            <path d={pathOf("empty")} className="stroke-teal-line" />
            <path d={`M${words.x} ${words.y}h${across}`} className="stroke-teal-line" />
          </Paths>
          <svg
            x={`${words.x + across - 5}%`}
            y={`${words.y - up / 2}%`}
            width="10%"
            height={`${up}%`}
            viewBox="-17 -17 34 34"
          >
            <Decision x={0} y={0} r={14} />
          </svg>
          <text
            x={`${words.x}%`}
            y={`${words.y}%`}
            dx="-.23em"
            dy="-.4em"
            textAnchor="end"
            className="fill-teal-text font-heading text-[max(min(2.4rem,11cqw),min(5rem,5cqw))] font-semibold tracking-[-0.03em]"
          >
            {texts.rent}
          </text>
          <g className="fit-5">
            <Note {...words} side="beside left" tone="ink" text={texts.reason} />
          </g>
        </Plot>
      </div>
      <div className="-mx-bleed border-t-[1.5px] border-ink-2" />
      <div className="pointer-events-auto mt-3.5 flex flex-wrap items-center gap-x-10 gap-y-2 text-ink">
        <p>{texts.count}</p>
        <p className="flex items-center gap-2.5">
          <span className="h-5 border-6 border-teal-line" />
          {texts.leased}
        </p>
        <p className="flex items-center gap-2.5">
          <span className="h-5 w-3 border-[1.5px] border-teal-line" />
          {texts.empty}
        </p>
        <div className="@xs:ml-auto">
          <ExampleLabel text={labels.example} />
        </div>
      </div>
    </Drawing>
  );
}

/** A floor of 36 apartments: one waits for its price. A window is one apart from the next. */
const waits = 27;
const leased = range(0, 35).filter((index) => index !== waits);

export function TopFloor() {
  return (
    <Drawing>
      <p className="mt-10 mb-3 text-ink">{waiting(leased.length)}</p>
      <Plot viewBox="0 0 36 2">
        <path d="M0 2V0H36V2" className="stroke-control" />
        <path
          d={leased.map((index) => box(index + 0.26, 0.72, 0.48, 0.78)).join("")}
          strokeWidth={0}
          className="fill-ink-2"
        />
        <Decision x={waits + 0.5} y={1.11} r={0.43} open color="ink" />
      </Plot>
    </Drawing>
  );
}
