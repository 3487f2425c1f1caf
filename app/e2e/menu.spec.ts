/** The menus of the header before, without and with scripts, by pointer, keyboard and touch, and after Back. */
import { expect, type Page, test } from "./fixtures";
import { afterFrame, expectHydrated, heading, holdRequests, linkTo, visit } from "./page";
import { header, labels, subNavigations } from "./site-source";

const [firstItem] = header.menu.items;
const item = (page: Page) => page.getByRole("banner").getByRole("link", { name: firstItem?.label ?? "?" });
const dropdown = (page: Page) => page.getByRole("button", { name: header.menu.label });

const scripts = "**/*.js";

test.describe("menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const toggle = (page: Page) => page.getByRole("button", { name: labels.openMenu });
  const menu = (page: Page) => page.getByRole("dialog", { name: header.landmark });

  /** Expects that the rest of the page takes no input. */
  const expectModal = (page: Page) => expect(page.locator("dialog:modal")).toHaveCount(1);

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu of small screens has every link, closes and leads on without JavaScript", async ({
      page,
    }) => {
      await page.goto("/");
      await toggle(page).tap();
      for (const { label } of [...header.menu.items, ...header.links, ...subNavigations.consortium.entries]) {
        await expect(menu(page).getByRole("link", { name: label, exact: true })).toBeVisible();
      }
      await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await toggle(page).tap();
      await page.getByRole("button", { name: labels.closeMenu }).tap();
      await expect(menu(page)).toBeHidden();
      await toggle(page).tap();
      await linkTo(page, "/how-it-works", "dialog").tap();
      await expect(page).toHaveURL("/how-it-works");
      await expect(menu(page)).toBeHidden();
    });
  });

  test("the menu of small screens stays open and works if it was opened before the scripts had loaded", async ({
    page,
  }) => {
    const release = await holdRequests(page, scripts);
    await page.goto("/", { waitUntil: "commit" });
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    release();
    await expectHydrated(page);
    await expect(menu(page)).toBeVisible();
    await expectModal(page);
    await linkTo(page, "/how-it-works", "dialog").tap();
    await expect(heading(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });

  test("the open menu of small screens keeps the focus and stops scrolling, until Escape, a wide window, a choice or Back closes it", async ({
    page,
  }) => {
    await visit(page, "/");
    const title = await page.title();
    const expectClosed = async () => {
      await expect(menu(page)).toBeHidden();
      await expect(page.locator(":modal")).toHaveCount(0);
      await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
    };
    await expectClosed();
    await toggle(page).tap();
    await expect(menu(page).locator(":focus")).toHaveCount(1);
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    const stops = await menu(page).locator("a, button").count();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < stops + 2; press += 1) {
        await page.keyboard.press(key);
        // After the last stop, the focus is on the browser's controls.
        await expect(page.locator(":focus:not(dialog *)"), `${key} ${press}`).toHaveCount(0);
      }
    }
    // Moves from the browser's controls back to the menu.
    while ((await menu(page).locator(":focus").count()) === 0) await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expectClosed();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).tap();
    // A window that becomes wide has no menu.
    await expectModal(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectClosed();
    await page.setViewportSize({ width: 390, height: 844 });
    await toggle(page).tap();
    await linkTo(page, "/how-it-works", "dialog").tap();
    await expect(page).toHaveURL("/how-it-works");
    await expect(heading(page)).toBeFocused();
    await expectClosed();
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await afterFrame(page);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expectClosed();
    await expect(heading(page)).toBeFocused();
  });

  test("the menu of small screens opens and closes in a browser without popovers", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.route("/", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/ popover(target|targetaction)?="\w+"/g, "");
      await route.fulfill({ response, body });
    });
    await visit(page, "/");
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await page.getByRole("button", { name: labels.closeMenu }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).tap();
    await linkTo(page, "/how-it-works", "dialog").tap();
    await expect(heading(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("solutions menu", () => {
  test.use({ hasTouch: true });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the solutions menu shows by pointer and by keyboard without JavaScript", async ({ page }) => {
      await page.goto("/terms");
      await expect(item(page)).toBeHidden();
      await dropdown(page).hover();
      await expect(item(page)).toBeVisible();
      await page.mouse.move(200, 600);
      await expect(item(page)).toBeHidden();
      await dropdown(page).focus();
      await page.keyboard.press("Tab");
      await expect(item(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/solutions/dynamic-pricing");
    });
  });

  test("the solutions menu opens by a tap and closes by the next", async ({ page }) => {
    await visit(page, "/terms");
    await dropdown(page).tap();
    await expect(item(page)).toBeVisible();
    await dropdown(page).tap();
    await expect(item(page)).toBeHidden();
  });
});
