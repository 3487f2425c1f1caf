import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import { test } from "vitest";

import { mountContender } from "../runner/browser.mjs";

test("a page that is closed before its bytes are counted has no body read", async () => {
  let reads = 0;
  const response = {
    url: () => "http://localhost/dist/contenders/tuned/index.js",
    async body() {
      reads++;
      return Buffer.alloc(1000);
    },
  };
  const page = Object.assign(new EventEmitter(), {
    setDefaultTimeout() {},
    async goto() {},
    async waitForFunction() {},
    async evaluate() {
      page.emit("response", response);
    },
  });
  const context = { newPage: async () => page };
  const { gzipBytes } = await mountContender({ context, origin: "", contender: {}, cell: {}, seed: 1 });
  assert.equal(reads, 0);
  assert.ok((await gzipBytes()) < 100);
});
