import { expect, test } from "vitest";
import { aliases, linkedWildcardPaths } from "../site-source";
import { phone, launchPage, wide } from "./page";
import { esee, impact } from "./stages";

const page = launchPage();

// Pages with features that others lack, one alias and one address of a wildcard. The Chromium suite opens all
// addresses.
const addresses = [
  "/",
  "/platform",
  "/how-it-works",
  esee.path,
  impact.path,
  "/contact",
  ...Object.keys(aliases).slice(0, 1),
  ...linkedWildcardPaths.slice(0, 1),
];

/** Returns by how much the page is wider than the window. */
const sideways = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const headings = () => page.evaluate(() => document.querySelectorAll("h1").length);

async function expectNoSidewaysScrolling(): Promise<void> {
  for (const size of [wide, phone]) {
    await page.resize(size);
    expect(await sideways(), `at ${size.width} px`).toBeLessThanOrEqual(0);
  }
}

for (const path of addresses) {
  test(`${path} opens without a message and without sideways scrolling`, async () => {
    await page.open(path);
    expect(await headings()).toBe(1);
    await expectNoSidewaysScrolling();
    expect(await page.messages()).toEqual([]);
  });
}

test("an unknown address shows the 404 page and logs the missing path", async () => {
  const path = "/no/such-page";
  await page.open(path);
  expect(await headings()).toBe(1);
  await expectNoSidewaysScrolling();
  expect(await page.messages()).toEqual([expect.stringContaining(path)]);
});

/** Returns the distance of the element with this id below the header. */
const distanceTo = (id: string) =>
  page.evaluate((target) => {
    const { top } = document.getElementById(target)?.getBoundingClientRect() ?? { top: Number.NaN };
    return top - (document.querySelector("header")?.getBoundingClientRect().bottom ?? Number.NaN);
  }, id);

test("links to anchors of the same page and of another lead to them on a phone", async () => {
  await page.resize(phone);
  for (const [path, href] of [
    ["/about-mavi-ecosystem", "/about-mavi-ecosystem#partner-with-mavi"],
    ["/consortium", "/consortium/get-involved#data-contribution"],
  ] as const) {
    await page.open(path);
    const name = await page.evaluate(
      (address) => document.querySelector(`main a[href="${address}"]`)?.textContent ?? "",
      href,
    );
    await page.click({ role: "link", name, within: "main" });
    await expect.poll(() => page.path()).toBe(href);
    await expect.poll(async () => Math.abs(await distanceTo(href.replace(/^.*#/, "")))).toBeLessThan(1.5);
  }
});
