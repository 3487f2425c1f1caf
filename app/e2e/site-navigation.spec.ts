/** Header, sub-navigation, footer, menu of small screens, links between pages, tooltips. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { afterFrame, afterLoading, expectHydrated, heading, holdRequests, visit, stopClock } from "./page";
import { footer, header, labels, subNavigations } from "./site-source";

const bar = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: header.landmark });
const dropdown = (page: Page) => page.getByRole("button", { name: header.menu.label });

test.describe("header", () => {
  test("the header stays at the top, with the logo, the links and the demo button", async ({ page }) => {
    await visit(page, "/privacy");
    for (const { label, href } of header.links) {
      await expect(bar(page).getByRole("link", { name: label })).toHaveAttribute("href", href);
    }
    await expect(
      page.getByRole("banner").getByRole("link", { name: header.action.label }).first(),
    ).toHaveAttribute("href", "/contact#demo-request");
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0 });
    await page.getByRole("banner").getByRole("link", { name: "home" }).first().click();
    await expect(page).toHaveURL("/");
  });

  test("the header opens the solutions by hover and closes them when the pointer leaves", async ({
    page,
  }) => {
    await visit(page, "/team");
    const item = bar(page).getByRole("link", { name: "Dynamic Pricing" });
    await expect(item).toBeHidden();
    await dropdown(page).hover();
    await expect(item).toBeVisible();
    await expect(bar(page).getByRole("link", { name: "Systemic Integrity & Trust" })).toHaveAttribute(
      "href",
      "/solutions/systemic-trust",
    );
    // A click on a menu that hovering has opened leaves it open.
    await dropdown(page).click();
    await expect(item).toBeVisible();
    await page.mouse.move(200, 600);
    await expect(item).toBeHidden();
    await dropdown(page).hover();
    await item.click();
    await expect(page).toHaveURL("/solutions/dynamic-pricing");
    await expect(item).toBeHidden();
  });

  test("the header opens the solutions by keyboard", async ({ page }) => {
    await visit(page, "/team");
    const first = bar(page).getByRole("link", { name: "Dynamic Pricing" });
    const second = bar(page).getByRole("link", { name: "Systemic Integrity & Trust" });
    await dropdown(page).focus();
    await page.keyboard.press("Enter");
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(second).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dropdown(page)).toBeFocused();
    await expect(first).toBeHidden();
    await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(first).toBeHidden();
  });
});

test.describe("sub-navigation", () => {
  test("the sub-navigation shows its current entry on a phone, and every focused one whole", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/consortium/about-us");
    const links = page.getByRole("navigation", { name: subNavigations.consortium.label }).getByRole("link");
    await expect(links.last()).toBeInViewport({ ratio: 1 });
    for (const link of await links.all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test("the sub-navigation shows its current entry on a phone that was turned and turned back", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/consortium/impact");
    const current = page
      .getByRole("navigation", { name: subNavigations.consortium.label })
      .locator("[aria-current]");
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(current).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(current).toBeInViewport({ ratio: 1 });
  });
});

test.describe("footer", () => {
  test("the footer has its links", async ({ page }) => {
    await page.goto("/");
    const contentinfo = page.getByRole("contentinfo");
    for (const { label, href } of footer.columns.flatMap(({ links }) => [...links])) {
      const link = contentinfo.getByRole("link", { name: label }).first();
      await expect(link).toHaveAttribute("href", href);
      if (href.startsWith("https:")) await expect(link).toHaveAttribute("rel", /noopener/);
    }
  });

  test("the footer says the year of the visit, not of the build", async ({ page }) => {
    await page.clock.setFixedTime("2041-02-03T04:05:06Z");
    await page.goto("/team");
    await expect(page.getByRole("contentinfo")).toContainText("© 2041");
  });
});

test.describe("menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const toggle = (page: Page) => page.getByRole("button", { name: labels.openMenu });
  const menu = (page: Page) => page.getByRole("dialog", { name: header.landmark });

  test("the menu of small screens opens, keeps the page from scrolling, and closes on a choice", async ({
    page,
  }) => {
    await visit(page, "/");
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    for (const link of await menu(page).getByRole("listitem").getByRole("link").all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    await menu(page).getByRole("link", { name: "How It Works" }).tap();
    await expect(page).toHaveURL("/how-it-works");
    await expect(menu(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
  });

  test("the menu of small screens closes on Escape and by its button, and gives the focus back", async ({
    page,
  }) => {
    await visit(page, "/");
    await toggle(page).tap();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).tap();
    await page.getByRole("button", { name: labels.closeMenu }).tap();
    await expect(menu(page)).toBeHidden();
  });

  test("the menu of small screens keeps the focus from the page behind it", async ({ page }) => {
    await visit(page, "/");
    await toggle(page).tap();
    await expect(menu(page).locator(":focus")).toHaveCount(1);
    const stops = await menu(page).locator("a, button").count();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < stops + 2; press += 1) {
        await page.keyboard.press(key);
        // After the last stop, the focus is on the browser's controls.
        await expect(page.locator(":focus:not(dialog *)")).toHaveCount(0);
      }
    }
  });

  test("the menu of small screens closes when the window becomes wide", async ({ page }) => {
    await visit(page, "/");
    await toggle(page).tap();
    // Once it has been on the screen.
    await expect(page.getByRole("main")).toHaveAttribute("inert");
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("header a").first()).toBeFocused();
    await bar(page).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
  });
});

test.describe("link", () => {
  test("following a link moves the focus to the new heading, changes the title and scrolls to the top; back restores", async ({
    page,
  }) => {
    await visit(page, "/");
    await expect(heading(page)).not.toBeFocused();
    const title = await page.title();
    const link = page.getByRole("main").getByRole("link", { name: "See How It Works" });
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

  test("a new document begins at its top; a reload stays where it was", async ({ page }) => {
    await visit(page, "/privacy");
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.reload();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await visit(page, "/terms");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("a reload shows the section of a long page that was left", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, "/solutions/dynamic-pricing");
    const section = page.getByRole("main").locator("section").nth(6);
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
  });

  test("a link to an anchor scrolls there, below the header, and moves the focus", async ({ page }) => {
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: header.action.label }).first().click();
    await expect(page).toHaveURL("/contact#demo-request");
    const target = page.locator("#demo-request");
    await expect(target).toBeFocused();
    const top = async () => (await target.boundingBox())?.y;
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThanOrEqual(64);
  });

  for (const [intent, act] of [
    ["is pointed at", (link: Locator) => link.hover()],
    ["gets the focus", (link: Locator) => link.focus()],
    ["is touched", (link: Locator) => link.dispatchEvent("touchstart")],
  ] as const) {
    test(`a link that ${intent} fetches the code of its page, and only then`, async ({ page }) => {
      const code = /\/assets\/how-it-works-.*\.js$/;
      const requested: string[] = [];
      page.on("request", (request) => requested.push(request.url()));
      await visit(page, "/");
      expect(requested.filter((url) => code.test(url))).toEqual([]);
      const fetched = page.waitForRequest(code);
      await act(bar(page).getByRole("link", { name: "How It Works" }));
      await fetched;
      await expect(page).toHaveURL("/");
    });
  }

  test("the skip link is the first stop of the tab key and leads to the content", async ({ page }) => {
    await visit(page, "/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: labels.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("tooltip", () => {
  test("a tooltip opens after 700 ms, and at once within 300 ms of another", async ({ page }) => {
    await stopClock(page);
    await visit(page, "/");
    const terms = page.getByRole("main").locator("[role=button]");
    const tooltip = page.getByRole("tooltip");
    const [first, second] = [terms.nth(0), terms.nth(1)];
    await first.scrollIntoViewIfNeeded();
    await first.hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip).toHaveCount(1);
    await page.mouse.move(0, 0, { steps: 10 });
    await page.clock.runFor(100);
    await expect(tooltip).toHaveCount(0);
    await second.hover();
    await page.clock.runFor(50);
    await expect(tooltip).toHaveCount(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, open] of [
    [390, (page: Page) => page.getByRole("button", { name: labels.openMenu }).click()],
    [1440, (page: Page) => dropdown(page).hover()],
  ] as const) {
    test(`the navigation works without JavaScript at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await open(page);
      for (const { label } of [...header.menu.items, ...header.links]) {
        await expect(page.getByRole("link", { name: label }).locator("visible=true").first()).toBeVisible();
      }
      await page.getByRole("link", { name: "About", exact: true }).locator("visible=true").first().click();
      await expect(page).toHaveURL("/about");
    });
  }
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
