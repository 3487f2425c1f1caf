/** Points, numbers in equal steps, a noise, and path data from points, rounded to a hundredth. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Numbers from one to another in equal steps; the last may fall short of the end. */
export function range(from: number, to: number, step = 1): readonly number[] {
  const count = Math.max(0, Math.floor((to - from) / step) + 1);
  return Array.from({ length: count }, (_, index) => from + index * step);
}

/** A noise in [-1, 1] for whole numbers, the same in every rendering (the finalizer of MurmurHash3). */
export function noise(index: number): number {
  let hash = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return (hash >>> 0) / 0x7fffffff - 1;
}

/** To a hundredth. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A straight line through the points; empty for no points. */
export function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** A line that holds each point's height until the next point and then steps to its. */
export function steps(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => (index === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join("");
}

/** A rectangle. */
export function box(left: number, top: number, width: number, height: number): string {
  return `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}
