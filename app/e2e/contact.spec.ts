import { expect, test } from "@playwright/test";
import { field, fillForm, submitButton } from "./contact-form";
import { afterLoading, afterRendering, stopClock, visit } from "./page";
import { endpoint } from "./site-source";

/** The reason for skipping tests of the second in which nothing is sent. */
const sendsInstead = "the site is configured to send messages: see form-endpoint.spec.ts";

test("the form confirms after a second and starts afresh", async ({ page }) => {
  test.skip(endpoint !== undefined, sendsInstead);
  const requests: string[] = [];
  // The page's own requests are not the form's.
  await visit(page, "/contact");
  await afterLoading(page);
  await stopClock(page);
  await fillForm(page);
  page.on("request", (request) => requests.push(request.url()));

  await submitButton(page).click();
  await page.clock.runFor(1);
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();

  await page.clock.runFor(1100);
  await expect(page.getByText("Message sent!")).toBeVisible();
  await expect(page.getByText("Thank you for reaching out. We'll be in touch soon.")).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
  await expect(field(page, "name")).toHaveValue("");
  await expect(field(page, "email")).toHaveValue("");
  await expect(field(page, "message")).toHaveValue("");
  await expect(field(page, "inquiryType")).toHaveValue("general");
  expect(requests).toEqual([]);
});

test("messages are shown 356 px wide, three at most, 14 px apart, for four seconds each", async ({
  page,
}) => {
  test.skip(endpoint !== undefined, sendsInstead);
  await stopClock(page);
  await visit(page, "/contact");
  const toasts = page.locator("[data-sonner-toast]");
  const visible = page.locator('[data-sonner-toast][data-visible="true"]');

  /** Sends a message, a second after the last one. */
  async function send(count: number): Promise<void> {
    await fillForm(page);
    await submitButton(page).click();
    await page.clock.runFor(1);
    await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(async () => {
      await page.clock.runFor(1);
      await expect(toasts).toHaveCount(count, { timeout: 200 });
    }).toPass({ intervals: [0] });
    await expect(submitButton(page)).toBeEnabled();
  }

  await test.step("what shows messages is loaded with the first one", async () => {
    await send(1);
    // Its timer starts when it is rendered.
    await afterRendering(page);
    await page.clock.runFor(6000);
    await expect(toasts).toHaveCount(0);
  });
  for (let count = 1; count <= 4; count += 1) await send(count);
  await expect(visible).toHaveCount(3);

  await test.step("the first has gone four seconds after it came, the last has not", async () => {
    await page.clock.runFor(500);
    await expect(page.locator('[data-sonner-toast][data-removed="false"]')).toHaveCount(4);
    await page.clock.runFor(1000);
    await expect(toasts).toHaveCount(3);
    await expect(visible).toHaveCount(3);
  });

  await test.step("width, and the gap set in sonner", async () => {
    // Without the scale of those behind the first.
    const widths = await visible.evaluateAll((found) =>
      found.map((toast) => (toast as HTMLElement).offsetWidth),
    );
    expect(widths).toEqual([356, 356, 356]);
    const gap = page.locator("[data-sonner-toaster]");
    expect(await gap.evaluate((list) => getComputedStyle(list).getPropertyValue("--gap"))).toBe("14px");
  });

  await test.step("all have gone in the end", async () => {
    await page.clock.runFor(5000);
    await expect(toasts).toHaveCount(0);
  });
});
