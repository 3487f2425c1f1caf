/** The contact form, as a visitor fills it in. */
import type { Locator, Page } from "@playwright/test";
import { form } from "./site-source";

export type FieldName = keyof typeof form.fields;

export function field(page: Page, name: FieldName): Locator {
  return page.getByLabel(form.fields[name].label, { exact: true });
}

export function submitButton(page: Page): Locator {
  return page.getByRole("button", { name: form.submit });
}

/** Fills in all fields with what the form takes. */
export async function fillForm(page: Page): Promise<void> {
  await field(page, "name").fill("Ada");
  await field(page, "email").fill("ada@example.com");
  await field(page, "inquiryType").selectOption("research");
  await field(page, "message").fill("Hello");
}
