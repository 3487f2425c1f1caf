/** Path data from points. Coordinates are rounded to a hundredth. */
import type { Point } from "./points";

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Squares around their centers. */
export function squares(centers: readonly Point[], side: number): string {
  return centers.map(({ x, y }) => box(x - side / 2, y - side / 2, side, side)).join("");
}

/** A straight line through the points; empty for no points. */
export function polyline(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("");
}

/** Lines from each of some points to the `count` others of `all` that are nearest to it. */
export function tiesToNearest(points: readonly Point[], all: readonly Point[], count: number): string {
  return points
    .flatMap((point) => {
      const distance = (other: Point) => Math.hypot(other.x - point.x, other.y - point.y);
      return all
        .filter((other) => other !== point)
        .toSorted((a, b) => distance(a) - distance(b))
        .slice(0, count)
        .map((other) => polyline([point, other]));
    })
    .join("");
}

/** A line that holds each point's height until the next point and then steps to its. */
export function steps(points: readonly Point[]): string {
  return points
    .map(({ x, y }, index) => (index === 0 ? `M${round(x)} ${round(y)}` : `H${round(x)}V${round(y)}`))
    .join("");
}

/** The closed area between two lines that run in the same direction. */
export function area(upper: readonly Point[], lower: readonly Point[]): string {
  return `${polyline([...upper, ...lower.toReversed()])}Z`;
}

/** A rectangle. */
export function box(left: number, top: number, width: number, height: number): string {
  return `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}Z`;
}
