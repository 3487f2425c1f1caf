import { expect, test } from "vitest";
import { aliases, canonicalPaths, linkedWildcardPaths } from "../site-source";
import { phone, launchPage, wide } from "./page";

const page = launchPage();

const addresses = [...canonicalPaths, ...Object.keys(aliases), ...linkedWildcardPaths];

/** How much wider than the window the page is. */
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
