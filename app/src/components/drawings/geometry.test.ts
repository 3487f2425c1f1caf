import { expect, test } from "vitest";
import { range } from "./geometry";

test("every n units, never past the end", () => {
  expect(range(0, 25, 10)).toEqual([0, 10, 20]);
  expect(range(10, 0, 5)).toEqual([]);
});
