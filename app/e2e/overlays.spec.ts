/** Tooltips, toasts and notices, by keyboard and after Back. */
import { fillForm, sendsInstead, submitButton } from "./contact-form";
import { expect, type Page, test } from "./fixtures";
import { afterFrame, heading, linkTo, passTimeUntil, removeGlobal, stopClock, visit } from "./page";
import { formAddress, form, labels, notices } from "./site-source";
import { impact } from "./stage";

const tooltip = (page: Page) => page.getByRole("tooltip");

test("the tab key opens a term's tooltip on a phone, and Back closes a tooltip", async ({ page }) => {
  await visit(page, "/terms");
  await linkTo(page, "/about", "header").click();
  await expect(heading(page)).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  const term = page.getByRole("main").locator("span[role=button]").first();
  // The tab key scrolls to the term.
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(term).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  // Waits for the end of that scrolling.
  await afterFrame(page);
  await expect(tooltip(page)).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(tooltip(page)).toHaveCount(0);
  await expect(term, "still described").toHaveAccessibleDescription(/\w{3}/);
  // Hovers, because a click would close a tooltip that the pointer has already opened.
  await term.hover();
  await expect(tooltip(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/terms");
  await expect(tooltip(page)).toHaveCount(0);
});

test("F8 moves the focus to the notice, which stays after Back, where a toast does not cover its button", async ({
  page,
  messages,
}) => {
  test.skip(formAddress !== undefined, sendsInstead);
  await removeGlobal(page, "WebAssembly");
  await stopClock(page);
  await visit(page, "/contact");
  await fillForm(page);
  await submitButton(page).click();
  const message = page.locator("[data-sonner-toast]").filter({ hasText: form.success.title });
  const notice = page.getByRole("listitem").filter({ hasText: notices.animationFailed.title });
  await passTimeUntil(page, message);
  await linkTo(page, "/consortium", "footer").click();
  await linkTo(page, impact.path, "main").click();
  await expect(page).toHaveURL(impact.path);
  await passTimeUntil(page, notice);
  await page.keyboard.press("F8");
  await expect(page.getByRole("list").filter({ has: notice }), "the list around it").toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/consortium");
  await expect(message).toBeVisible();
  await expect(notice).toBeVisible();
  // The toast does not cover the notice's button.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: labels.closeNotice }).click();
  // It takes a moment to leave.
  await page.clock.runFor(300);
  await expect(notice).toHaveCount(0);
  await expect(message).toBeVisible();
  expect(messages.splice(0)).toEqual([expect.stringContaining("WebAssembly")]);
});
