import { expect, test } from "vitest";
import { isBelowUnknownPrefix } from "./resolve";

test("a page is below an unknown prefix where the address ends in one of the page's own", () => {
  for (const [address, page] of [
    ["/web/2026/https://mavi.example/contact", "/contact"],
    ["/web/2026/https://mavi.example/contact/", "/contact"],
    ["/web/2026/https://mavi.example/", "/"],
    ["/web/2026/https://mavi.example/solutions", "/platform/solutions"],
    ["/copy?of=https://mavi.example/platform/investors", "/platform"],
  ] as const)
    expect(isBelowUnknownPrefix(address, page), address).toBe(true);
  for (const [address, page] of [
    ["/contact", "/contact"],
    ["//contact", "/contact"],
    ["/contact?from=/terms", "/contact"],
    ["/platform/no/contact", "/contact"],
    ["/no/contact", "404"],
    ["/no/contact", "/terms"],
    ["/no/such/page", "/"],
    ["/no/contact", ""],
  ] as const)
    expect(isBelowUnknownPrefix(address, page), `${address} ${page}`).toBe(false);
});
