/**
 * Links on a phone with a slow connection, followed after the page has loaded: links to anchors scroll there, nothing
 * moves, and the current page stays complete while the next one loads.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { siteDirectory } from "./build";
import { afterFrame, afterLoading, holdRequests, trackLayoutShift, visit } from "./page";
import { canonicalPaths, labels } from "./site-source";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.beforeEach(async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
});

/** How far below the header an anchor is; 0 if the page is too short to scroll there. */
async function distanceToAnchor(page: Page, href: string): Promise<number> {
  await expect(page.locator(href.replace(/^.*#/, "#"))).toBeAttached();
  await afterFrame(page);
  return page.evaluate(
    (id) => {
      const target = document.getElementById(id);
      const header = document.querySelector("header");
      if (target === null || header === null) return Number.NaN;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const { top } = target.getBoundingClientRect();
      const distance = top - header.getBoundingClientRect().bottom;
      const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
      return isAtEnd && distance >= 0 && top < clientHeight ? 0 : distance;
    },
    href.replace(/^.*#/, ""),
  );
}

/** The links to anchors in the text of each page, each target once. */
const links: (readonly [path: string, hrefs: readonly string[]])[] = [];
for (const path of canonicalPaths) {
  const html = readFileSync(join(siteDirectory, path, "index.html"), "utf8");
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  const hrefs = Array.from(main.matchAll(/<a [^>]*href="(\/[^"]*#[^"]*)"/g), ([, href = ""]) => href);
  const known = links.flatMap(([, found]) => found);
  const isNew = (href: string) => href.startsWith(`${path}#`) || !known.includes(href);
  links.push([path, [...new Set(hrefs.filter(isNew))]]);
}

/** The pages share a browser page, because a new one costs more than a new document. */
const areaOf = (path: string) =>
  ["/platform", "/consortium"].find((prefix) => path.startsWith(prefix)) ?? "/";

for (const area of ["/platform", "/consortium", "/"]) {
  test(`links of pages below ${area} to anchors lead to them, and nothing moves`, async ({ page }) => {
    test.slow();
    // The footer may move.
    const layoutShift = await trackLayoutShift(page, "main");
    for (const [path, hrefs] of links) {
      if (areaOf(path) !== area || hrefs.length === 0) continue;
      await visit(page, path);
      await afterLoading(page);
      const title = await page.title();
      for (const href of hrefs) {
        const link = page.getByRole("main").locator(`a[href="${href}"]`).first();
        await link.scrollIntoViewIfNeeded();
        await afterFrame(page);
        const before = await layoutShift();
        await link.tap();
        await expect(page).toHaveURL(href);
        // Headings are up to 2 rem below their anchor.
        const distance = await distanceToAnchor(page, href);
        const where = `${href}, linked on ${path}`;
        expect.soft(distance, `${where}, below the header`).toBeGreaterThanOrEqual(-1);
        expect.soft(distance, `${where}, below the header`).toBeLessThanOrEqual(33);
        expect.soft((await layoutShift()) - before, `layout shift to ${where}`).toBeLessThanOrEqual(0.02);
        if (href.startsWith(`${path}#`)) continue;
        await page.goBack();
        await expect(page).toHaveTitle(title);
      }
    }
  });
}

test("a page stays whole while the next one is slow to open", async ({ page }) => {
  for (const path of ["/about-mavi-ecosystem", "/platform"]) {
    await visit(page, path);
    await afterLoading(page);
    const size = () =>
      page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        drawings: document.querySelectorAll("main svg").length,
      }));
    const before = await size();
    const release = await holdRequests(page, "**/assets/*.js");
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).tap();
    await expect(page.getByRole("progressbar", { name: labels.loadingPage })).toBeAttached();
    await afterFrame(page);
    expect.soft(await size(), path).toEqual(before);
    release();
    await expect(page).toHaveURL("/terms");
    await page.unroute("**/assets/*.js");
  }
});
