/** Behavior that only nginx has, and some pages on nginx. */
import { expect, test } from "./fixtures";
import { linkTo, visit } from "./page";
import { esee, expectDrawn, surface } from "./stage";

test("nginx does not send a file again that the visitor has", async ({ request }) => {
  for (const file of ["/terms", "/robots.txt"]) {
    const { etag = "" } = (await request.get(file)).headers();
    expect(etag).not.toBe("");
    const again = await request.get(file, { headers: { "if-none-match": etag } });
    expect([again.status(), (await again.body()).length], file).toEqual([304, 0]);
    expect(again.headers()["content-security-policy"], file).toMatch(/^default-src 'none'; /);
  }
});

test("pages on nginx open and draw without a message", async ({ page }) => {
  for (const address of ["/", "/contact", "/solutions", "/platform/investors", esee.path]) {
    const response = await visit(page, address);
    expect(response.status()).toBe(200);
  }
  await expectDrawn(page);
  await linkTo(page, "/terms", "footer").click();
  await expect(page).toHaveURL("/terms");
  await expect(surface(page)).toHaveCount(0);
});
