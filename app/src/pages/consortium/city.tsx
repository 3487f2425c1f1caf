import { Drawing } from "../../components/drawings/drawing";
import { box, noise, range } from "../../components/drawings/geometry";
import { lattice, Signs } from "../../components/drawings/signs";
import { homes, neighborhood } from "../../content/examples/neighborhood";
import { city as texts } from "../../content/pages/consortium";
import { sum } from "../../content/shared/numbers";
import { labels } from "../../content/shared/site";

/** Lengths in units of the distance between windows, which is 1 across. */
const floor = 1.28;
const wall = 0.25;
const lane = 0.4;
const margin = 0.68;
const height = 17.3;
/** Where the street can be cut into two equal parts. */
const half = 34;

const buildings = neighborhood.buildings.map(([wide, floors], index, all) => {
  const left = sum(all.slice(0, index).map(([each]) => each + 2 * wall + lane));
  return { wide, floors, left, right: left + wide + 2 * wall, top: height - (floors + 0.7) * floor };
});

/** Each home's window, in floors above the street. */
const windows = buildings.flatMap(({ wide, floors, left }) =>
  lattice(wide * floors, { columns: wide, pitch: 1, left: left + wall, top: -floors }),
);
/** Which of the homes contribute. */
const contributing = new Set(
  range(0, homes - 1)
    .toSorted((a, b) => noise(a) - noise(b))
    .slice(0, neighborhood.contributing),
);
const windowsOf = (contribute: boolean) =>
  windows
    .filter((_, home) => contributing.has(home) === contribute)
    .map(({ x, y }) => box(x - 0.27, height + (y - 0.7) * floor, 0.54, 0.6 * floor))
    .join("");

/** Over the roofs, each step beside the higher of two buildings, and down to the street. */
const boundary = buildings
  .map(({ top, right }, index) => {
    const next = buildings[index + 1];
    return `V${top - margin}H${next !== undefined && next.top < top ? next.left - margin : right + margin}`;
  })
  .join("");

const street = (
  <>
    <path
      d={buildings.map(({ left, right, top }) => box(left, top, right - left, height - top)).join("")}
      className="fill-surface stroke-control"
    />
    <path d={windowsOf(false)} className="stroke-control" />
    <path d={windowsOf(true)} className="fill-violet-text" />
    <path
      d={`M-2 ${height}${boundary}V${height}`}
      strokeWidth={2}
      strokeDasharray="6 6"
      className="stroke-violet-line"
    />
    <Signs
      kind="square"
      points={lattice(neighborhood.records, { columns: 10, pitch: 1.2, left: 54, top: 9.8 })}
      size={0.62}
      scaled
    />
  </>
);

/**
 * Homes at night inside the boundary, and synthetic records outside it, from edge to edge of the window: one street,
 * whose second half stands above the first on a phone.
 */
export function City() {
  return (
    <div className="pointer-events-none mt-8 lg:mt-[max(7.6rem-17vw,-7.75rem)] -mx-bleed">
      <Drawing>
        <div className="flex flex-col-reverse border-b border-control md:flex-row md:items-end">
          {[`0 6.6 ${half} ${height - 6.6}`, `${half} 0 ${half} ${height}`].map((viewBox) => (
            <svg
              key={viewBox}
              aria-hidden="true"
              viewBox={viewBox}
              fill="none"
              className="block w-full border-hairline *:[vector-effect:non-scaling-stroke] max-md:last:border-b"
            >
              {street}
            </svg>
          ))}
        </div>
        <ul className="flex flex-wrap gap-x-10 gap-y-4 px-gutter py-6 *:flex *:items-center *:gap-4 @lg:grid @lg:grid-cols-[43fr_34.6fr_22.4fr] @lg:gap-x-0 @lg:px-0 @lg:py-7 @lg:*:pr-4 @lg:*:first:pl-bleed">
          <li>
            <span className={`${count} text-violet-text`}>{texts.contributing.count}</span>
            <span className="measure-28 text-balance">
              {texts.contributing.text} <span className="text-ink-3">{labels.example}</span>
            </span>
          </li>
          <li>
            <span className="mr-3 size-11 shrink-0 border-2 border-dashed border-violet-line md:mr-0" />
            <span className="measure-18 text-balance">{texts.boundary}</span>
          </li>
          <li>
            <span className={`${count} text-teal-text`}>{texts.records.count}</span>
            <span className="measure-28 text-balance">{texts.records.text}</span>
          </li>
        </ul>
      </Drawing>
    </div>
  );
}

/** The class of a count. */
const count = "min-w-14 shrink-0 font-heading text-h1 font-semibold [overflow-wrap:normal]";
