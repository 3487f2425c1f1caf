/** Pictures of rents, with one column of signs per five dollars or more. The unit of length is a column's width. */
import type { Point } from "./geometry";

/** Returns the number of columns, and a function that returns the middle of a rent's column. */
export function rentColumns(rents: readonly number[], dollarsPerColumn = 5) {
  const lowest = Math.min(...rents);
  const columnOf = (rent: number) => Math.floor((rent - lowest) / dollarsPerColumn) + 0.5;
  return { columns: columnOf(Math.max(...rents)) + 0.5, columnOf };
}

/** Stacks one sign per rent in its column, from 0 upward, and returns the height of the highest column. */
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
