/** The contact form, as a visitor fills it in. */
import type { Locator, Page } from "@playwright/test";
import { formAddress, form } from "./site-source";

/** The reason for skipping tests of a form that sends nothing. */
export const sendsInstead = "the site is configured to send messages: see form-address.spec.ts";

type FieldName = keyof typeof form.fields;

export function field(page: Page, name: FieldName): Locator {
  return page.getByLabel(form.fields[name], { exact: true });
}

export function submitButton(page: Page): Locator {
  return page.getByRole("button", { name: form.submit });
}

/** Answers for the configured address, so that no test sends a message to it. */
async function answerMessages(page: Page): Promise<void> {
  if (formAddress === undefined) return;
  await page.route(formAddress, (route) =>
    route.fulfill({ status: 204, headers: { "access-control-allow-origin": "*" } }),
  );
}

/** Fills in all fields with valid values. */
export async function fillForm(page: Page): Promise<void> {
  await answerMessages(page);
  await field(page, "name").fill("Ada");
  await field(page, "email").fill("ada@example.com");
  await field(page, "inquiryType").selectOption("research");
  await field(page, "message").fill("Hello");
}
