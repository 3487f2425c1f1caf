/** Behavior of nginx only, and some pages on it. */
import { expect, test } from "@playwright/test";
import { visit } from "./page";
import { collectReports, nothing } from "./reports";
import { esee, expectDrawn, surface } from "./stage";

test("nginx does not send a file again to a visitor that has it", async ({ request }) => {
  for (const file of ["/terms", "/robots.txt"]) {
    const { etag = "" } = (await request.get(file)).headers();
    expect(etag).not.toBe("");
    const again = await request.get(file, { headers: { "if-none-match": etag } });
    expect([again.status(), (await again.body()).length], file).toEqual([304, 0]);
    expect(again.headers()["content-security-policy"], file).toMatch(/^default-src 'none'; /);
  }
});

test("pages behind nginx open, and draw, without a message or a violation of the policy", async ({
  page,
}) => {
  const reports = await collectReports(page);
  for (const address of ["/", "/contact", "/solutions", "/platform/investors", esee.path]) {
    const response = await visit(page, address);
    expect(response.status()).toBe(200);
  }
  await expectDrawn(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/terms");
  await expect(surface(page)).toHaveCount(0);
  expect(reports).toEqual(nothing);
});
