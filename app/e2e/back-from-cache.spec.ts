/** A page that the browser restores from its back/forward cache, which Playwright disables in other specs. */
import { expect, test } from "./fixtures";
import { afterLoading, heading, linkTo, visit } from "./page";
import { howItWorksPage } from "./site-source";

test("a link that led to a new document because its page's code was gone opens after Back", async ({
  page,
  messages,
}) => {
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset["restored"] = String(persisted);
    });
  });
  await visit(page, "/privacy");
  await afterLoading(page);
  const link = linkTo(page, "/how-it-works", "header");
  await page.route(/\/assets\/how-it-works-.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await link.click();
  await expect(page).toHaveTitle(howItWorksPage.meta.title);
  await expect.poll(() => messages).toEqual([expect.stringContaining("how-it-works-")]);
  messages.length = 0;
  await page.unrouteAll();
  // A page from the cache fires no `load`, for which Playwright would wait.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-restored", "true");
  // Otherwise the browser would scroll, too.
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe("manual");
  await expect(page.getByRole("progressbar", { includeHidden: true })).toHaveCount(0);
  await link.click();
  await expect(page).toHaveURL("/how-it-works");
  await expect(heading(page)).toBeFocused();
});
