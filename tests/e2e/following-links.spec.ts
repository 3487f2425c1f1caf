/** Which scripts a link loads before and after it is followed, and in which order its page renders. */
import { expect, type Page, test } from "@playwright/test";
import { parseHtml } from "./html";
import { afterLoading, holdRequests, visit } from "./page";
import { labels } from "./site-source";

const assets = /\/assets\/.*\.js$/;

/** The scripts that a page requests from now on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (assets.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

for (const path of ["/platform", "/how-it-works", "/about", "/contact", "/consortium/data-stewardship"]) {
  test(`every script of ${path} is asked for on intent, at once, and none after the click`, async ({
    page,
    request,
  }) => {
    await visit(page, "/terms");
    await afterLoading(page);
    const scripts = scriptsOf(page);
    // No script arrives before all are requested, so that one that another script imports would be missing.
    const release = await holdRequests(page, assets);
    const link = page.locator(`a[href="${path}"]`).first();
    const named = async (address: string) => {
      const { head } = parseHtml(await (await request.get(address)).text());
      return [...head.querySelectorAll("link[rel=modulepreload]")].map((file) => file.getAttribute("href"));
    };
    const loaded = await named("/terms");
    const expected = (await named(path)).filter((file) => !loaded.includes(file));
    expect(expected.length).toBeGreaterThan(0);
    await link.focus();
    await expect.poll(() => scripts.toSorted()).toEqual(expected.toSorted());
    release();
    await afterLoading(page);
    scripts.length = 0;
    await link.press("Enter");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await afterLoading(page);
    expect(scripts).toEqual([]);
  });
}

test("a page that is slow to open has a line along the top after 300 ms, until it has opened", async ({
  page,
}) => {
  await visit(page, "/terms");
  await afterLoading(page);
  const line = page.getByRole("progressbar", { name: labels.loadingPage, includeHidden: true });
  const release = await holdRequests(page, assets);
  await expect(line).toHaveCount(0);
  await page.locator('a[href="/how-it-works"]').first().click();
  const shownAt = (ms: number) =>
    line.evaluate((element, currentTime) => {
      for (const animation of element.getAnimations()) Object.assign(animation, { currentTime });
      return element.checkVisibility({ visibilityProperty: true });
    }, ms);
  expect(await shownAt(299)).toBe(false);
  expect(await shownAt(301)).toBe(true);
  release();
  await expect(page).toHaveURL("/how-it-works");
  await expect(line).toHaveCount(0);
});

test("a followed link shows the heading before the sections below the fold are rendered", async ({
  page,
}) => {
  await visit(page, "/terms");
  await afterLoading(page);
  const sectionsWithHeading = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const before = document.querySelector("h1")?.textContent;
    new MutationObserver(() => {
      if (document.querySelector("h1")?.textContent === before) return;
      seen.push(document.querySelectorAll("main section").length);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await page.locator('a[href="/platform"]').first().click();
  await expect(page).toHaveURL("/platform");
  await expect(page.locator("main section").nth(3)).toBeAttached();
  expect((await sectionsWithHeading.jsonValue())[0]).toBe(1);
});
