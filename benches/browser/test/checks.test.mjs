import assert from "node:assert/strict";
import { test } from "vitest";

import { medianOfMeans, problemsWith } from "../measure.mjs";

const engine = { painter: "canvas2d", context: "2d", lists: true };
const cell = { count: 1000, links: true };
const tuned = { links: 3000, ink: [0.005, 0.006, 0.009, 0.012] };
const good = {
  ...tuned,
  particles: 1000,
  size: [1920, 1080],
  context: "2d",
  discs: 1000,
  lines: 3000,
  naiveLinks: 3000,
  moves: true,
};

test("an engine that does the work has no problem", () => {
  assert.deepEqual(problemsWith(engine, cell, good, tuned), []);
});

test.each([
  ["a missing particle", { particles: 999 }],
  ["fewer links", { links: 2000, lines: 2000, naiveLinks: 2000 }],
  ["a link more than the naive search finds", { links: 3001, lines: 3001 }],
  ["links that are not drawn", { lines: 0 }],
  ["discs that are not drawn", { discs: 10 }],
  ["a blank picture", { ink: [0, 0, 0, 0] }],
  ["other colors", { ink: [0.009, 0.006, 0.005, 0.012] }],
  ["a picture that never changes", { moves: false }],
  ["a smaller canvas", { size: [960, 540] }],
  ["another kind of canvas", { context: "webgl2" }],
])("%s is a problem", (_, change) => {
  assert.equal(problemsWith(engine, cell, { ...good, ...change }, tuned).length, 1);
});

test("the median of means contains an engine's own slow frames: every fifth takes five times as long", () => {
  const turn = [1, 1, 1, 1, 5, 1, 1, 1, 1, 5];
  assert.equal(medianOfMeans([turn, turn, turn]), 1.8);
});

test("the median of means leaves out turns that other load has slowed down", () => {
  assert.equal(medianOfMeans([[1], [2, 4], [400]]), 3);
  assert.equal(medianOfMeans([[1], [2], [3], [400]]), 2.5);
});
