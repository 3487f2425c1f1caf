/** The alignment of heroes, and the drawing of the home page that draws itself. */
import { expect, type Page, test } from "@playwright/test";
import { heading, visit } from "./page";
import { canonicalPaths } from "./site-source";

test("a hero has its words on the left, in the center or on the right, as its page says", async ({
  page,
}) => {
  /** Of the heading's text, which may be narrower than its box, as a share of the window's width. */
  const middle = () =>
    heading(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return (left + right) / 2 / window.innerWidth;
    });
  for (const [path, isAligned] of [
    ["/platform", (share: number) => share < 0.5],
    ["/platform/about-us", (share: number) => share > 0.5],
    ["/platform/mavi-difference", (share: number) => Math.abs(share - 0.5) < 0.005],
  ] as const) {
    // A page that was removed is no fault of the hero.
    if (!(canonicalPaths as readonly string[]).includes(path)) continue;
    await visit(page, path);
    expect(isAligned(await middle()), path).toBe(true);
  }
});

/** How many parts of the drawing are not yet drawn. */
const undrawn = (page: Page) =>
  page.locator("[data-drawn]").evaluateAll((parts) => {
    if (parts.length === 0) throw new Error("no drawing");
    return parts.filter((part) => {
      const { clipPath, opacity } = getComputedStyle(part);
      return clipPath !== "none" || opacity !== "1";
    }).length;
  });

/** When the last part of the drawing is drawn, in seconds from the first style. */
const drawnAfterSecs = (page: Page) =>
  page.locator("[data-drawn]").evaluateAll((parts) =>
    Math.max(
      ...parts.map((part) => {
        const { animationDelay, animationDuration } = getComputedStyle(part);
        return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration);
      }),
    ),
  );

test.describe("the drawing that draws itself", () => {
  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is complete after 0.9 s, stays so after printing, and is complete at once on paper", async ({
      page,
    }) => {
      await page.goto("/");
      const secs = await drawnAfterSecs(page);
      expect(secs).toBeGreaterThan(0);
      expect(secs).toBeLessThanOrEqual(0.9);
      await expect.poll(() => undrawn(page)).toBe(0);
      for (const media of ["print", "screen"] as const) {
        await page.emulateMedia({ media });
        expect(await undrawn(page), media).toBe(0);
      }
      await page.emulateMedia({ media: "print" });
      await page.goto("/");
      expect(await undrawn(page)).toBe(0);
    });
  });

  test("is complete at once with reduced motion, and after a link back", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    expect(await undrawn(page)).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await visit(page, "/contact");
    await page.locator("header a[href='/']").first().click();
    await expect(page).toHaveURL("/");
    await expect(page.locator("[data-drawn]").first()).toBeAttached();
    expect(await undrawn(page)).toBe(0);
  });
});
