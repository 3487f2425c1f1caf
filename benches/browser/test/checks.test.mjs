import assert from "node:assert/strict";
import { test } from "node:test";

import { problemsWith } from "../runner/checks.mjs";
import { linkDistanceFor, stage } from "../runner/plan.mjs";
import { expectedLinks } from "../runner/statistics.mjs";

const contender = { context: "2d", painter: "canvas2d" };
const cell = { count: 1000, links: true, linkDistance: linkDistanceFor(1000) };
const links = Math.round(expectedLinks({ count: cell.count, ...stage, distance: cell.linkDistance }));
const good = {
  ...stage,
  particles: 1000,
  links,
  lines: links,
  discs: 1000,
  naive_links: links,
  context: "2d",
  coverage: 0.08,
  moves: true,
};

const problems = (change, changedContender = contender) =>
  problemsWith({ contender: changedContender, seen: { ...good, ...change }, cell });

test("a contender that does the work has no problem", () => {
  assert.deepEqual(problems({}), []);
});

const faults = {
  "a particle missing": { particles: 999 },
  "far too few links": { links: 2000, lines: 2000, naive_links: 2000 },
  "a link more than the naive search finds": { links: links + 1, lines: links + 1 },
  "links found and not drawn": { lines: 0 },
  "discs not drawn": { discs: 10 },
  "a blank stage": { coverage: 0 },
  "a picture that stands still": { moves: false },
  "a smaller canvas": { height: 540 },
  "another kind of canvas": { context: "webgl" },
};

for (const [name, change] of Object.entries(faults)) {
  test(`${name} is a problem`, () => {
    assert.equal(problems(change).length, 1, problems(change).join("; "));
  });
}

test("a contender without a list of links is judged by its lines", () => {
  assert.deepEqual(problems({ links: undefined, naive_links: undefined }), []);
  assert.equal(problems({ links: undefined, naive_links: undefined, lines: 2000 }).length, 1);
});

test("without a painter only particles and links count", () => {
  const { particles } = good;
  assert.deepEqual(problemsWith({ contender: { painter: "none" }, seen: { particles, links }, cell }), []);
});
