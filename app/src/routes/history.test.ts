// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { normalizePath } from "./history";

test("slashes that are repeated or at the end go from the address, query and anchor stay", () => {
  window.history.replaceState(null, "", "/platform//about-us//?a=b#c");
  expect(normalizePath()).toBe("/platform/about-us");
  expect(window.location.href).toMatch(/[^/]\/platform\/about-us\?a=b#c$/);
});
