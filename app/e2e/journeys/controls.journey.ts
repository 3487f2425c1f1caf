/** The header's menus, the contact form and the tooltips. */
import { describe, expect, test } from "vitest";
import { formAddress, form, header, labels, terms } from "../site-source";
import { phone, launchPage, type Target, wide } from "./page";

const page = launchPage();
const isShown = async (target: Target) => (await page.look(target)) !== null;
const isFocused = async (target: Target) => (await page.look(target))?.focused === true;
const heading: Target = { role: "heading", within: "main" };

describe("solutions menu of the header", () => {
  const menu: Target = { role: "button", name: header.menu.label, within: "header" };
  const [first, second] = header.menu.items.map(({ label }): Target => ({
    role: "link",
    name: label,
    within: "header",
  })) as [Target, Target];

  test("opens on hover, and closes when the pointer leaves, on Escape, on a choice and on Back", async () => {
    await page.open("/terms");
    expect(await isShown(first)).toBe(false);
    await page.hover(menu);
    await expect.poll(() => isShown(first)).toBe(true);
    await page.leave();
    await expect.poll(() => isShown(first)).toBe(false);
    await page.hover(menu);
    await expect.poll(() => isShown(first)).toBe(true);
    await page.press("Escape");
    await expect.poll(() => isShown(first)).toBe(false);
    await page.leave();
    await page.hover(menu);
    await page.click(first);
    await expect.poll(() => page.path()).toBe(header.menu.items[0]?.href);
    await expect.poll(() => isShown(first)).toBe(false);
    await expect.poll(() => isFocused(heading)).toBe(true);
    await page.leave();
    await page.hover(menu);
    await expect.poll(() => isShown(first)).toBe(true);
    await page.evaluate(goBack);
    await expect.poll(() => page.path()).toBe("/terms");
    await expect.poll(() => isShown(first)).toBe(false);
    // In WebKit, a pointer that stays on the button would not open the menu in the next test.
    await page.leave();
    expect(await page.messages()).toEqual([]);
  });

  test("opens, moves the focus and closes by keyboard", async () => {
    await page.open("/terms");
    await expect
      .poll(async () => {
        await page.press("Tab");
        return isFocused(menu);
      })
      .toBe(true);
    await page.press("Enter");
    await expect.poll(() => isShown(first)).toBe(true);
    await page.press("ArrowDown");
    await expect.poll(() => isFocused(first)).toBe(true);
    await page.press("ArrowDown");
    await expect.poll(() => isFocused(second)).toBe(true);
    await page.press("Escape");
    await expect.poll(() => isShown(first)).toBe(false);
    expect(await isFocused(menu)).toBe(true);
  });
});

/** Runs in the page: goes back, as the browser's button does. */
const goBack = () => window.history.back();

describe("menu of small screens", () => {
  const toggle: Target = { role: "button", name: labels.openMenu };
  const dialog: Target = { role: "dialog" };

  test("opens, closes on Escape, by its button and on Back, and follows links", async () => {
    await page.resize(phone);
    await page.open("/");
    await page.click(toggle);
    await expect.poll(() => isShown(dialog)).toBe(true);
    await page.press("Escape");
    await expect.poll(() => isShown(dialog)).toBe(false);
    await expect.poll(() => isFocused(toggle)).toBe(true);
    await page.click(toggle);
    await page.click({ role: "button", name: labels.closeMenu });
    await expect.poll(() => isShown(dialog)).toBe(false);
    await page.click(toggle);
    const [link] = header.links;
    await page.click({ role: "link", name: link?.label ?? "", within: "dialog" });
    await expect.poll(() => page.path()).toBe(link?.href);
    await expect.poll(() => isShown(dialog)).toBe(false);
    await expect.poll(() => isFocused(heading)).toBe(true);
    await page.click(toggle);
    await expect.poll(() => isShown(dialog)).toBe(true);
    await page.evaluate(goBack);
    await expect.poll(() => page.path()).toBe("/");
    await expect.poll(() => isShown(dialog)).toBe(false);
    expect(await page.messages()).toEqual([]);
    await page.resize(wide);
  });
});

describe("contact form", () => {
  const field = (name: keyof typeof form.fields): Target => ({
    role: "field",
    name: form.fields[name],
  });
  const value = async (name: keyof typeof form.fields) => (await page.look(field(name)))?.value;
  const submit: Target = { role: "button", name: form.submit, within: "main" };

  test("#partnership leads to it, the next Tab stop is its first field, and it is not sent while entries are missing", async () => {
    await page.open("/contact#partnership");
    await page.press("Tab");
    await expect.poll(() => isFocused(field("name"))).toBe(true);
    expect(await value("inquiryType")).toBe("consortium");
    await page.click(field("message"));
    await page.type("Hello");
    await page.click(submit);
    await expect.poll(() => isFocused(field("name"))).toBe(true);
    expect(await isShown(submit)).toBe(true);
  });

  test("without an address, shows a toast after a second for four seconds, and is empty", async ({
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
    await expect.poll(() => value("inquiryType")).toBe("research");
    await page.press("Tab");
    await page.type("Hello");
    await expect.poll(() => value("message")).toBe("Hello");
    await expect
      .poll(async () => {
        await page.press("Tab");
        return isFocused(submit);
      })
      .toBe(true);
    await page.press("Enter");
    await expect
      .poll(() => page.look({ role: "button", name: form.submitting, within: "main" }))
      .toMatchObject({ disabled: true, focused: true });
    const success: Target = { role: "text", name: form.success.title };
    const description: Target = { role: "text", name: form.success.description };
    await expect.poll(async () => (await isShown(success)) && (await isShown(description))).toBe(true);
    await expect.poll(async () => (await page.look(submit))?.disabled).toBe(false);
    expect(
      await Promise.all([value("name"), value("email"), value("inquiryType"), value("message")]),
    ).toEqual(["", "", "general", ""]);
    expect(await isFocused(submit)).toBe(true);
    await expect.poll(() => isShown(success)).toBe(false);
    expect(await page.messages()).toEqual([]);
  });
});

test("a tooltip opens on hover until the pointer leaves, and on a press until Escape", async () => {
  const term: Target = { role: "button", name: terms.esee.name, within: "main" };
  const tooltip: Target = { role: "tooltip", name: terms.esee.long };
  await page.open("/platform/esee-intelligence");
  await page.hover(term);
  await expect.poll(() => isShown(tooltip)).toBe(true);
  await expect
    .poll(async () => {
      // Repeated, because the tooltip follows the pointer for a while after it has left.
      await page.leave();
      return isShown(tooltip);
    })
    .toBe(false);
  // Reloads: soon after a tooltip has closed, the pointer would open one at once, and the press would close it.
  await page.open("/platform/esee-intelligence");
  await page.click(term);
  await expect.poll(() => isShown(tooltip)).toBe(true);
  await page.press("Escape");
  await expect.poll(() => isShown(tooltip)).toBe(false);
  expect(await page.messages()).toEqual([]);
});
