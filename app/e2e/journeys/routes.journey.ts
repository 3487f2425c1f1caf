/** Pages with features that others lack, an alias and a wildcard's address. The Chromium suite opens all addresses. */
import { expect, test } from "vitest";
import { linkedWildcardPaths } from "../site-source";
import { esee, impact } from "../stage-pages";
import { launchPage, phone, wide } from "./page";

const page = launchPage();

test.each([
  "/",
  "/platform",
  "/how-it-works",
  esee.path,
  impact.path,
  "/contact",
  "/about",
  linkedWildcardPaths[0],
])("%s opens without a message and without sideways scrolling", async (path) => {
  await page.open(path);
  expect(await page.evaluate(() => document.querySelectorAll("h1").length)).toBe(1);
  for (const size of [wide, phone]) {
    await page.resize(size);
    const beyondPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyondPx, `at ${size.width} px`).toBeLessThanOrEqual(0);
  }
  expect(await page.messages()).toEqual([]);
});

test.each([
  ["/about-mavi-ecosystem", "/about-mavi-ecosystem#partner-with-mavi"],
  ["/consortium", "/consortium/get-involved#data-contribution"],
])("on a phone, the link on %s to %s leads there", async (path, href) => {
  await page.resize(phone);
  await page.open(path);
  await page.click(`main a[href="${href}"]`);
  await expect.poll(() => page.path()).toBe(href);
  const belowHeaderPx = () =>
    page.evaluate(
      (id) => {
        const { top } = document.getElementById(id)?.getBoundingClientRect() ?? { top: Number.NaN };
        return top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN);
      },
      href.replace(/^.*#/, ""),
    );
  await expect.poll(async () => Math.abs(await belowHeaderPx())).toBeLessThan(1.5);
});
