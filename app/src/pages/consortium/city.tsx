import { Drawing } from "../../components/drawings/drawing";
import { box, noise, polyline, range, type Point } from "../../components/drawings/geometry";
import { lattice, Signs } from "../../components/drawings/signs";
import { fullBleed } from "../../components/sections/section";
import { homes, neighborhood } from "../../content/examples/neighborhood";
import { city as texts } from "../../content/pages/consortium";
import { labels } from "../../content/shared/site";
import { sum } from "../../content/shared/numbers";

/** Which of the homes, counted from the first building's, contribute. */
const lit = new Set(
  range(0, homes - 1)
    .toSorted((a, b) => noise(a) - noise(b))
    .slice(0, neighborhood.contributing),
);

/** The buildings, each with the number of homes before it. */
const buildings = neighborhood.buildings.map(([wide, floors], index) => ({
  wide,
  floors,
  first: sum(neighborhood.buildings.slice(0, index).map(([w, f]) => w * f)),
}));

type Buildings = typeof buildings;

/** Lengths in units of the distance between windows, which is 1 across. */
const wall = 0.25;
const lane = 0.4;
const pane = { width: 0.54, height: 0.6 };
const left = -0.15;

interface Composition {
  /** Rows of buildings, from the nearest one up. */
  readonly rows: readonly Buildings[];
  readonly floor: number;
  /** The boundary's distance from the walls, and its position at the right. */
  readonly margin: number;
  readonly boundary: number;
  readonly width: number;
  readonly squares: {
    readonly columns: number;
    readonly pitch: number;
    readonly left: number;
    readonly size: number;
  };
}

const wide: Composition = {
  rows: [buildings],
  floor: 1.28,
  margin: 0.68,
  boundary: 52.93,
  width: 69.4,
  squares: { columns: 10, pitch: 1.28, left: 53.85, size: 0.66 },
};

const narrow: Composition = {
  rows: [buildings.slice(0, 4), buildings.slice(4, 8), buildings.slice(8)],
  floor: 1.4,
  margin: 0.42,
  boundary: 18.47,
  width: 23.1,
  squares: { columns: 4, pitch: 0.92, left: 18.9, size: 0.54 },
};

/** Homes at night inside the boundary, and synthetic records outside it, from edge to edge of the window. */
export function City() {
  return (
    <div className={`pointer-events-none mt-8 lg:mt-[max(7.6rem-17vw,-7.75rem)] ${fullBleed}`}>
      <Drawing description={texts.description}>
        <Skyline {...wide} className="max-md:hidden" />
        <Skyline {...narrow} className="md:hidden" />
        <ul className="flex flex-wrap gap-x-10 gap-y-4 border-t border-control px-gutter py-6 @lg:grid @lg:grid-cols-[43fr_34.6fr_22.4fr] @lg:gap-x-0 @lg:px-0 @lg:py-7 @lg:*:pr-4 @lg:*:first:pl-(--bleed)">
          <Caption {...texts.contributing} color="text-violet-text" example={labels.example} />
          <li className="flex items-center gap-4">
            <svg aria-hidden="true" viewBox="0 0 44 44" className="w-11 shrink-0 max-md:mr-3">
              <path
                d={box(2, 2, 40, 40)}
                fill="none"
                strokeWidth={2}
                strokeDasharray="6 5"
                className="stroke-violet-line"
              />
            </svg>
            <span className="measure-18 text-balance">{texts.boundary}</span>
          </li>
          <Caption {...texts.records} color="text-teal-text" />
        </ul>
      </Drawing>
    </div>
  );
}

function Caption({
  count,
  text,
  color,
  example,
}: {
  readonly count: string;
  readonly text: string;
  readonly color: string;
  readonly example?: string;
}) {
  return (
    <li className="flex items-center gap-4">
      <span
        className={`shrink-0 font-heading text-h1 font-semibold [overflow-wrap:normal] max-md:min-w-14 ${color}`}
      >
        {count}
      </span>
      <span className="measure-28 text-balance">
        {text} {example === undefined ? null : <span className="text-ink-3">{example}</span>}
      </span>
    </li>
  );
}

function Skyline({
  rows,
  floor,
  margin,
  boundary,
  width,
  squares,
  className,
}: Composition & { readonly className: string }) {
  const heightOf = ({ floors }: Buildings[number]) => (floors + 0.7) * floor;
  const rowHeights = rows.map((row) => Math.max(...row.map(heightOf)));
  const rowGap = 1;
  const height = sum(rowHeights) + (rows.length - 1) * rowGap + 1.5 * margin;
  const street = (row: number) => height - sum(rowHeights.slice(0, row).map((each) => each + rowGap));

  const placed = rows.flatMap((row, index) => {
    let x = left;
    return row.map((building) => {
      const at = { ...building, x, top: street(index) - heightOf(building), street: street(index) };
      x += building.wide + 2 * wall + lane;
      return { ...at, right: x - lane, row: index };
    });
  });
  const windows = placed.flatMap(({ wide: columns, floors, first, x, top }) =>
    range(0, columns * floors - 1).map((index) => ({
      isLit: lit.has(first + index),
      d: box(
        x + wall + (index % columns) + (1 - pane.width) / 2,
        top + (0.5 + Math.floor(index / columns)) * floor,
        pane.width,
        pane.height * floor,
      ),
    })),
  );
  const windowsThat = (areLit: boolean) =>
    windows
      .filter(({ isLit }) => isLit === areLit)
      .map(({ d }) => d)
      .join("");

  // Over the roofs of the last row, and down to the street.
  const roofs = placed.filter(({ row }) => row === rows.length - 1);
  const line: Point[] = roofs.flatMap(({ top, right }, index) => {
    const y = top - margin;
    const following = roofs[index + 1];
    const from = { x: -2, y };
    if (following === undefined)
      return [
        { x: boundary, y },
        { x: boundary, y: height },
      ];
    const step = following.top < top ? following.x - margin : right + margin;
    const to = { x: step, y: following.top - margin };
    return index === 0 ? [from, { x: step, y }, to] : [{ x: step, y }, to];
  });
  const recordRows = neighborhood.records / squares.columns;

  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      className={`block w-full *:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <path
        d={rows
          .slice(1)
          .map((_, row) => `M0 ${street(row + 1)}H${boundary}`)
          .join("")}
        className="stroke-hairline"
      />
      <path
        d={placed.map(({ x, right, top, street: y }) => box(x, top, right - x, y - top)).join("")}
        className="fill-surface stroke-control"
      />
      <path d={windowsThat(false)} className="stroke-control" />
      <path d={windowsThat(true)} className="fill-violet-text" />
      <path d={polyline(line)} strokeWidth={2} strokeDasharray="6 6" className="stroke-violet-line" />
      <Signs
        kind="square"
        points={lattice(neighborhood.records, {
          columns: squares.columns,
          pitch: squares.pitch,
          left: squares.left,
          top: height - 0.2 * floor - recordRows * squares.pitch,
        })}
        size={squares.size}
        scaled
      />
    </svg>
  );
}
