/** The contact form: before hydration and without scripts, its anchors, its messages, and while it sends. */
import { expectEntries, field, fillForm, submitButton } from "./contact-form";
import { expect, type Page, test } from "./fixtures";
import {
  expectOneHead,
  heading,
  holdRequests,
  linkTo,
  removeGlobal,
  throwInCodeOf,
  translate,
  visit,
} from "./page";
import { form, guides, header, howItWorksPage } from "./site-source";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form without JavaScript sends nothing and names the mailboxes", async ({ page }) => {
    await page.goto("/contact");
    await expect(submitButton(page)).toBeDisabled();
    await fillForm(page);
    await field(page, "name").press("Enter");
    expect(new URL(page.url()).search).toBe("");
    await expect(page.locator("form .scripts-missing").getByRole("link", { name: /@/ })).toHaveCount(2);
  });
});

test("a form whose scripts have failed names the mailboxes after eight seconds", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/contact");
  const mailboxes = page.locator("form .scripts-missing").getByRole("link", { name: /@/ });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(mailboxes).toHaveCount(0);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(mailboxes).toHaveCount(2);
  await expect(submitButton(page)).toBeDisabled();
});

test("the header's button and every guide focus the form's heading, and the next Tab stop is the first field", async ({
  page,
}) => {
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: header.action.label }).first().click();
  const heading = page.getByRole("heading", { name: form.title });
  for (const { id, inquiryType } of guides.items) {
    await test.step(`#${id}`, async () => {
      // The header's button has led to the first guide.
      if (id !== "demo-request") await page.evaluate((hash) => window.location.assign(hash), `#${id}`);
      await expect(page).toHaveURL(`/contact#${id}`);
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(heading.locator(`#${id}`)).toHaveCount(1);
      await expect(field(page, "inquiryType")).toHaveValue(inquiryType);
      await expect(field(page, "name")).toBeInViewport();
      await page.keyboard.press("Tab");
      await expect(field(page, "name")).toBeFocused();
    });
  }
});

test("the browser's messages are below their fields until the entries are valid, and the first invalid field has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/contact");
  await field(page, "email").fill("ada");
  await submitButton(page).click();
  await expect(field(page, "name")).toBeFocused();
  for (const name of ["name", "email", "message"] as const) {
    const message = await field(page, name).evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(message).not.toBe("");
    await expect(field(page, name)).toHaveAccessibleDescription(message);
    await expect(page.locator("form").getByText(message).first()).toBeVisible();
  }
  await field(page, "name").fill("Ada");
  await expect(field(page, "name")).toHaveAccessibleDescription("");
  await submitButton(page).click();
  await expect(field(page, "email")).toBeFocused();
});

test("the form keeps its entries after a link and Back, and the browser stores none of them", async ({
  page,
}) => {
  await visit(page, "/contact");
  await fillForm(page);
  await expect(page.locator('form a[href="/privacy"]'), "opens a tab").toHaveAttribute("target", "_blank");
  await linkTo(page, "/how-it-works", "header").click();
  await expect(page).toHaveURL("/how-it-works");
  await page.goBack();
  await expectEntries(page);
  const stored = await page.evaluate(() => [
    document.cookie,
    ...Object.keys({ ...localStorage, ...sessionStorage }),
  ]);
  expect(["", "scroll-positions"], "all that is stored").toEqual(expect.arrayContaining(stored));
});

test("entries, choice and focus stay if an extension changes the form before hydration, and the head has its tags once", async ({
  page,
  messages,
}) => {
  const release = await holdRequests(page, "**/*.js");
  await page.goto("/contact", { waitUntil: "commit" });
  await field(page, "email").evaluate((element) => element.after(document.createElement("div")));
  await fillForm(page);
  await expect(submitButton(page)).toBeDisabled();
  await field(page, "name").press("Enter");
  release();
  await expect(submitButton(page)).toBeEnabled();
  expect(page.url(), "nothing was sent").toMatch(/\/contact$/);
  await page.keyboard.type("!");
  await expectEntries(page, { name: "Ada!" });
  await expect(linkTo(page, "/contact#research", "main")).toHaveAttribute("aria-current", "true");
  await expectOneHead(page);
  await linkTo(page, "/how-it-works", "header").click();
  await expect(page).toHaveURL("/how-it-works");
  await expect(page).toHaveTitle(howItWorksPage.meta.title);
  await expectOneHead(page);
  expect(messages.splice(0)).toEqual([expect.stringContaining("React rendered it again")]);
});

test("a form whose texts a translator replaces shows all its states", async ({ page }) => {
  await visit(page, "/contact");
  await translate(page);
  await submitButton(page).click();
  const message = await field(page, "email").evaluate((input: HTMLInputElement) => input.validationMessage);
  await expect(field(page, "email")).toHaveAccessibleDescription(message);
  await translate(page);
  await fillForm(page);
  await expect(field(page, "email")).toHaveAccessibleDescription("");
  await submitButton(page).click();
  await expect(page.getByRole("button", { name: form.submitting })).toBeVisible();
  await translate(page);
  await expect(page.getByText(form.success.title)).toBeVisible();
  await translate(page);
  await expect(submitButton(page)).toBeVisible();
  await expect(field(page, "inquiryType")).toHaveValue("general");
  await expect(heading(page)).toHaveCount(1);
  await linkTo(page, "/how-it-works", "header").click();
  await expect(page).toHaveURL("/how-it-works");
  await expect(page.getByText(form.title)).toHaveCount(0);
});

// The first error is thrown while the page renders, the second by an effect after hydration.
for (const [what, prepare] of [
  ["that cannot render the page", (page: Page) => throwInCodeOf(page, "contact")],
  ["without IntersectionObserver", (page: Page) => removeGlobal(page, "IntersectionObserver")],
] as const)
  test(`entries, choice, focus and scroll position stay in the prerendered form in a browser ${what}`, async ({
    page,
    messages,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const release = await holdRequests(page, "**/*.js");
    await prepare(page);
    await page.goto("/contact", { waitUntil: "commit" });
    await fillForm(page);
    await field(page, "name").focus();
    await page.evaluate(() => window.scrollTo(0, 400));
    release();
    await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
    await page.keyboard.type("!");
    await expectEntries(page, { name: "Ada!" });
    await expect(page.locator("form .scripts-missing")).toBeVisible();
    expect(messages.splice(0)).toEqual([expect.stringMatching(/the test's <b>fault<|IntersectionObserver/)]);
  });
