import assert from "node:assert/strict";
import { test } from "vitest";

import { whyNotRecorded } from "../runner/record.mjs";

const whole = { options: [], commit: "0123456789ab", busy: false, failed: false };

test("a run without options or faults, of a commit, on an idle machine replaces the record", () => {
  assert.deepEqual(whyNotRecorded(whole), []);
});

test("a run with an option, of a changed or unknown tree, on a busy machine or with a failure does not", () => {
  const changes = [
    { options: ["--engine-dir", "before=dist/engine"] },
    { commit: "0123456789ab+" },
    { commit: "unknown" },
    { busy: true },
    { failed: true },
  ];
  for (const change of changes) {
    assert.equal(whyNotRecorded({ ...whole, ...change }).length, 1, JSON.stringify(change));
  }
});
