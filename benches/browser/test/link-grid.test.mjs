// The tuned contender's grid against its naive twin: the same set of pairs, whatever the distance.

import assert from "node:assert/strict";
import { test } from "vitest";

import { LinkGrid } from "../contenders/link-grid.js";
import { forEachLink } from "../contenders/naive-links.js";
import { initialParticles } from "../contenders/scene.js";

const stage = { width: 640, height: 360 };

function naivePairs(particles, linkDistance) {
  const numbered = particles.map(({ x, y }, index) => ({ x, y, index }));
  const pairs = [];
  forEachLink(numbered, linkDistance, (a, b) => pairs.push(pair(a.index, b.index)));
  return pairs.sort();
}

function gridPairs(particles, linkDistance) {
  const grid = new LinkGrid({ count: particles.length, ...stage, linkDistance });
  grid.search(
    Float32Array.from(particles, ({ x }) => x),
    Float32Array.from(particles, ({ y }) => y),
  );
  const pairs = [];
  for (let k = 0; k < grid.count; k++) pairs.push(pair(grid.a[k], grid.b[k]));
  return pairs.sort();
}

const pair = (a, b) => `${Math.min(a, b)}-${Math.max(a, b)}`;

for (const linkDistance of [1, 3.5, 20, 90, 359, 5000]) {
  for (const count of [0, 1, 2, 500]) {
    test(`${count} particles, ${linkDistance} px`, () => {
      const particles = [...initialParticles({ count, ...stage, seed: 7 })];
      assert.deepEqual(gridPairs(particles, linkDistance), naivePairs(particles, linkDistance));
    });
  }
}

test("particles on the edges, on one spot and beyond the stage", () => {
  const { width, height } = stage;
  const particles = [
    [0, 0],
    [width, height],
    [0, height],
    [width, 0],
    [width + 40, height + 40],
    [-40, -40],
    [100, 100],
    [100, 100],
  ].map(([x, y]) => ({ x, y }));
  for (const linkDistance of [1, 60, 200]) {
    assert.deepEqual(gridPairs(particles, linkDistance), naivePairs(particles, linkDistance));
  }
});
