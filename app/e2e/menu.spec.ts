/** The menus of the header before, without and with scripts, after Back and by touch. */
import { expect, type Page, test } from "@playwright/test";
import { afterFrame, expectHydrated, heading, holdRequests, visit } from "./page";
import { header, labels } from "./site-source";

const [firstItem] = header.menu.items;
const item = (page: Page) => page.getByRole("banner").getByRole("link", { name: firstItem?.label ?? "?" });
const dropdown = (page: Page) => page.getByRole("button", { name: header.menu.label });

const scripts = "**/*.js";

test.describe("menu of small screens", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const toggle = (page: Page) => page.getByRole("button", { name: labels.openMenu });
  const menu = (page: Page) => page.getByRole("dialog", { name: header.landmark });

  test("the menu of small screens needs no script of the page", async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto("/");
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await toggle(page).tap();
    await page.getByRole("button", { name: labels.closeMenu }).tap();
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await menu(page).getByRole("link", { name: "How It Works" }).tap();
    await expect(page).toHaveURL("/how-it-works");
    await expect(menu(page)).toBeHidden();
  });

  test("the menu of small screens that was opened before the scripts came stays open, and works", async ({
    page,
  }) => {
    const release = await holdRequests(page, scripts);
    await page.goto("/", { waitUntil: "commit" });
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    release();
    await expectHydrated(page);
    await expect(menu(page)).toBeVisible();
    await expect(page.getByRole("main")).toHaveAttribute("inert");
    await menu(page).getByRole("link", { name: "How It Works" }).tap();
    await expect(heading(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();
  });

  test("the menu of small screens that is closed right after its first frame gives the focus back", async ({
    page,
  }) => {
    await visit(page, "/");
    await toggle(page).focus();
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const element = document.querySelector<HTMLElement>("[popover]");
          element?.showPopover();
          // After the frame, before observers are notified of it.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            element?.hidePopover();
            resolve();
          };
          requestAnimationFrame(() => port2.postMessage(undefined));
        }),
    );
    await expect(menu(page)).toBeHidden();
    await afterFrame(page);
    await afterFrame(page);
    await expect(page.locator("[inert]")).toHaveCount(0);
    await expect(toggle(page)).toBeFocused();
  });

  test("the browser's Back closes the menu of small screens", async ({ page }) => {
    await visit(page, "/");
    const title = await page.title();
    await toggle(page).tap();
    await menu(page).getByRole("link", { name: "How It Works" }).tap();
    await expect(heading(page)).toBeFocused();
    await toggle(page).tap();
    await expect(menu(page)).toBeVisible();
    await afterFrame(page);
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect(menu(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
    // The page can be used again.
    await expect(page.locator("[inert]")).toHaveCount(0);
    await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
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
    await menu(page).getByRole("link", { name: "How It Works" }).tap();
    await expect(heading(page)).toBeFocused();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("[inert]")).toHaveCount(0);
  });
});

test.describe("solutions menu", () => {
  test("the solutions menu shows by pointer and by keyboard without scripts of the page", async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto("/team");
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

  test("the browser's Back closes the solutions menu, though the pointer stays", async ({ page }) => {
    await visit(page, "/");
    const title = await page.title();
    await page.getByRole("contentinfo").getByRole("link", { name: "Team" }).click();
    await expect(heading(page)).toBeFocused();
    await dropdown(page).hover();
    await expect(item(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await afterFrame(page);
    await expect(item(page)).toBeHidden();
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true });

    test("the solutions menu opens by a tap and closes by the next", async ({ page }) => {
      await visit(page, "/team");
      await dropdown(page).tap();
      await expect(item(page)).toBeVisible();
      await dropdown(page).tap();
      await expect(item(page)).toBeHidden();
    });
  });
});
