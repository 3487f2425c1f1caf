import { Scene } from "./drawing";
import { HatchedArea } from "./hatch";
import { noise, range, squares, steps } from "./geometry";
import { dashes, Dots, Line, Mark } from "./primitives";

const viewBox = "0 0 384 184";

/** The blocks of a neighborhood: columns and rows from one to another, each of which one party knows. */
function blocks(columns: readonly number[], rows: readonly number[]) {
  return rows.flatMap((row) => columns.map((column) => ({ x: 32 * column + 16, y: 32 * row + 32 })));
}
const known = {
  landlords: blocks([0, 1, 2], [0, 1]),
  agencies: blocks([5, 6], [0, 1, 2]),
  utilities: blocks([9, 10, 11], [0, 1]),
  shops: blocks([1, 2, 3], [3, 4]),
  households: blocks([8, 9], [3, 4]),
};

/** How many of six go on contributing. */
const contributors = [6, 6, 5, 5, 4, 4, 3, 2, 2, 1];
const columnAt = (column: number) => 12 + 38 * column;

/** What a model says at `x`. */
const line = (x: number) => 150 - 0.34 * x;
const many = range(0, 33).map((index) => {
  const x = 20 + 10.4 * index;
  return { x, y: line(x) + 20 * noise(index + 3) };
});
const few = [
  { x: 262, y: 148 },
  { x: 286, y: 126 },
  { x: 302, y: 152 },
  { x: 326, y: 132 },
  { x: 346, y: 146 },
];

/** Data that is in pieces, that is withheld, and a model that fits most people and not a few. */
export const dataProblemPictures = [
  <Scene key={1} viewBox={viewBox}>
    <path d={squares(blocks(range(0, 11), range(0, 4)), 24)} strokeWidth={1} className="stroke-hairline" />
    <path d={squares(known.landlords, 24)} className="fill-ink" />
    <HatchedArea d={squares(known.agencies, 24)} weight="heavy" outline="solid" />
    <path d={squares(known.utilities, 24)} className="fill-violet-tint stroke-violet" />
    <path d={squares(known.shops, 24)} strokeDasharray={dashes} className="fill-surface stroke-ink" />
    {known.shops.map(({ x, y }) => (
      <Mark key={`${x} ${y}`} x={x} y={y} kind="impact" />
    ))}
    {known.households.map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={12} className="fill-violet" />
    ))}
  </Scene>,
  <Scene key={2} viewBox={viewBox}>
    {contributors.map((count, column) =>
      range(0, 5).map((row) => (
        <circle
          key={`${column} ${row}`}
          cx={columnAt(column) + 10}
          cy={160 - 28 * row}
          r={7}
          className={row < count ? "fill-violet" : "stroke-hairline"}
        />
      )),
    )}
    <path
      d={`${steps(contributors.map((count, column) => ({ x: columnAt(column) - 9, y: 174 - 28 * count })))}H384`}
      strokeWidth={3}
      className="stroke-ink"
    />
  </Scene>,
  <Scene key={3} viewBox={viewBox}>
    <Line kind="axis" d="M0 176H384" />
    <Line kind="violet" d={few.map(({ x, y }) => `M${x} ${line(x)}V${y}`).join("")} />
    {many.map(({ x, y }) => (
      <circle key={x} cx={x} cy={y} r={3.5} className="fill-ink-3" />
    ))}
    <path d={`M0 ${line(0)}L384 ${line(384)}`} strokeWidth={3} className="stroke-ink" />
    <Dots points={few} r={6} color="violet" />
  </Scene>,
];
