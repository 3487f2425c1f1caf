/** Both kinds of messages at once: the form's toasts and the page's notices. */
import { expect, test } from "@playwright/test";
import { fillForm, submitButton } from "./contact-form";
import { stopClock, visit } from "./page";
import { form, labels, notices } from "./site-source";
import { impact } from "./stage";

test("F8 leads to the notice and to the form's message by turns, while both are up", async ({ page }) => {
  await page.addInitScript(() => {
    delete (globalThis as { WebAssembly?: unknown }).WebAssembly;
  });
  await stopClock(page);
  await visit(page, "/contact");
  await fillForm(page);
  await submitButton(page).click();
  const message = page.locator("[data-sonner-toast]").filter({ hasText: form.success.title });
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(message).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Mission" }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Our Impact" }).first().click();
  await expect(page).toHaveURL(impact.path);
  const notice = page.getByRole("listitem").filter({ hasText: notices.animationFailed.title });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(message).toBeVisible();
  const focusIsOn = (list: typeof notice) =>
    expect(list.locator("xpath=ancestor::ol[1]"), "the list around it").toBeFocused();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.keyboard.press("F8");
    await focusIsOn(notice);
    await expect(page.getByRole("region", { name: labels.notices, exact: true })).toHaveCount(1);
    await page.keyboard.press("F8");
    await focusIsOn(message);
  }
});
