/** A page on paper. */
import { expect, test } from "@playwright/test";
import { visit } from "./page";

test("a printed page has no fixed header, all of its text, and says where its mail links lead", async ({
  page,
}) => {
  await visit(page, "/contact");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const mail = page.locator('main p a[href^="mailto:"]').first();
  const written = await mail.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(written).toContain("mailto:");
});
