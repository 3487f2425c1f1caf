/** Links to anchors, on a phone. */
import { htmlOf } from "./build";
import { expect, type Page, test } from "./fixtures";
import { afterFrame, afterLoading, visit } from "./page";
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
const links = new Map<string, string>();
for (const path of canonicalPaths) {
  const [main = ""] = /<main.*<\/main>/s.exec(htmlOf(path)) ?? [];
  for (const [, href = ""] of main.matchAll(/<a [^>]*href="(\/[^"]*#[^"]*)"/g)) links.set(href, path);
}

test("links to anchors lead to them", async ({ page }) => {
  test.slow();
  for (const [href, path] of links) {
    // In the same document if possible, because a new one takes longer.
    if (new URL(page.url()).pathname !== path) await visit(page, path);
    await afterLoading(page);
    await page.getByRole("main").locator(`a[href="${href}"]`).first().tap();
    await expect(page).toHaveURL(href);
    await afterFrame(page);
    const distance = await distanceToAnchor(page, new URL(page.url()).hash);
    // Headings are up to 2 rem below their anchor.
    expect.soft(distance, `${href}, linked on ${path}, below the header`).toBeGreaterThanOrEqual(-1);
    expect.soft(distance, `${href}, linked on ${path}, below the header`).toBeLessThanOrEqual(33);
  }
});
