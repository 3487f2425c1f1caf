/** An open tab after a new deployment, which has deleted the files that the tab refers to. */
import { expect, type Page, test } from "@playwright/test";
import { afterLoading, expectHydrated, visit } from "./page";
import { errorScreen, header } from "./site-source";

const bar = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: header.landmark });
const howItWorks = /\/assets\/how-it-works-.*\.js$/;

test("a link whose page's code is gone loads the document, once, with its anchor", async ({ page }) => {
  await visit(page, "/privacy");
  await afterLoading(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.route(howItWorks, (route) => route.fulfill({ status: 404, body: "" }));
  await bar(page).getByRole("link", { name: "How It Works" }).click();
  await expect(page).toHaveURL("/how-it-works");
  await expect.poll(() => documents).toEqual(["/how-it-works"]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(errorScreen.title)).toHaveCount(0);
  expect(documents).toEqual(["/how-it-works"]);
});

test("a link that failed opens again once its code can be had", async ({ page }) => {
  await visit(page, "/privacy");
  await afterLoading(page);
  await page.route(howItWorks, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => howItWorks.test(request.url()));
  await bar(page).getByRole("link", { name: "How It Works" }).hover();
  await failed;
  await page.unroute(howItWorks);
  await bar(page).getByRole("link", { name: "How It Works" }).click();
  await expect(page).toHaveURL("/how-it-works");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/how/i);
});

test("Back to an address with an anchor whose page's code is gone loads the document", async ({ page }) => {
  await visit(page, "/contact#demo-request");
  await bar(page).getByRole("link", { name: "How It Works" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.reload();
  await expectHydrated(page);
  await afterLoading(page);
  await page.route(/\/assets\/contact-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await page.evaluate(() => window.history.back());
  expect(new URL((await document).url()).pathname).toBe("/contact");
  await expect(page).toHaveTitle(/contact/i);
});
