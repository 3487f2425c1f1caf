import { expect, test } from "vitest";
import { area, polyline, steps } from "./path";
import { range } from "./points";

const points = [
  { x: 0, y: 8 },
  { x: 10.004, y: 16.006 },
];

test("lines, steps and areas, rounded to a hundredth", () => {
  expect(polyline(points)).toBe("M0 8L10 16.01");
  expect(steps(points)).toBe("M0 8H10V16.01");
  expect(area(points, points)).toBe("M0 8L10 16.01L10 16.01L0 8Z");
});

test("no points, no path", () => {
  expect(polyline([])).toBe("");
  expect(steps([])).toBe("");
});

test("every n units, never past the end", () => {
  expect(range(0, 25, 10)).toEqual([0, 10, 20]);
  expect(range(10, 0, 5)).toEqual([]);
});
