/** Header, sub-navigation, footer, links between pages. */
import { expect, test } from "@playwright/test";
import {
  afterFrame,
  afterLoading,
  expectHydrated,
  expectOneHead,
  heading,
  holdRequests,
  linkTo,
  visit,
} from "./page";
import { canonicalPaths, header, labels, subNavigations } from "./site-source";

test("the footer has the year of the visit, and the header stays at the top and leads home", async ({
  page,
}) => {
  await page.clock.setFixedTime("2041-02-03T04:05:06Z");
  await visit(page, "/privacy");
  // The build's year may be another.
  await expect(page.getByRole("contentinfo")).toContainText("© 2041");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0 });
  await linkTo(page, "/", "header").click();
  await expect(page).toHaveURL("/");
});

for (const path of canonicalPaths.filter((each) => /^\/(platform|consortium)(\/|$)/.test(each)))
  test(`the sub-navigation of ${path} is one line between the hero and the first section`, async ({
    page,
  }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 664 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(path);
      const [hero, bar, section] = await page.locator("main nav").evaluate((nav) =>
        [nav.previousElementSibling, nav, nav.nextElementSibling].map((part) => {
          const { top, bottom, height } = part?.getBoundingClientRect() ?? new DOMRect();
          return { hasTitle: part?.querySelector("h1") !== null, top, bottom, height };
        }),
      );
      expect(hero?.hasTitle).toBe(true);
      expect(bar?.height).toBeLessThanOrEqual(44);
      expect(bar?.top).toBeCloseTo(hero?.bottom ?? Number.NaN, 0);
      expect(section?.top).toBeCloseTo(bar?.bottom ?? Number.NaN, 0);
    }
  });

test("on a phone, the sub-navigation shows its current entry, and every focused entry completely", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/consortium/about-us");
  const links = page.getByRole("navigation", { name: subNavigations.consortium.label }).getByRole("link");
  await expect(links.and(page.locator("[aria-current]"))).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("a page that is scrolled before its scripts have loaded stays where it is when they have, and so does the sub-navigation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const release = await holdRequests(page, /\/assets\/[^/]+\.js$/);
  await page.goto("/consortium/impact", { waitUntil: "commit" });
  const current = page
    .getByRole("navigation", { name: subNavigations.consortium.label })
    .locator("[aria-current]");
  await expect(current).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.fonts.ready);
  const startPx = async () => (await current.boundingBox())?.x ?? Number.NaN;
  const before = await startPx();
  await page.mouse.wheel(0, 900);
  const scrolledPx = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolledPx).toBe(900);
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  // A scroll position is a whole pixel.
  expect(Math.abs((await startPx()) - before)).toBeLessThanOrEqual(1);
  expect(await scrolledPx()).toBe(900);
});

test("a link moves the focus to the new heading, changes the title and scrolls to the top; Back restores the position", async ({
  page,
}) => {
  await visit(page, "/");
  await expect(heading(page)).not.toBeFocused();
  const title = await page.title();
  const link = page.getByRole("main").locator('a[href="/how-it-works"]').first();
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  const top = async () => Math.round((await link.boundingBox())?.y ?? Number.NaN);
  const topBefore = await top();
  await link.click();
  await expect(page).toHaveURL("/how-it-works");
  await expect(heading(page)).toBeFocused();
  await expect(page).not.toHaveTitle(title);
  await expectOneHead(page);
  await expect(page.locator("header nav [aria-current=page]")).toHaveAttribute("href", "/how-it-works");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await expect.poll(top).toBeCloseTo(topBefore, -1);
});

test("a reload restores the position on a long page, also in a tab that the system has ended, and a link opens a page at its top", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // A tab that the system ends gets no `pagehide`.
  await page.addInitScript(() => {
    window.addEventListener("pagehide", (event) => event.stopImmediatePropagation());
  });
  await visit(page, "/solutions/dynamic-pricing");
  const section = page.getByRole("main").locator("section").last();
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await section.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  // Sections above it get their height when they come into view.
  await afterFrame(page);
  const topBefore = await top();
  expect(topBefore).toBeLessThan(500);
  await page.reload();
  await expectHydrated(page);
  await expect.poll(async () => Math.abs((await top()) - topBefore)).toBeLessThanOrEqual(1);
  await linkTo(page, "/terms", "footer").click();
  await expect(page).toHaveURL("/terms");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a plain link to an anchor scrolls there, and Back returns from it", async ({ page }) => {
  await visit(page, "/terms");
  await afterLoading(page);
  const go = (hash: string) =>
    page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const distance = (id: string) =>
    page.locator(`#${id}`).evaluate((target) => target.getBoundingClientRect().top);
  await page.mouse.wheel(0, 120);
  await expect.poll(scrolled).toBe(120);
  await go("no-offer");
  await expect.poll(() => distance("no-offer")).toBeLessThan(200);
  expect(await scrolled()).toBeGreaterThan(300);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const atEnd = await scrolled();
  await go("liability");
  await page.goBack();
  await expect.poll(scrolled).toBe(atEnd);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expect.poll(scrolled).toBe(120);
  // Not an escape.
  await go("%");
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL("/terms#%");
});

test("a wildcard's address that names a section shows that section, opened directly and by a link", async ({
  page,
}) => {
  const heading = page.locator("#investors").getByRole("heading").first();
  await visit(page, "/platform/investors");
  await expect(heading).toBeInViewport();
  const entry = (href: string) => linkTo(page, href, "main");
  await expect(entry("/platform/investors")).toHaveAttribute("aria-current", "page");
  await entry("/platform/about-us").click();
  await expect(page).toHaveURL("/platform/about-us");
  await entry("/platform/investors").click();
  await expect(page).toHaveURL("/platform/investors");
  await expect(heading).toBeInViewport();
  await expect(page.locator("#investors")).toBeFocused();
});

test("in a window 360 px wide, the header has its button and the menu's", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visit(page, "/");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("button", { name: labels.openMenu })).toBeInViewport({ ratio: 1 });
  const demo = banner.getByRole("link", { name: header.action.label });
  await expect(demo).toBeInViewport({ ratio: 1 });
  await demo.click();
  await expect(page).toHaveURL(header.action.href);
});
