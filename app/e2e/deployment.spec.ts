/** A tab that was open before a new deployment, which has deleted the tab's files. */
import { expect, test } from "./fixtures";
import { afterLoading, expectHydrated, linkTo, visit } from "./page";
import { contactPage, errorScreen } from "./site-source";

const howItWorks = /\/assets\/how-it-works-.*\.js$/;

test("a link whose page's code is gone loads the document, once, with its anchor", async ({ page }) => {
  await visit(page, "/privacy");
  await afterLoading(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(howItWorks, (route) => route.fulfill({ status: 404, body: "" }));
  await linkTo(page, "/how-it-works", "header").click();
  await expect(page).toHaveURL("/how-it-works");
  await expect.poll(() => documents).toEqual(["/how-it-works"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(errorScreen.title)).toHaveCount(0);
  expect(documents).toEqual(["/how-it-works"]);
});

test("Back to an address with an anchor whose page's code is gone loads the document", async ({ page }) => {
  await visit(page, "/contact#demo-request");
  await linkTo(page, "/how-it-works", "header").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expectHydrated(page);
  await afterLoading(page);
  await page.route(/\/assets\/contact-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => window.history.back());
  expect(new URL((await document).url()).pathname).toBe("/contact");
  await expect(page).toHaveTitle(contactPage.meta.title);
});
