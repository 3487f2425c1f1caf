import { expect, test } from "vitest";
import { faults } from "./owner-values";
import { robots } from "./site-files";

test("robots.txt keeps search engines away from a preview, and from no other site", () => {
  expect(robots(true)).toMatch(/^User-agent: \*\nDisallow: \/\n/);
  expect(robots(false)).toMatch(/^User-agent: \*\nAllow: \/\n/);
  expect(robots()).toBe(robots(faults().length > 0));
});
