/** Printed pages. */
import { expect, test } from "./fixtures";
import { visit } from "./page";
import { labels } from "./site-source";
import { clickStage, expectPhase, expectStill, openStage, passTime, stagePages, surface } from "./stage";

test("a printed page has no header, and shows the addresses of its mail links", async ({ page }) => {
  await visit(page, "/contact");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header")).toBeHidden();
  await expect(page.getByText(labels.skipLink)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const mail = page.locator('main p a[href^="mailto:"]').first();
  const written = await mail.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(written).toContain("mailto:");
});

for (const stagePage of stagePages) {
  const { animation, phases } = stagePage;
  const [first, second] = phases;

  test(`the printed stage of ${animation} is the still of its phase`, async ({ page }) => {
    await openStage(page, stagePage);
    await page.emulateMedia({ media: "print" });
    await expectStill(page, stagePage, first.name);
    await page.emulateMedia({ media: "screen" });
    await expect(surface(page).locator("picture img:visible")).toHaveCount(0);
    await clickStage(page);
    await passTime(page, second.startsAtMs + 100);
    await expectPhase(page, second.name);
    await page.emulateMedia({ media: "print" });
    await expectStill(page, stagePage, second.name);
  });
}
