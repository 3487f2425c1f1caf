/** A tab that was open before a new deployment, which has deleted the tab's files. */
import { expect, test } from "./fixtures";
import { afterLoading, expectHydrated, linkTo, visit } from "./page";
import { contactPage, errorScreen } from "./site-source";

const howItWorks = /\/assets\/how-it-works-.*\.js$/;

test("a link whose page's code is gone loads the document, once", async ({ page, messages }) => {
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
  // The new document names the same file, which is gone for it, too.
  await expect.poll(() => messages).toEqual([expect.stringContaining("how-it-works-")]);
  messages.length = 0;
  expect(documents).toEqual(["/how-it-works"]);
});

test("Back to an address with an anchor whose page's code is gone loads the document", async ({
  page,
  messages,
}) => {
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
  await expect.poll(() => messages).toEqual([expect.stringContaining("contact-")]);
  messages.length = 0;
});
