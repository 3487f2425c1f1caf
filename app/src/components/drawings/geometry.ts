/** Geometry of drawings: ranges, noise and path data. Numbers in path data are rounded to two decimals. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns `from`, `from + step` and so on, up to at most `to`. */
export function range(from: number, to: number, step = 1): readonly number[] {
  const count = Math.max(0, Math.floor((to - from) / step) + 1);
  return Array.from({ length: count }, (_, index) => from + index * step);
}

/** Returns noise in [-1, 1] for an integer, the same in every rendering (the finalizer of MurmurHash3). */
export function noise(index: number): number {
  let hash = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 0x7fffffff - 1;
}

/** Rounds to two decimals. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns path data that joins the points by straight lines; empty without points. */
export function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** Returns path data of a step function, which keeps a point's height until the next point. */
export function steps(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => (index === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join("");
}

export function box(left: number, top: number, width: number, height: number): string {
  return `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}
