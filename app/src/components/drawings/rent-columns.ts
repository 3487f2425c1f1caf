/** Pictures of rents: a column of signs for every five dollars. A unit is a column's width. */
import type { Point } from "./geometry";

const dollarsPerColumn = 5;

/** How many columns the rents take, and where the middle of a rent's column is. */
export function rentColumns(rents: readonly number[]) {
  const lowest = Math.min(...rents);
  const columnOf = (rent: number) => (rent - lowest) / dollarsPerColumn + 0.5;
  return { columns: columnOf(Math.max(...rents)) + 0.5, columnOf };
}

/** A sign for each rent, upon those before it: `x` along the axis, `y` away from it. */
export function stacked(rents: readonly number[], columnOf: (rent: number) => number): readonly Point[] {
  const heights = new Map<number, number>();
  return rents.map((rent) => {
    const height = heights.get(rent) ?? 0;
    heights.set(rent, height + 1);
    return { x: columnOf(rent), y: height + 0.5 };
  });
}

export function heightOf(points: readonly Point[]): number {
  return Math.max(...points.map(({ y }) => y)) + 0.5;
}

/** Columns that stand on the lower edge of a box. */
export function standing(points: readonly Point[], height: number): readonly Point[] {
  return points.map(({ x, y }) => ({ x, y: height - y }));
}
