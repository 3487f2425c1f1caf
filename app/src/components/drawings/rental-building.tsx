import { texts } from "../../content/shared/drawings/rental-building";
import { apartment as example } from "../../content/examples/apartment";
import { Drawing, Scene } from "./drawing";
import { HatchedArea } from "./hatch";
import { WithIcon } from "./panel";
import { box, range } from "./geometry";
import { Focus, Line } from "./primitives";

const { labels } = texts;

/**
 * The building of the rental example, one window an apartment, and the one that is priced. The market stands
 * beside it as the outlines of neighboring buildings and runs off the edge.
 */
export function RentalBuilding() {
  return (
    <Drawing>
      <p className="text-ink-3 @sm:float-left">{labels.example}</p>
      <p className="w-fit border border-ink-2 bg-surface px-3 py-2 @sm:ml-[20.9%]">
        {labels.daysEmpty}
        <span className="mt-1 block font-heading text-h3 font-semibold text-teal-text">{labels.rent}</span>
      </p>
      <div className="relative">
        <Scene viewBox={`0 0 600 ${ground}`}>
          <Street />
        </Scene>
        <p className="font-semibold text-violet-text @max-sm:mt-2 @sm:absolute @sm:bottom-[63%] @sm:left-[80%] @sm:w-18">
          {labels.comparable}
        </p>
      </div>
      <ul className="mt-4 -ml-1.25 flex flex-wrap gap-x-12 gap-y-2">
        {(["leased", "empty"] as const).map((state) => (
          <li key={state}>
            <WithIcon icon={<path d={box(-4.5, -7.5, 9, 15)} strokeWidth={1} className={windows[state]} />}>
              {labels[state]}
            </WithIcon>
          </li>
        ))}
      </ul>
    </Drawing>
  );
}

const columns = 20;
const floors = Math.ceil(example.apartments / columns);

/** The apartment of the example, by column and floor from the top. */
const [chosenColumn, chosenFloor] = [5, 1];

/** The apartments that are empty, scattered by a sequence that fills a plane evenly. The first is the example's. */
const empty = new Set(
  range(0, example.apartments - 1).map((index) => {
    const column = Math.floor((chosenColumn + 0.5 + 0.7549 * index * columns) % columns);
    return Math.floor((chosenFloor + 0.5 + 0.5698 * index * floors) % floors) * columns + column;
  }),
);
const [chosen = 0, ...others] = [...empty].slice(0, example.empty);

const windows = {
  leased: "fill-ink-3",
  empty: "fill-surface stroke-ink-3",
} as const;

/** Distances of windows, their size, and where the street is. */
const pitch = { x: 22, y: 36 };
const size = { width: 13, height: 22 };
const roof = 24;
const ground = roof + (floors + 0.5) * pitch.y;
const side = columns * pitch.x + (pitch.x - size.width);

const left = (apartment: number) => pitch.x - size.width + (apartment % columns) * pitch.x;
const top = (apartment: number) => roof + pitch.y - size.height + Math.floor(apartment / columns) * pitch.y;

const windowsOf = (apartments: readonly number[]) =>
  apartments.map((apartment) => box(left(apartment), top(apartment), size.width, size.height)).join("");

/** Where they stand, and how high they are. */
const neighbors = [
  { x: 480, width: 136, height: 240 },
  { x: 640, width: 160, height: 330 },
  { x: 824, width: 240, height: 276 },
];

function Street() {
  const focus = { x: left(chosen) + size.width / 2, y: top(chosen) + size.height / 2 };
  const taken = new Set([chosen, ...others]);
  return (
    <>
      <HatchedArea
        d={neighbors.map(({ x, width, height }) => `M${x} ${ground}v${-height}h${width}V${ground}`).join("")}
        outline="dashed"
      />
      <path d={`M0 ${ground}V${roof}H${side}V${ground}`} className="fill-surface stroke-ink-2" />
      <Line kind="ink" d={`M0 ${ground}H1600`} />
      <path
        d={windowsOf(range(0, example.apartments - 1).filter((apartment) => !taken.has(apartment)))}
        className={windows.leased}
      />
      <path d={windowsOf(others)} strokeWidth={1} className={windows.empty} />
      <Line kind="leader" d={`M${focus.x} 0V${focus.y}`} />
      <Focus {...focus} />
    </>
  );
}
