import assert from "node:assert/strict";
import { test } from "vitest";

import { whyNotRecorded } from "../runner/record.mjs";

const whole = { options: [], commit: "0123456789ab", busy: false, failed: false };

test("a run without options or faults, of a commit, on an idle machine replaces the record", () => {
  assert.deepEqual(whyNotRecorded(whole), []);
});

const changes = {
  "with any option": { options: ["--engine-dir", "before=dist/engine"] },
  "from a tree with changes": { commit: "0123456789ab+" },
  "of no known commit": { commit: "unknown" },
  "on a busy machine": { busy: true },
  "with a contender that failed": { failed: true },
};
for (const [name, change] of Object.entries(changes)) {
  test(`a run ${name} does not replace the record, and says why`, () => {
    assert.equal(whyNotRecorded({ ...whole, ...change }).length, 1);
  });
}
