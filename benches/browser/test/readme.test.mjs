import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "vitest";

import { withFigures } from "../runner/readme.mjs";

test("the record's figures replace those of the repository's README", async () => {
  const readme = await readFile(new URL("../../../README.md", import.meta.url), "utf8");
  const stage = (lines, ms) => ({
    lines,
    rows: ["stage-tuned", "stage-webgl2", "stage-canvas2d"].map((id) => ({ id, script: { middle_ms: ms } })),
  });
  const cell = (workload, ms) => ({
    workload,
    count: 10_000,
    rows: [{ id: "engine-canvas2d", raster: { middle_ms: ms } }],
  });
  const renewed = withFigures(readme, {
    stages: [stage(0, 1.111), stage(70, 3.333), stage(0, 1.112), stage(400, 2.222)],
    cells: [cell("drift", 77.7), cell("linked", 88.8)],
  });
  assert.equal(renewed.match(/\| 1\.11 \| 2\.22–3\.33 \|/g)?.length, 3);
  assert.match(renewed, /takes 78 ms a frame on two cores, 89 with/);
});
