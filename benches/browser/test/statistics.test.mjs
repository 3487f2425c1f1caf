import assert from "node:assert/strict";
import { test } from "vitest";

import { forEachLink } from "../contenders/naive-links.js";
import { initialParticles, seededRandom } from "../contenders/scene.js";
import { linkDistanceFor, linksPerParticle, parseEngines, planRun, stage } from "../runner/plan.mjs";
import { evenMoments, expectedLinks, middle, percentile, summarize } from "../runner/statistics.mjs";

test("percentiles by nearest rank", () => {
  const samples = [5, 1, 4, 2, 3];
  assert.equal(percentile(samples, 0.5), 3);
  assert.equal(percentile(samples, 0.95), 5);
  assert.equal(percentile([7], 0.5), 7);
  assert.ok(Number.isNaN(percentile([], 0.5)));
});

test("a summary is of the middle half, less the harness's own time", () => {
  assert.equal(middle([1, 2, 4, 100]), 3);
  assert.deepEqual(summarize([1.2, 2.2, 4.2, 100], 0.2), { middle_ms: 3, p95_ms: 99.8, samples: 4 });
});

test("the expected number of links is what scattered particles have on average", () => {
  const [count, distance, rounds] = [400, 120, 40];
  let total = 0;
  for (let seed = 0; seed < rounds; seed++) {
    forEachLink([...initialParticles({ count, ...stage, seed })], distance, () => total++);
  }
  const mean = expectedLinks({ count, ...stage, distance });
  assert.ok(Math.abs(total / rounds / mean - 1) < 0.02, `${total / rounds} instead of ${mean}`);
});

test("the link distance gives about three links a particle; the edges take a few from small counts", () => {
  const linksAt = (count) => expectedLinks({ count, ...stage, distance: linkDistanceFor(count) }) / count;
  assert.ok(Math.abs(linksAt(50_000) / linksPerParticle - 1) < 0.01, String(linksAt(50_000)));
  assert.ok(linksAt(120) > 2.5, String(linksAt(120)));
});

test("a contender that does not exist is refused", () => {
  assert.throws(() => planRun({ quick: false, only: ["tuned", "tund"] }), /tund/);
  assert.deepEqual(
    planRun({ quick: true, only: ["tuned"] }).physics.map(({ id }) => id),
    ["tuned-physics"],
  );
});

test("numbers of particles are the requested ones", () => {
  assert.deepEqual(planRun({ quick: false, counts: [120, 7] }).counts, [120, 7]);
  assert.throws(() => planRun({ quick: false, counts: [Number.NaN] }), /--counts/);
});

test("another build of the engine is a contender by both painters and without one", () => {
  const engines = parseEngines(["before=some/folder"]);
  assert.deepEqual(engines, [{ id: "before", folder: "some/folder" }]);
  const plan = planRun({ quick: true, engines });
  const ids = [...plan.contenders, ...plan.physics].map(({ id }) => id);
  for (const id of ["before-webgl2", "before-canvas2d", "before-physics"]) assert.ok(ids.includes(id), id);
  assert.throws(() => parseEngines(["engine=folder"]), /ID=DIR/);
  assert.throws(() => parseEngines(["folder"]), /ID=DIR/);
});

test("moments of values that are spread evenly", () => {
  const random = seededRandom(3);
  const values = Array.from({ length: 10_000 }, () => 2 + 2 * random());
  const { mean, variance, meanDeviation, varianceDeviation } = evenMoments(2, 4);
  const sampled = values.reduce((total, value) => total + value, 0) / values.length;
  const spread = values.reduce((total, value) => total + (value - sampled) ** 2, 0) / values.length;
  assert.ok(Math.abs(sampled - mean) < (4 * meanDeviation) / 100, String(sampled));
  assert.ok(Math.abs(spread - variance) < (4 * varianceDeviation) / 100, String(spread));
});
