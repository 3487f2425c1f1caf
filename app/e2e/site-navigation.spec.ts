/** Header, sub-navigation, footer, links between pages. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { afterFrame, afterLoading, expectHydrated, heading, holdRequests, visit } from "./page";
import { footer, header, labels, subNavigations } from "./site-source";

const bar = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: header.landmark });
const dropdown = (page: Page) => page.getByRole("button", { name: header.menu.label });

test("header and footer have their links, the footer the year of the visit, and the header stays at the top", async ({
  page,
}) => {
  await page.clock.setFixedTime("2041-02-03T04:05:06Z");
  await visit(page, "/privacy");
  for (const { label, href } of [...header.links, ...header.menu.items, header.action]) {
    const links = page.getByRole("banner").getByRole("link", { name: label, includeHidden: true });
    await expect(links.first()).toHaveAttribute("href", href);
  }
  const contentinfo = page.getByRole("contentinfo");
  // The build's year may be another.
  await expect(contentinfo).toContainText("© 2041");
  for (const { label, href } of footer.columns.flatMap(({ links }) => [...links])) {
    const link = contentinfo.getByRole("link", { name: label }).first();
    await expect(link).toHaveAttribute("href", href);
    if (href.startsWith("https:")) await expect(link, label).toHaveAttribute("rel", /noopener/);
  }
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0 });
  await page.getByRole("banner").getByRole("link", { name: "home" }).first().click();
  await expect(page).toHaveURL("/");
});

test("the sub-navigation shows its current entry on a phone, turned and turned back too, and every focused one whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/consortium/about-us");
  const links = page.getByRole("navigation", { name: subNavigations.consortium.label }).getByRole("link");
  const current = links.and(page.locator("[aria-current]"));
  await expect(links.last()).toHaveAttribute("aria-current");
  await expect(current, "390 px").toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(current, "844 px").toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(current, "390 px again").toBeInViewport({ ratio: 1 });
  for (const link of await links.all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test("a translator that sets the document from right to left keeps the sub-navigation's current entry in view on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/consortium/about-us", "/platform/miu"]) {
    await visit(page, path);
    const current = page.locator("main nav [aria-current]");
    const list = page.locator("main nav ul:has([aria-current])");
    await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
    await expect(current, path).toBeInViewport({ ratio: 1 });
    // The last entry stands at the end, where the bar does not fade.
    if (path === "/consortium/about-us") await expect(list).toHaveAttribute("data-at-end");
    await expect(list).not.toHaveAttribute("data-at-start");
  }
});

test("on a phone the sub-navigation stays where it is when the scripts come", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "others do not scroll to an element without scripts");
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
  release();
  await expect(page.locator("html")).toHaveAttribute("data-hydrated");
  // A scroll position is a whole pixel.
  expect(Math.abs((await startPx()) - before)).toBeLessThanOrEqual(1);
});

test.describe("link", () => {
  test("following a link moves the focus to the new heading, changes the title and scrolls to the top; back restores", async ({
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
    for (const element of ["title", "meta[name=description]", "link[rel=canonical]"]) {
      await expect(page.locator(element)).toHaveCount(1);
    }
    await expect(bar(page).locator("[aria-current=page]")).toHaveText(["How It Works"]);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect.poll(top).toBeCloseTo(topBefore, -1);
  });

  test("a page can be read and scrolled before its scripts have come", async ({ page }) => {
    const release = await holdRequests(page, "**/*.js");
    await page.goto("/privacy", { waitUntil: "commit" });
    // Waits until the whole page shows; before, there is nothing to scroll.
    await page.waitForFunction(() => document.readyState === "interactive");
    await afterFrame(page);
    await expect(heading(page)).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    release();
    // The menu opens as soon as the page is hydrated.
    await expect(async () => {
      // A pointer that is already on the button does not enter it again.
      await page.mouse.move(200, 600);
      await dropdown(page).hover();
      await expect(dropdown(page)).toHaveAttribute("aria-expanded", "true", { timeout: 500 });
    }).toPass();
    expect(await page.evaluate(() => window.scrollY)).toBe(900);
  });

  test("a reload shows the section of a long page that was left, and a new document begins at its top", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/solutions/dynamic-pricing");
    const section = page.getByRole("main").locator("section").last();
    const top = () => section.evaluate((element) => element.getBoundingClientRect().top);
    await expect(async () => {
      await page.mouse.wheel(0, 700);
      await afterFrame(page);
      expect(await top()).toBeLessThan(500);
    }).toPass({ intervals: [0] });
    // Waits until the wheel's scrolling has ended.
    let topBefore = Number.NaN;
    await expect
      .poll(async () => {
        const before = topBefore;
        topBefore = await top();
        return topBefore - before;
      })
      .toBe(0);
    await page.reload();
    await expectHydrated(page);
    await expect.poll(async () => Math.abs((await top()) - topBefore)).toBeLessThanOrEqual(1);
    await visit(page, "/terms");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("a tab that the system has ended comes back where it was, on a followed page, too", async ({
    page,
  }) => {
    // Such a tab has no such event.
    await page.addInitScript(() => {
      window.addEventListener("pagehide", (event) => event.stopImmediatePropagation());
    });
    await visit(page, "/privacy");
    const scrollY = () => page.evaluate(() => window.scrollY);
    for (const positionPx of [750, 450]) {
      await page.evaluate((top) => window.scrollTo(0, top), positionPx);
      await afterFrame(page);
      await page.reload();
      await expectHydrated(page);
      await expect.poll(scrollY).toBe(positionPx);
      await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
      await expect(page).toHaveURL("/terms");
      await expect.poll(scrollY).toBe(0);
    }
  });

  // By the focus: in following-links.spec.ts.
  test("a link that is pointed at or touched fetches the code of its page, and only then", async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await visit(page, "/");
    for (const [name, code, act] of [
      ["How It Works", /\/assets\/how-it-works-.*\.js$/, (link: Locator) => link.hover()],
      ["Contact", /\/assets\/contact-.*\.js$/, (link: Locator) => link.dispatchEvent("touchstart")],
    ] as const) {
      expect(
        requested.filter((url) => code.test(url)),
        name,
      ).toEqual([]);
      const fetched = page.waitForRequest(code);
      await act(bar(page).getByRole("link", { name }));
      await fetched;
    }
    await expect(page).toHaveURL("/");
  });
});

test("a plain link to an anchor scrolls there, also the second time, and Back returns from it", async ({
  page,
}) => {
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
  const atAnchor = await scrolled();
  expect(atAnchor).toBeGreaterThan(300);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const atEnd = await scrolled();
  await go("liability");
  await go("no-offer");
  await expect.poll(scrolled).toBe(atAnchor);
  await page.goBack();
  await page.goBack();
  await expect.poll(scrolled).toBe(atEnd);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expect.poll(scrolled).toBe(120);
});

test("an address that names a section of a wildcard's page shows it, opened or followed", async ({
  page,
}) => {
  const heading = page.locator("#investors").getByRole("heading").first();
  await visit(page, "/platform/investors");
  await expect(heading).toBeInViewport();
  await expect(page.locator("main nav [aria-current]")).toHaveText("Investors");
  await page.getByRole("navigation", { name: subNavigations.platform.label }).getByText("About Us").click();
  await expect(page).toHaveURL("/platform/about-us");
  await page.getByRole("navigation", { name: subNavigations.platform.label }).getByText("Investors").click();
  await expect(page).toHaveURL("/platform/investors");
  await expect(heading).toBeInViewport();
  await expect(page.locator("#investors")).toBeFocused();
});

for (const width of [360, 390]) {
  test(`the header leads to the form in a window ${width} px wide, too, beside the menu's button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("button", { name: labels.openMenu })).toBeInViewport({ ratio: 1 });
    const demo = banner.getByRole("link", { name: header.action.label });
    await expect(demo).toBeInViewport({ ratio: 1 });
    await demo.click();
    await expect(page).toHaveURL(header.action.href);
  });
}
