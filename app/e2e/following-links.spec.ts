/** The files that a link loads before and after it is followed, and the progress that shows meanwhile. */
import { htmlOf } from "./build";
import { expect, type Locator, type Page, test } from "./fixtures";
import { afterLoading, heading, holdRequests, linkTo, visit } from "./page";
import { labels } from "./site-source";
import { wasmFile } from "./stage";

const assets = /\/assets\/.*\.js$/;
/** The script that loads and drives the engine, and the engine's glue. */
const engineScript = /\/assets\/(?:engine-driver|particles_wasm)-.*\.js$/;
const pageWithStage = /\/assets\/consortium-impact-.*\.js$/;

/** Returns the paths of the scripts, or other files, that a page requests from now on. */
function requestsOf(page: Page, files = assets): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (files.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test("all scripts of a page are requested when a link to it is focused, pointed at or touched, and none after the click", async ({
  page,
}) => {
  const scriptsOf = (path: string): readonly string[] =>
    htmlOf(path).match(/(?<=<link rel="modulepreload"[^>]* href=")[^"]+/g) ?? [];
  const loaded = scriptsOf("/terms");
  const expected = scriptsOf("/platform").filter((file) => !loaded.includes(file));
  expect(expected.length).toBeGreaterThan(0);
  for (const act of [
    (link: Locator) => link.focus(),
    (link: Locator) => link.hover(),
    (link: Locator) => link.dispatchEvent("touchstart"),
  ]) {
    await visit(page, "/terms");
    await afterLoading(page);
    const scripts = requestsOf(page);
    // No answer arrives yet: a script that is requested only after another one has arrived would be missing.
    const release = await holdRequests(page, assets);
    const link = linkTo(page, "/platform", "footer");
    await act(link);
    await expect.poll(() => scripts.toSorted()).toEqual(expected.toSorted());
    release();
    await afterLoading(page);
    await page.unroute(assets);
    scripts.length = 0;
    await link.press("Enter");
    await expect(page).toHaveURL("/platform");
    await expect(heading(page)).toBeFocused();
    await afterLoading(page);
    expect(scripts, "after the click").toEqual([]);
  }
});

// The numbers of requests for the page's code, the engine and its scripts, on intent and once the page is open.
for (const [loads, reducedMotion, saveData, onIntent, atLast] of [
  ["loads its code and the engine on intent", "no-preference", false, [1, 2, 2], [1, 2, 2]],
  ["never loads the engine with reduced motion", "reduce", false, [1, 0, 0], [1, 0, 0]],
  ["loads nothing on intent with Save-Data", "no-preference", true, [0, 0, 0], [1, 2, 2]],
] as const) {
  test(`the link to a page with a stage ${loads}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await visit(page, "/consortium");
    await afterLoading(page);
    const requests = [pageWithStage, wasmFile, engineScript].map((files) => requestsOf(page, files));
    const counts = () => requests.map(({ length }) => length);
    const link = page.getByRole("main").locator('a[href="/consortium/impact"]').first();
    await link.focus();
    await afterLoading(page);
    // The second request for the engine is the glue's, once the file has been checked.
    await expect.poll(counts).toEqual(onIntent);
    await link.press("Enter");
    await expect(page).toHaveURL("/consortium/impact");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await afterLoading(page);
    await expect.poll(counts).toEqual(atLast);
  });
}

test("while a page is slow to open, a line of progress shows after 300 ms, and the former page stays as it is", async ({
  page,
}) => {
  await visit(page, "/about-mavi-ecosystem");
  await afterLoading(page);
  const line = page.getByRole("progressbar", { name: labels.loadingPage, includeHidden: true });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
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
  expect(await height()).toBe(before);
  release();
  await expect(page).toHaveURL("/how-it-works");
  await expect(line).toHaveCount(0);
});
