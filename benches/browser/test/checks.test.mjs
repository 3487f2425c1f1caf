import assert from "node:assert/strict";
import { test } from "vitest";

import { problemsWith, problemsWithStage, problemWithTwin } from "../runner/checks.mjs";
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
  ink: { opacity: 0.02, rgb: [0.008, 0.009, 0.014] },
  drawing: {
    radius: { mean: 3, variance: 1 / 3 },
    opacity: { mean: 0.85, variance: 0.0075 },
    colors: [250, 250, 250, 250],
    color_changes: 3,
    odd_lines: 0,
  },
  moves: true,
};

const problems = (change, changedContender = contender) =>
  problemsWith({ contender: changedContender, seen: { ...good, ...change }, cell });

test("a contender that does the work has no problem", () => {
  assert.deepEqual(problems({}), []);
});

const drawing = (change) => ({ drawing: { ...good.drawing, ...change } });

const faults = {
  "one radius for all discs": drawing({ radius: { mean: 3, variance: 0 } }),
  "smaller discs": drawing({ radius: { mean: 2.5, variance: 1 / 3 } }),
  "one opacity for all discs": drawing({ opacity: { mean: 0.85, variance: 0 } }),
  "paler discs": drawing({ opacity: { mean: 0.8, variance: 0.0075 } }),
  "radii that are not known": drawing({ radius: { mean: Number.NaN, variance: 1 / 3 } }),
  "one color for all discs": drawing({ colors: [1000, 0, 0, 0] }),
  "discs drawn in turns of color": drawing({ color_changes: 999 }),
  "a line of another opacity or color": drawing({ odd_lines: 1 }),
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

const twinOf = (opacity, rgb = [0.4, 0.45, 0.7]) => ({
  ink: { opacity, rgb: rgb.map((channel) => channel * opacity) },
});

test("a picture that covers less than another one of the same particles is a problem", () => {
  assert.equal(problemWithTwin(twinOf(0.0201), twinOf(0.02)), undefined);
  assert.match(problemWithTwin(twinOf(0.018), twinOf(0.02)) ?? "", /covers 1\.800 %/);
  assert.equal(problemWithTwin({ ink: undefined }, twinOf(0.02)), undefined);
});

test("a picture in other colors than another one of the same particles is a problem", () => {
  assert.equal(problemWithTwin(twinOf(0.02, [0.41, 0.44, 0.71]), twinOf(0.02)), undefined);
  for (const rgb of [
    [0, 0, 0],
    [1, 1, 1],
    [0.7, 0.45, 0.4],
  ]) {
    assert.match(problemWithTwin(twinOf(0.02, rgb), twinOf(0.02)) ?? "", /mean color/);
  }
});

test("without a painter only particles and links count", () => {
  const { particles } = good;
  assert.deepEqual(problemsWith({ contender: { painter: "none" }, seen: { particles, links }, cell }), []);
});

test("a stage that is drawn with another disc or other lines is a problem", () => {
  const disc = { x: 10, y: 20, radiusPx: 3, opacity: 0.9, color: "1,2,3" };
  const frame = { discs: [disc, { ...disc, x: 50 }], lines: [{ opacity: 0.5 }] };
  const problems = (change) => problemsWithStage({ ...frame, ...change }, frame).length;
  assert.equal(problems({}), 0);
  for (const change of [{ x: 52 }, { radiusPx: 4 }, { opacity: 0.8 }, { color: "3,2,1" }]) {
    assert.equal(problems({ discs: [disc, { ...frame.discs[1], ...change }] }), 1);
  }
  assert.equal(problems({ discs: [disc] }), 1);
  assert.equal(problems({ discs: [...frame.discs, disc] }), 1);
  assert.equal(problems({ lines: [] }), 1);
  assert.equal(problems({ lines: [{ opacity: 0.4 }] }), 1);
});
