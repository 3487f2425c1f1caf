/** Which scripts a link loads before and after it is followed, and in which order its page renders. */
import { expect, type Page, test } from "@playwright/test";
import { documentAt } from "./html";
import { afterLoading, afterRendering, holdRequests, visit } from "./page";
import { labels } from "./site-source";
import { wasmFile } from "./stage";

const assets = /\/assets\/.*\.js$/;
/** What runs the engine, and its glue. */
const engineScript = /\/assets\/(?:engine-driver|particles_wasm)-.*\.js$/;
const pageWithStage = /\/assets\/consortium-impact-.*\.js$/;

/** The scripts, or other files, that a page requests from now on. */
function requestsOf(page: Page, files = assets): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (files.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test("every script of a page, or of an alias, is requested on intent, at once, and none after the click, which opens that page", async ({
  page,
  request,
}) => {
  await visit(page, "/terms");
  await afterLoading(page);
  const scripts = requestsOf(page);
  const named = async (address: string) => {
    const delivered = await documentAt(request, address);
    const files = delivered.querySelectorAll("link[rel=modulepreload]:not([media])");
    return [...files].map((file) => file.getAttribute("href"));
  };
  const loaded = new Set(await named("/terms"));
  // One after the other, so that each has fewer left to load.
  for (const path of ["/platform", "/how-it-works", "/about", "/contact", "/consortium/data-stewardship"]) {
    await test.step(path, async () => {
      const expected = (await named(path)).filter((file) => !loaded.has(file));
      for (const file of expected) loaded.add(file);
      expect(expected.length).toBeGreaterThan(0);
      scripts.length = 0;
      // No script arrives before all are requested, so that one that another script imports would be missing.
      const release = await holdRequests(page, assets);
      const link = page.getByRole("contentinfo").or(page.getByRole("banner")).locator(`a[href="${path}"]`);
      await link.first().focus();
      await expect.poll(() => scripts.toSorted()).toEqual(expected.toSorted());
      release();
      await afterLoading(page);
      await page.unroute(assets);
      scripts.length = 0;
      await link.first().press("Enter");
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle((await documentAt(request, path)).title);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await afterLoading(page);
      expect(scripts, "after the click").toEqual([]);
    });
  }
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  const times = reducedMotion === "reduce" ? 0 : 1;
  test(`a link to a page with a stage asks for the engine's files ${times} times on intent, before the page's code has arrived, and for none after the click, with reduced motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, "/consortium");
    await afterLoading(page);
    const pages = requestsOf(page, pageWithStage);
    const modules = requestsOf(page, wasmFile);
    const scripts = requestsOf(page, engineScript);
    const release = await holdRequests(page, assets);
    const link = page.getByRole("main").locator('a[href="/consortium/impact"]').first();
    await link.focus();
    await expect.poll(() => [pages.length, modules.length, scripts.length]).toEqual([1, times, 2 * times]);
    release();
    // The glue asks for the module again, once its bytes are checked.
    await expect.poll(() => modules.length).toBe(2 * times);
    await afterLoading(page);
    await link.press("Enter");
    await expect(page).toHaveURL("/consortium/impact");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await afterLoading(page);
    if (reducedMotion === "no-preference")
      await expect(page.locator("[data-canvas-shown=true]")).toBeAttached();
    expect([pages.length, modules.length, scripts.length]).toEqual([1, 2 * times, 2 * times]);
  });
}

test("with Save-Data, a link to a page with a stage asks for nothing before the click, then for all at once", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await visit(page, "/consortium");
  await afterLoading(page);
  const scripts = requestsOf(page);
  const modules = requestsOf(page, wasmFile);
  const release = await holdRequests(page, assets);
  const link = page.getByRole("main").locator('a[href="/consortium/impact"]').first();
  await link.focus();
  await afterRendering(page);
  expect(scripts).toEqual([]);
  await link.press("Enter");
  await expect
    .poll(() => [modules.length, scripts.filter((file) => engineScript.test(file)).length])
    .toEqual([1, 2]);
  release();
  await expect(page).toHaveURL("/consortium/impact");
});

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
  const sections = page.locator("main section");
  await expect(sections.nth(3)).toBeAttached();
  expect((await sectionsWithHeading.jsonValue())[0]).toBeLessThan(await sections.count());
});
