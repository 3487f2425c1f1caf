// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { normalizePath } from "./history";

test.each([
  ["/platform//about-us//", "/platform/about-us"],
  ["/platform/about-us/index.html", "/platform/about-us"],
  ["/index.html", "/"],
])("the address %s becomes %s, with query and anchor", (address, path) => {
  window.history.replaceState(null, "", `${address}?a=b#c`);
  expect(normalizePath()).toBe(path);
  expect(window.location.href).toBe(`${window.location.origin}${path}?a=b#c`);
});
