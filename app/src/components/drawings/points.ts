/** Points, and numbers in equal steps. */
import { noise } from "./noise";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Numbers from one to another in equal steps; the last may fall short of the end. */
export function range(from: number, to: number, step = 1): readonly number[] {
  const count = Math.max(0, Math.floor((to - from) / step) + 1);
  return Array.from({ length: count }, (_, index) => from + index * step);
}

/**
 * The middles of a grid's cells, row by row. With `jitter`, each is moved by up to that share of its cell, always
 * alike for the same `seed`.
 */
export function cells({
  columns,
  rows,
  width,
  height,
  jitter = 0,
  seed = 0,
}: Readonly<Record<"columns" | "rows" | "width" | "height", number> & { jitter?: number; seed?: number }>) {
  const middle = (cell: number, key: number) => cell + 0.5 + jitter * noise(seed + key);
  return range(0, columns * rows - 1).map((index) => ({
    x: (middle(index % columns, index) * width) / columns,
    y: (middle(Math.floor(index / columns), index + 500) * height) / rows,
  }));
}

/** A predicate: whether a point is farther than `dx` from each of `others`, or farther than `dy`. */
export function awayFrom(
  others: readonly Point[],
  { dx, dy }: { readonly dx: number; readonly dy: number },
): (point: Point) => boolean {
  return ({ x, y }) => others.every((other) => Math.abs(other.x - x) > dx || Math.abs(other.y - y) > dy);
}
