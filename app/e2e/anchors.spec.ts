/** Links to anchors, on a phone with a slow connection. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { siteDirectory } from "./build";
import { afterFrame, afterLoading, trackLayoutShift, visit } from "./page";
import { canonicalPaths } from "./site-source";
import { boxOf } from "./stage";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Returns the distance of an anchor below the header; 0 if the page is too short to scroll there. */
async function distanceToAnchor(page: Page, id: string): Promise<number> {
  const header = await boxOf(page.getByRole("banner"));
  return page.locator(id).evaluate((target, headerBottom) => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
    const { top } = target.getBoundingClientRect();
    const distance = top - headerBottom;
    const isAtEnd = scrollTop + clientHeight >= scrollHeight - 1;
    return isAtEnd && distance >= 0 && top < clientHeight ? 0 : distance;
  }, header.bottom);
}

/** The links to anchors in the main part of each page, each target once. */
const links: (readonly [path: string, hrefs: readonly string[]])[] = [];
for (const path of canonicalPaths) {
  const html = readFileSync(join(siteDirectory, path, "index.html"), "utf8");
  const [main = ""] = /<main.*<\/main>/s.exec(html) ?? [];
  const hrefs = Array.from(main.matchAll(/<a [^>]*href="(\/[^"]*#[^"]*)"/g), ([, href = ""]) => href);
  const known = links.flatMap(([, found]) => found);
  const isNew = (href: string) => href.startsWith(`${path}#`) || !known.includes(href);
  links.push([path, [...new Set(hrefs.filter(isNew))]]);
}

/** The pages of an area share a browser page, because a new browser page takes longer than a new document. */
const areaOf = (path: string) =>
  ["/platform", "/consortium"].find((prefix) => path.startsWith(prefix)) ?? "/";

for (const area of ["/platform", "/consortium", "/"]) {
  test(`links of pages below ${area} to anchors lead to them, and nothing moves`, async ({ page }) => {
    test.slow();
    const devtools = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
    await devtools.send("Network.emulateNetworkConditions", slow);
    // Only in `main`, because the footer may move.
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
        await afterFrame(page);
        // Headings are up to 2 rem below their anchor.
        const distance = await distanceToAnchor(page, new URL(page.url()).hash);
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
