import { Compositions, Drawing } from "../../components/drawings/drawing";
import { box, range } from "../../components/drawings/geometry";
import { Note, Paths, Plot } from "../../components/drawings/plot";
import { Decision } from "../../components/drawings/signs";
import { ExampleLabel } from "../../components/sections/section";
import { type BuildingPlan, buildings } from "../../content/examples/building";
import { building as texts, waiting } from "../../content/pages/solutions-dynamic-pricing";

/** The apartment's building. The rent is beside the window to be priced. */
export function Building() {
  return (
    <Drawing description={`${texts.rent} ${texts.reason.join(" ")}.`}>
      <div className="mt-8 h-[clamp(20rem,47cqw,38.5rem)] @lg:-mt-[24%]">
        <Compositions wide={<Facade {...buildings.wide} />} narrow={<Facade {...buildings.narrow} />} />
      </div>
      <div className="-mx-bleed border-t-[1.5px] border-ink-2" />
      <div className="pointer-events-auto mt-4 flex flex-wrap items-center gap-x-8 gap-y-2 text-ink">
        <p>{texts.count}</p>
        <p className="flex items-center gap-2">
          <span className="h-5 border-6 border-teal-line" />
          {texts.leased}
        </p>
        <p className="flex items-center gap-2">
          <span className="h-5 w-3 border-[1.5px] border-teal-line" />
          {texts.empty}
        </p>
        <div className="@xs:ml-auto">
          <ExampleLabel />
        </div>
      </div>
    </Drawing>
  );
}

function Facade({ floors, priced, windows }: BuildingPlan) {
  /** Distance between windows, in percent. Half a floor is free above the highest floor and below the lowest. */
  const across = 100 / floors.length;
  const up = 100 / (Math.max(...floors) + 1);
  /** The center of a window. */
  const x = (column: number) => (column + 0.5) * across;
  const y = (floor: number) => 100 - (floor + 1) * up;
  const walls = floors.map((height, column) => `V${y(height)}H${(column + 1) * across}`);
  const pathOf = (wanted: "leased" | "empty") =>
    windows
      .filter(({ state }) => state === wanted)
      .map(({ column, floor }) =>
        box(x(column) - 0.22 * across, y(floor) - 0.33 * up, 0.44 * across, 0.66 * up),
      )
      .join("");
  const words = { x: x(priced.column) - across, y: y(priced.floor) };
  return (
    <Plot height="100%">
      <Paths>
        <path d={`M0 100${walls.join("")}V100`} className="stroke-ink-2" />
        <path d={pathOf("leased")} strokeWidth={0} className="fill-teal-line" />
        <path d={pathOf("empty")} className="stroke-teal-line" />
        <path d={`M${words.x} ${words.y}h${across}`} className="stroke-teal-line" />
      </Paths>
      <Decision x={`${x(priced.column)}%`} y={`${words.y}%`} r={12} />
      <text
        x={`${words.x}%`}
        y={`${words.y}%`}
        dx="-.23em"
        dy="-.4em"
        textAnchor="end"
        className="fill-teal-text heading text-h1"
      >
        {texts.rent}
      </text>
      <g className="fit-5">
        <Note {...words} side="beside left" tone="ink" text={texts.reason} />
      </g>
    </Plot>
  );
}

/** 36 apartments of the same building. One waits for its price. Lengths are in distances between windows. */
const apartments = 36;
const waits = 27;

/** The apartments on one floor or, on a phone, on three. */
export function TopFloors() {
  return (
    <Drawing>
      <p className="mt-8 mb-3 text-ink">{waiting(apartments - 1)}</p>
      <Compositions wide={<Floors windowsInFloor={36} />} narrow={<Floors windowsInFloor={12} />} />
    </Drawing>
  );
}

function Floors({ windowsInFloor }: { readonly windowsInFloor: number }) {
  const height = 1.6 * (apartments / windowsInFloor) + 0.4;
  const at = (index: number) => ({
    x: index % windowsInFloor,
    y: 1.6 * Math.floor(index / windowsInFloor) + 0.7,
  });
  const { x, y } = at(waits);
  return (
    <Plot viewBox={`0 0 ${windowsInFloor} ${height}`}>
      <path d={`M0 ${height}V0H${windowsInFloor}V${height}`} className="stroke-control" />
      <path
        d={range(0, apartments - 1)
          .filter((index) => index !== waits)
          .map(at)
          .map((window) => box(window.x + 0.26, window.y, 0.48, 0.8))
          .join("")}
        strokeWidth={0}
        className="fill-ink-2"
      />
      <Decision x={x + 0.5} y={y + 0.4} r={0.43} open color="ink" />
    </Plot>
  );
}
