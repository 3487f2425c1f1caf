import { Drawing } from "../../components/drawings/drawing";
import { box, noise, range } from "../../components/drawings/geometry";
import { Plot } from "../../components/drawings/plot";
import { lattice, Signs } from "../../components/drawings/signs";
import { homes, neighborhood } from "../../content/examples/neighborhood";
import { city as texts } from "../../content/pages/consortium";
import { sum } from "../../content/shared/numbers";
import { labels } from "../../content/shared/site";

/** Lengths in units of the horizontal distance between windows. */
const wall = 0.25;
const lane = 0.4;

interface Building {
  readonly wide: number;
  readonly floors: number;
  /** Index of the building's first home. */
  readonly first: number;
}

interface Standing extends Building {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly ground: number;
}

const buildings: readonly Building[] = neighborhood.buildings.map(([wide, floors], index, all) => ({
  wide,
  floors,
  first: sum(all.slice(0, index).map(([across, up]) => across * up)),
}));

/** Indices of the homes that contribute. */
const contributing = new Set(
  range(0, homes - 1)
    .toSorted((a, b) => noise(a) - noise(b))
    .slice(0, neighborhood.contributing),
);

const widthOf = (row: readonly Building[]) =>
  sum(row.map(({ wide }) => wide + 2 * wall)) + lane * Math.max(0, row.length - 1);

/** Places buildings side by side. The last one ends at `right`. `floor` is the height of a floor. */
function street(
  row: readonly Building[],
  { right, ground, floor }: { readonly right: number; readonly ground: number; readonly floor: number },
): readonly Standing[] {
  return row.map((building, index) => {
    const left = right - widthOf(row.slice(index));
    const top = ground - (building.floors + 0.7) * floor;
    return { ...building, left, right: left + building.wide + 2 * wall, top, ground };
  });
}

/** Returns the path above the roofs. Between two buildings, it steps up or down beside the higher one. */
const overRoofs = (row: readonly Standing[], margin: number) =>
  row
    .map(({ top, right }, index) => {
      const next = row[index + 1];
      return `V${top - margin}H${next !== undefined && next.top < top ? next.left - margin : right + margin}`;
    })
    .join("");

/**
 * The buildings with their windows, the boundary, and the synthetic records outside it. Windows of contributing homes
 * are lit.
 */
function Scene({
  rows,
  floor,
  boundary,
  records,
}: {
  readonly rows: readonly (readonly Standing[])[];
  readonly floor: number;
  readonly boundary: string;
  readonly records: Parameters<typeof lattice>[1] & { readonly size: number };
}) {
  const standing = rows.flat();
  const windows = standing.flatMap(({ wide, floors, left, top, first }) =>
    lattice(wide * floors, { columns: wide, pitch: 1 }).map(({ x, y }, index) => ({
      lit: contributing.has(first + index),
      d: box(left + wall + x - 0.27, top + y * floor, 0.54, 0.6 * floor),
    })),
  );
  const windowsThatAre = (lit: boolean) =>
    windows
      .filter((each) => each.lit === lit)
      .map(({ d }) => d)
      .join("");
  return (
    <>
      <path
        d={standing
          .map(({ left, right, top, ground }) => box(left, top, right - left, ground - top))
          .join("")}
        className="fill-surface stroke-control"
      />
      <path d={windowsThatAre(false)} className="stroke-control" />
      <path d={windowsThatAre(true)} className="fill-violet-text" />
      <path d={boundary} strokeWidth={2} strokeDasharray="6 6" className="stroke-violet-line" />
      <Signs kind="square" points={lattice(neighborhood.records, records)} size={records.size} scaled />
    </>
  );
}

/** One street, across the window. */
function OneStreet() {
  const [floor, ground, margin] = [1.28, 17.3, 0.68];
  const row = street(buildings, { right: widthOf(buildings), ground, floor });
  return (
    <Plot viewBox={`0 0 68 ${ground}`} strokeWidth={1}>
      <Scene
        rows={[row]}
        floor={floor}
        boundary={`M-2 ${ground}${overRoofs(row, margin)}V${ground}`}
        records={{ columns: 10, pitch: 1.2, left: 54, top: 9.8, size: 0.62 }}
      />
    </Plot>
  );
}

/** For phones: the same street in three rows, with the highest buildings in the top row. */
function ThreeRows() {
  const [floor, right, margin] = [1.4, 17.9, 0.45];
  const grounds = [17.9, 27.4, 35.6];
  const rows = [buildings.slice(8), buildings.slice(4, 8), buildings.slice(0, 4)].map((row, index) =>
    street(row, { right, ground: grounds[index] ?? 0, floor }),
  );
  const [top = [], , bottom = []] = rows;
  const ground = bottom[0]?.ground ?? 0;
  return (
    <Plot viewBox={`0 0 22.8 ${ground}`} strokeWidth={1}>
      <path
        d={grounds
          .slice(0, -1)
          .map((y) => `M0 ${y}H${right + margin}`)
          .join("")}
        className="stroke-hairline"
      />
      <Scene
        rows={rows}
        floor={floor}
        boundary={`M-2 ${(top[0]?.top ?? 0) - margin}${overRoofs(top, margin)}V${ground}`}
        records={{ columns: 4, pitch: 1.06, left: 18.5, top: ground - 16.1, size: 0.58 }}
      />
    </Plot>
  );
}

/** Homes at night inside the boundary, and synthetic records outside it. */
export function City() {
  return (
    <div className="pointer-events-none -mx-bleed mt-8 lg:mt-[max(7.6rem-17vw,-7.75rem)]">
      <Drawing>
        <div className="border-b border-control">
          <div className="md:hidden">
            <ThreeRows />
          </div>
          <div className="max-md:hidden">
            <OneStreet />
          </div>
        </div>
        <ul className="flex flex-wrap gap-x-12 gap-y-4 px-gutter py-6 @lg:grid @lg:grid-cols-[43fr_34.6fr_22.4fr] @lg:gap-x-0 @lg:px-0">
          <li className={`${legend} text-violet-text @lg:pl-bleed`}>
            <Count count={texts.contributing.count} />
            <span className="measure-28 text-balance text-ink-2">
              {texts.contributing.text} <span className="text-ink-3">{labels.example}</span>
            </span>
          </li>
          <li className={legend}>
            <span className="mr-3 size-11 shrink-0 border-2 border-dashed border-violet-line md:mr-0" />
            <span className="measure-18 text-balance">{texts.boundary}</span>
          </li>
          <li className={`${legend} text-teal-text`}>
            <Count count={texts.records.count} />
            <span className="measure-28 text-balance text-ink-2">{texts.records.text}</span>
          </li>
        </ul>
      </Drawing>
    </div>
  );
}

/** Classes of a sign and what it stands for. */
const legend = "flex items-center gap-4 @lg:pr-4";

function Count({ count }: { readonly count: string }) {
  return <span className="min-w-14 shrink-0 font-heading text-h1 font-semibold wrap-normal">{count}</span>;
}
