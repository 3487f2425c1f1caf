/** Fills in the contact form and checks its entries. */
import { expect, type Locator, type Page } from "@playwright/test";
import { formAddress, form } from "./site-source";

/** The reason for skipping tests of a form that sends nothing. */
export const sendsInstead = "the site is configured to send messages";

type FieldName = keyof typeof form.fields;

export function field(page: Page, name: FieldName): Locator {
  return page.getByLabel(form.fields[name], { exact: true });
}

export function submitButton(page: Page): Locator {
  return page.getByRole("button", { name: form.submit });
}

/** Answers instead of the configured address, so that no test sends a message to it. */
async function answerMessages(page: Page): Promise<void> {
  if (formAddress === undefined) return;
  await page.route(formAddress, (route) =>
    route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } }),
  );
}

/** The entries of `fillForm`. */
export const entries = { name: "Ada", email: "ada@example.com", inquiryType: "research", message: "Hello" };

/** Fills in all fields with valid values. */
export async function fillForm(page: Page): Promise<void> {
  await answerMessages(page);
  for (const name of ["email", "message", "name"] as const) await field(page, name).fill(entries[name]);
  await field(page, "inquiryType").selectOption(entries.inquiryType);
}

/** Expects the entries of `fillForm`, except `others`. */
export async function expectEntries(page: Page, others: Partial<typeof entries> = {}): Promise<void> {
  for (const name of ["name", "email", "inquiryType", "message"] as const)
    await expect(field(page, name)).toHaveValue(others[name] ?? entries[name]);
}
