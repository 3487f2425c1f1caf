import { expect, type Page, test } from "@playwright/test";
import { form, guides } from "../../app/src/content/pages/contact";

const field = (page: Page, name: keyof typeof form.fields) =>
  page.getByLabel(form.fields[name].label, { exact: true });

/** Whether the browser finds an entry wanting. */
const isInvalid = (page: Page, name: keyof typeof form.fields) =>
  field(page, name).evaluate((element: HTMLInputElement) => !element.validity.valid);

async function fill(page: Page) {
  await field(page, "name").fill("Ada");
  await field(page, "email").fill("ada@example.com");
  await field(page, "inquiryType").selectOption("research");
  await field(page, "message").fill("Hello");
}

test("a message is sent after a second and the form starts afresh", async ({ page }) => {
  const requests: string[] = [];
  await page.clock.install();
  await page.goto("/contact");
  await fill(page);
  page.on("request", (request) => requests.push(request.url()));

  await page.getByRole("button", { name: form.submit }).click();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();

  await page.clock.runFor(1100);
  await expect(page.getByText("Message sent!")).toBeVisible();
  await expect(page.getByText("Thank you for reaching out. We'll be in touch soon.")).toBeVisible();
  await expect(page.getByRole("button", { name: form.submit })).toBeEnabled();
  await expect(field(page, "name")).toHaveValue("");
  await expect(field(page, "email")).toHaveValue("");
  await expect(field(page, "message")).toHaveValue("");
  await expect(field(page, "inquiryType")).toHaveValue("general");
  expect(requests).toEqual([]);
});

test("the form can be sent from the keyboard and keeps the focus", async ({ page }) => {
  await page.goto("/contact");
  await field(page, "name").focus();
  await page.keyboard.type("Ada");
  await page.keyboard.press("Tab");
  await page.keyboard.type("ada@example.com");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Hello");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message sent!")).toBeVisible();
  await expect(page.getByRole("button", { name: form.submit })).toBeFocused();
});

test("the browser refuses missing entries and a malformed email", async ({ page }) => {
  await page.goto("/contact");
  const submit = page.getByRole("button", { name: form.submit });
  await submit.click();
  await expect(field(page, "name")).toBeFocused();
  for (const name of ["name", "email", "message"] as const) {
    expect(await isInvalid(page, name)).toBe(true);
  }
  await fill(page);
  await field(page, "email").fill("ada");
  await submit.click();
  await expect(field(page, "email")).toBeFocused();
  expect(await isInvalid(page, "email")).toBe(true);
  await expect(submit).toBeEnabled();
});

for (const guide of guides) {
  test(`#${guide.id} leads to the form and chooses ${guide.inquiryType}`, async ({ page }) => {
    await page.goto(`/contact#${guide.id}`);
    await expect(field(page, "inquiryType")).toHaveValue(guide.inquiryType);
    await expect(page.getByRole("heading", { name: guide.title })).toBeInViewport();
    await expect(field(page, "name")).toBeInViewport();
  });
}

test("the header's button chooses again after another choice", async ({ page }) => {
  await page.goto("/contact");
  const demo = page.getByRole("banner").getByRole("link", { name: "Request a Demo" });
  await demo.click();
  await expect(field(page, "inquiryType")).toHaveValue("platform");
  await field(page, "inquiryType").selectOption("general");
  await demo.click();
  await expect(field(page, "inquiryType")).toHaveValue("platform");
});
