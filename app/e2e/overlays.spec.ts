/** Tooltips, toasts, notices and the line beside the form's button, over time and after Back. */
import { expect, type Page, test } from "@playwright/test";
import { fillForm, submitButton } from "./contact-form";
import { afterFrame, afterRendering, heading, stopClock, visit } from "./page";
import { endpoint, form, labels, notices } from "./site-source";
import { esee } from "./stage";

const tooltip = (page: Page) => page.getByRole("tooltip");
const terms = (page: Page) => page.getByRole("main").locator("span[role=button]");

for (const path of ["/", "/platform"]) {
  test(`each glossary term of ${path} that the tab key reaches is explained and stays so`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, path);
    expect(await terms(page).count()).toBeGreaterThan(0);
    for (const term of await terms(page).all()) {
      // Starts at the element before the term, with the page scrolled to its top.
      await term.evaluate((element: HTMLElement) => {
        window.scrollTo(0, 0);
        const stops = [...document.querySelectorAll<HTMLElement>("a[href], button, [tabindex='0']")].filter(
          (stop) => stop.checkVisibility({ visibilityProperty: true }),
        );
        stops[stops.indexOf(element) - 1]?.focus({ preventScroll: true });
      });
      await page.keyboard.press("Tab");
      await expect(term).toBeFocused();
      // Waits until the scrolling that the focus causes is over.
      await afterFrame(page);
      await afterFrame(page);
      await expect(tooltip(page)).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(tooltip(page)).toHaveCount(0);
      await expect(term, "still described").toHaveAccessibleDescription(/\w{3}/);
    }
  });
}

test("the browser's Back takes a tooltip along with its page", async ({ page }) => {
  await visit(page, "/team");
  await page.getByRole("banner").getByRole("link", { name: "About" }).click();
  await expect(heading(page)).toBeFocused();
  // Not a click, which would close a tooltip that the pointer has already opened.
  await terms(page).first().hover();
  await expect(tooltip(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/team");
  await expect(tooltip(page)).toHaveCount(0);
});

test("a message that was sent stays up over Back, and for its time", async ({ page }) => {
  test.skip(endpoint !== undefined, "the site is configured to send messages: see form-endpoint.spec.ts");
  await stopClock(page);
  await visit(page, "/team");
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await expect(heading(page)).toBeFocused();
  await fillForm(page);
  await submitButton(page).click();
  const message = page.getByText(form.success.title);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(message).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await expect(page.getByRole("region", { name: labels.messages, exact: true })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL("/team");
  await expect(message).toBeVisible();
  await page.clock.runFor(5000);
  await expect(message).toBeHidden();
});

test("a notice stays up over Back and can be closed there", async ({ page }) => {
  await page.addInitScript(() => {
    delete (globalThis as { WebAssembly?: unknown }).WebAssembly;
  });
  await stopClock(page);
  await visit(page, "/platform");
  await page.getByRole("main").getByRole("link", { name: "Prosperity Intelligence" }).first().click();
  await expect(page).toHaveURL(esee.path);
  const notice = page.getByRole("listitem").filter({ hasText: notices.animationFailed.title });
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  await page.goBack();
  await expect(page).toHaveURL("/platform");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: labels.closeNotice }).click();
  await expect(notice).toHaveCount(0);
});

test("two presses on Send Message in one task send one message, and the focus stays on the button", async ({
  page,
}) => {
  test.skip(endpoint !== undefined, "the site is configured to send messages: see form-endpoint.spec.ts");
  await stopClock(page);
  await visit(page, "/contact");
  await fillForm(page);
  await submitButton(page).focus();
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const sending = page.getByRole("button", { name: form.submitting });
  await page.clock.runFor(1);
  await expect(sending).toBeDisabled();
  // A frame, in which a disabled button would lose the focus.
  await page.screenshot();
  await expect(sending).toBeFocused();
  await page.keyboard.press("Enter");
  await page.clock.runFor(1000);
  const message = page.getByText(form.success.title);
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(message).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
  await expect(submitButton(page)).toBeFocused();
  // The additional time that a second message would take.
  await page.clock.runFor(1100);
  await afterRendering(page);
  await expect(message).toHaveCount(1);
  await page.clock.runFor(5000);
  await expect(message).toHaveCount(0);
});
