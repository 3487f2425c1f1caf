/** Pictures of rents: a column of signs for every five dollars, or for more. A unit is a column's width. */
import type { Point } from "./geometry";

/** How many columns the rents take, and where the middle of a rent's column is. */
export function rentColumns(rents: readonly number[], dollarsPerColumn = 5) {
  const lowest = Math.min(...rents);
  const columnOf = (rent: number) => Math.floor((rent - lowest) / dollarsPerColumn) + 0.5;
  return { columns: columnOf(Math.max(...rents)) + 0.5, columnOf };
}

/** A sign for each rent, upon those before it: from 0 up, as high as the highest column. */
export function stacked(rents: readonly number[], columnOf: (rent: number) => number) {
  const heights = new Map<number, number>();
  const points = rents.map((rent): Point => {
    const x = columnOf(rent);
    const height = heights.get(x) ?? 0;
    heights.set(x, height + 1);
    return { x, y: -height - 0.5 };
  });
  return { points, height: Math.max(...heights.values()) };
}
