// The interface of dist/engine/index.js: `createStage` and what it gives, without a canvas.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

const engine = path.resolve(import.meta.dirname, "../dist/engine");
const frameMs = 1000 / 60;
const options = {
  canvas: null,
  width: 640,
  height: 360,
  count: 500,
  linkDistance: 40,
  links: true,
  painter: "none",
  seed: 7,
};

// The suite is run by itself too, where nothing was compiled for the browser.
const skip = existsSync(path.join(engine, "index.js"))
  ? false
  : "cargo xtask bench-browser --build-only builds what this checks";

/** The module's own way to its bytes is `fetch`, which knows no files in Node.js. */
async function loadEngine() {
  const browserFetch = globalThis.fetch;
  globalThis.fetch = async (url) =>
    new Response(await readFile(new URL(String(url))), { headers: { "Content-Type": "application/wasm" } });
  try {
    const { createStage } = await import(pathToFileURL(path.join(engine, "index.js")).href);
    const stage = await createStage(options);
    return { createStage, stage };
  } finally {
    globalThis.fetch = browserFetch;
  }
}

test("a stage steps, counts its particles and its links, and is disposed of once", { skip }, async () => {
  const { createStage, stage } = await loadEngine();
  assert.deepEqual(Object.keys(stage).sort(), ["dispose", "frame", "linkCount", "particleCount"]);
  stage.frame(0);
  assert.equal(stage.particleCount(), options.count);
  const first = stage.linkCount();
  assert.ok(first > 0);

  // The same seed and timestamps give the same links; time that passes changes them.
  const twin = await createStage(options);
  twin.frame(0);
  assert.equal(twin.linkCount(), first);
  for (let frame = 1; frame <= 600; frame++) stage.frame(frame * frameMs);
  assert.notEqual(stage.linkCount(), first);
  assert.equal(stage.particleCount(), options.count);

  for (const [count, expected] of [
    [-1, 0],
    [Number.NaN, 0],
    [2e9, 1_000_000],
    [Number.POSITIVE_INFINITY, 1_000_000],
  ]) {
    const bounded = await createStage({ ...options, count, links: false });
    bounded.frame(0);
    assert.equal(bounded.particleCount(), expected);
    bounded.dispose();
  }

  const unlinked = await createStage({ ...options, links: false });
  unlinked.frame(0);
  assert.equal(unlinked.linkCount(), 0);

  for (const each of [stage, twin, unlinked]) each.dispose();
  assert.throws(() => stage.frame(0));
});

test("a painter without a canvas and an unknown painter are refused", { skip }, async () => {
  const { createStage, stage } = await loadEngine();
  stage.dispose();
  await assert.rejects(createStage({ ...options, painter: "webgl2" }), /canvas/);
  await assert.rejects(createStage({ ...options, painter: "oil", canvas: undefined }));
});
