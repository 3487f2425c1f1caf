/** Pages that the browser restores from its back/forward cache, which Playwright disables in other specs. */
import { expect, type Page, test } from "@playwright/test";
import { afterLoading, heading, linkTo, visit } from "./page";
import { howItWorksPage } from "./site-source";

const howItWorks = /\/assets\/how-it-works-.*\.js$/;
const link = (page: Page) => linkTo(page, "/how-it-works", "header");

/** Goes back to a page that the browser restores. */
async function goBackFromCache(page: Page): Promise<void> {
  // A page from the cache fires no `load`, for which Playwright would wait.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-restored", "true");
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["restored"] = String(persisted);
    });
    window.addEventListener("pagehide", () => delete document.documentElement.dataset["restored"]);
  });
  await visit(page, "/privacy");
  await afterLoading(page);
});

async function expectOpens(page: Page): Promise<void> {
  await expect(page.getByRole("progressbar", { includeHidden: true })).toHaveCount(0);
  await link(page).click();
  await expect(page).toHaveURL("/how-it-works");
  await expect(heading(page)).toBeFocused();
}

test("a link that led to a new document because its page's code was gone opens after Back", async ({
  page,
}) => {
  await page.route(howItWorks, (route) => route.fulfill({ status: 404, body: "" }));
  await link(page).click();
  await expect(page).toHaveTitle(howItWorksPage.meta.title);
  await page.unroute(howItWorks);
  await goBackFromCache(page);
  await expectOpens(page);
});

test("a link that was followed without a connection opens after Back, once there is one", async ({
  page,
}) => {
  await page.context().setOffline(true);
  await link(page).click();
  await page.waitForURL("chrome-error://chromewebdata/");
  await goBackFromCache(page);
  await page.context().setOffline(false);
  await expectOpens(page);
});

test("a page that was still loading when the visitor left does not open by itself after Back", async ({
  page,
}) => {
  await page.route(howItWorks, () => undefined);
  await link(page).click();
  await expect(page.getByRole("progressbar", { includeHidden: true })).toHaveCount(1);
  await page.goto("/terms");
  await goBackFromCache(page);
  await expect(page.getByRole("progressbar", { includeHidden: true })).toHaveCount(0);
  await expect(page).toHaveURL("/privacy");
});

test("after Back from the cache, only the router restores scroll positions", async ({ page }) => {
  await page.goto("/terms");
  await goBackFromCache(page);
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe("manual");
});
