/** Pictures of rents, with one column of signs per `dollarsPerColumn`. Lengths are in column widths. */
import type { Point } from "./geometry";

/** Returns the number of columns, and a function that maps a rent to the center of its column. */
export function rentColumns(rents: readonly number[], dollarsPerColumn = 5) {
  const lowest = Math.min(...rents);
  const columnOf = (rent: number) => Math.floor((rent - lowest) / dollarsPerColumn) + 0.5;
  return { columns: columnOf(Math.max(...rents)) + 0.5, columnOf };
}

/** Stacks one sign per rent in its column, upward from 0. Also returns the height of the highest column. */
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
