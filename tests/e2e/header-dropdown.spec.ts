/** The Solutions dropdown by pointer and by touch. */
import { expect, type Page, test } from "@playwright/test";
import { visit } from "./page";
import { header } from "./site-source";

const dropdown = (page: Page) => page.getByRole("button", { name: header.menu.label });
const item = (page: Page) =>
  page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Dynamic Pricing" }).first();

test("the dropdown opened by the pointer closes on Escape, wherever the focus is", async ({ page }) => {
  await visit(page, "/team");
  await dropdown(page).hover();
  await expect(item(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(item(page)).toBeHidden();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("the dropdown opens by a tap and closes by the next", async ({ page }) => {
    await visit(page, "/team");
    await dropdown(page).tap();
    await expect(item(page)).toBeVisible();
    await dropdown(page).tap();
    await expect(item(page)).toBeHidden();
  });
});
