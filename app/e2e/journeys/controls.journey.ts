/** The header's menus, the contact form and the tooltips. */
import { expect, test } from "vitest";
import { formAddress, form, header, labels, terms } from "../site-source";
import { launchPage, phone, wide } from "./page";

const page = launchPage();

const solutions = "header button[aria-expanded]";
const [first, second] = header.menu.items.map(({ href }) => `header a[href="${href}"]`) as [string, string];
const toggle = `button[aria-label="${labels.openMenu}"]`;
const menu = "dialog:modal";
const field = (name: keyof typeof form.fields) => `main [name=${name}]`;
const valueOf = async (name: keyof typeof form.fields) => (await page.find(field(name)))?.value;
const submit = "form [type=submit]";

test("the solutions menu opens on hover, and closes when the pointer leaves and on a choice", async () => {
  await page.open("/terms");
  expect(await page.isShown(first)).toBe(false);
  await page.hover(solutions);
  await expect.poll(() => page.isShown(first)).toBe(true);
  await page.leave();
  await expect.poll(() => page.isShown(first)).toBe(false);
  await page.hover(solutions);
  await page.click(first);
  await expect.poll(() => page.path()).toBe(header.menu.items[0]?.href);
  await expect.poll(() => page.isShown(first)).toBe(false);
  await expect.poll(() => page.isFocused("h1")).toBe(true);
  expect(await page.messages()).toEqual([]);
});

test("the solutions menu opens, moves the focus and closes by keyboard", async () => {
  await page.leave();
  await page.open("/terms");
  await expect
    .poll(async () => {
      await page.press("Tab");
      return page.isFocused(solutions);
    })
    .toBe(true);
  await page.press("Enter");
  await expect.poll(() => page.isShown(first)).toBe(true);
  await page.press("ArrowDown");
  await expect.poll(() => page.isFocused(first)).toBe(true);
  await page.press("ArrowDown");
  await expect.poll(() => page.isFocused(second)).toBe(true);
  await page.press("Escape");
  await expect.poll(() => page.isShown(first)).toBe(false);
  expect(await page.isFocused(solutions)).toBe(true);
});

test("the menu of small screens opens, closes on Escape and on Back, and follows links", async () => {
  await page.resize(phone);
  await page.open("/");
  await page.click(toggle);
  await expect.poll(() => page.isShown(menu)).toBe(true);
  await page.press("Escape");
  await expect.poll(() => page.isShown(menu)).toBe(false);
  await expect.poll(() => page.isFocused(toggle)).toBe(true);
  await page.click(toggle);
  await page.click(`${menu} a[href="/how-it-works"]`);
  await expect.poll(() => page.path()).toBe("/how-it-works");
  await expect.poll(() => page.isShown(menu)).toBe(false);
  await expect.poll(() => page.isFocused("h1")).toBe(true);
  await page.click(toggle);
  await expect.poll(() => page.isShown(menu)).toBe(true);
  await page.evaluate(() => window.history.back());
  await expect.poll(() => page.path()).toBe("/");
  await expect.poll(() => page.isShown(menu)).toBe(false);
  expect(await page.messages()).toEqual([]);
  await page.resize(wide);
});

test("#partnership leads to the form, the next Tab stop is its first field, and it is not sent while entries are missing", async () => {
  await page.open("/contact#partnership");
  await page.press("Tab");
  await expect.poll(() => page.isFocused(field("name"))).toBe(true);
  expect(await valueOf("inquiryType")).toBe("consortium");
  await page.click(field("message"));
  await page.type("Hello");
  await page.click(submit);
  await expect.poll(() => page.isFocused(field("name"))).toBe(true);
  expect(await page.isShown(submit, form.submit)).toBe(true);
});

test("the form without an address is filled in by keyboard, shows a toast after a second for four seconds, and is empty", async ({
  skip,
}) => {
  skip(formAddress !== undefined, "the site is configured to send messages, and this one would arrive");
  await page.open("/contact");
  await page.click(field("name"));
  await page.type("Ada");
  await page.press("Tab");
  await page.type("ada@example.com");
  await page.press("Tab");
  await page.type("Research");
  await expect.poll(() => valueOf("inquiryType")).toBe("research");
  await page.press("Tab");
  await page.type("Hello");
  await expect.poll(() => valueOf("message")).toBe("Hello");
  await expect
    .poll(async () => {
      await page.press("Tab");
      return page.isFocused(submit);
    })
    .toBe(true);
  await page.press("Enter");
  await expect
    .poll(() => page.find(submit, form.submitting))
    .toMatchObject({ disabled: true, focused: true });
  const toast = "[data-sonner-toast]";
  await expect.poll(() => page.isShown(toast, form.success.title)).toBe(true);
  expect(await page.isShown(toast, form.success.description)).toBe(true);
  await expect.poll(async () => (await page.find(submit, form.submit))?.disabled).toBe(false);
  const names = ["name", "email", "inquiryType", "message"] as const;
  expect(await Promise.all(names.map(valueOf))).toEqual(["", "", "general", ""]);
  expect(await page.isFocused(submit)).toBe(true);
  await expect.poll(() => page.isShown(toast)).toBe(false);
  expect(await page.messages()).toEqual([]);
});

test("a tooltip opens on hover until the pointer leaves, and on a press until Escape", async () => {
  const term = "main [role=button]";
  const tooltip = "[role=tooltip]";
  await page.open("/platform/esee-intelligence");
  await page.hover(term, terms.esee.name);
  await expect.poll(() => page.isShown(tooltip, terms.esee.long)).toBe(true);
  await expect
    .poll(async () => {
      // Repeated, because the tooltip follows the pointer for a while after it has left.
      await page.leave();
      return page.isShown(tooltip);
    })
    .toBe(false);
  // Reloads: soon after a tooltip has closed, the pointer would open one at once, and the press would close it.
  await page.open("/platform/esee-intelligence");
  await page.click(term, terms.esee.name);
  await expect.poll(() => page.isShown(tooltip)).toBe(true);
  await page.press("Escape");
  await expect.poll(() => page.isShown(tooltip)).toBe(false);
  expect(await page.messages()).toEqual([]);
});
