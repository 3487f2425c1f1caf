/** The site by keyboard, with screen readers, reduced motion and forced colors. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { fillForm, submitButton } from "./contact-form";
import { focusOf } from "./focus";
import { afterRendering, expectHydrated, holdRequests, visit } from "./page";
import { type NetworkNode, networkNodes } from "./site-source";
import { esee } from "./stage";

test.describe("network diagram", () => {
  const nodeButton = (page: Page, { label }: NetworkNode): Locator =>
    page.getByRole("button", { name: label.join(" "), exact: true }).and(page.locator(":visible"));

  test("the network diagram keeps the focus when its code comes after it", async ({ page }) => {
    const node = networkNodes[2];
    if (node === undefined) throw new Error("the network has no third node");
    const arrive = await holdRequests(page, /\/assets\/about-mavi-ecosystem-.*\.js$/);
    await page.goto("/about-mavi-ecosystem", { waitUntil: "domcontentloaded" });
    const delivered = nodeButton(page, node);
    await delivered.focus();
    // Keys have no effect before its code has loaded.
    await page.keyboard.press("Enter");
    await afterRendering(page);
    await expect(delivered).toHaveAttribute("aria-pressed", "false");
    arrive();
    await expectHydrated(page);
    await expect(delivered).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(delivered).toHaveAttribute("aria-pressed", "true");
    await expect(delivered).toBeFocused();
  });

  test("the network diagram is read and operated by keyboard", async ({ page }) => {
    await visit(page, "/about-mavi-ecosystem");
    const [node] = networkNodes;
    if (node === undefined) throw new Error("the network has no node");
    const element = nodeButton(page, node);
    await element.focus();
    await expect(element).toHaveAccessibleDescription(new RegExp(node.text));
    const dimmed = () =>
      page
        .locator("svg [role=button], svg g")
        .evaluateAll(
          (groups) => groups.filter((group) => Number(getComputedStyle(group).opacity) < 1).length,
        );
    await expect.poll(dimmed).toBeGreaterThan(0);
    await page.keyboard.press("Escape");
    await expect.poll(dimmed).toBe(0);
    await page.keyboard.press("Enter");
    await expect(element).toHaveAttribute("aria-pressed", "true");
    await expect.poll(dimmed).toBeGreaterThan(0);
    await page.keyboard.press("Space");
    await expect(element).toHaveAttribute("aria-pressed", "false");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("what a tapped participant of the network exchanges stands right below the drawing", async ({
    page,
  }) => {
    await visit(page, "/about-mavi-ecosystem");
    const drawing = page.locator("svg[role=group]:visible");
    // Below the header.
    await drawing.evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 80);
    });
    for (const { role, label } of networkNodes) {
      await drawing.getByRole("button", { name: label.join(" "), exact: true }).tap();
      const rows = page.locator("li[data-lit=true]");
      await expect(page.locator("li[data-lit=false]")).not.toHaveCount(0);
      // Both organizations in the middle have more links than fit.
      for (const row of role === "core" ? [rows.first()] : await rows.all()) {
        await expect(row, label[0]).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test("a sent message is announced politely", async ({ page }) => {
  await visit(page, "/contact");
  await fillForm(page);
  await submitButton(page).press("Enter");
  const message = page.getByText("Message sent!");
  await expect(message).toBeVisible();
  expect(await message.evaluate((element) => element.closest("[aria-live]")?.getAttribute("aria-live"))).toBe(
    "polite",
  );
});

test("nothing moves on a page under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of ["/", "/about-mavi-ecosystem", esee.path]) {
    await visit(page, path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === "running" && Number(effect?.getComputedTiming().endTime) > 10,
        )
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : "")),
    );
    expect(moving, path).toEqual([]);
  }
});

/** Marks the controls that their background distinguishes from text or neighbors. */
const markFilled = () => {
  const filled = [...document.querySelectorAll("a[href], button, input, select, textarea")].filter(
    (element) => {
      const { backgroundColor, width, height } = getComputedStyle(element);
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        // Hidden until it is focused.
        element.getBoundingClientRect().bottom > 0 &&
        parseFloat(width) > 1 &&
        parseFloat(height) > 1 &&
        !/, 0\)$|^transparent$/.test(backgroundColor) &&
        backgroundColor !== getComputedStyle(document.body).backgroundColor
      );
    },
  );
  for (const element of filled) element.setAttribute("data-filled", "");
  return filled.length;
};

/** The marked controls that look like their surroundings in forced colors. */
const lostControls = () => {
  const probe = document.body.appendChild(document.createElement("span"));
  const systemColor = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const [canvas, linkText] = [systemColor("Canvas"), systemColor("LinkText")];
  probe.remove();
  const describe = (element: Element) => element.outerHTML.slice(0, 100);
  const isFramed = (element: Element) => {
    const style = getComputedStyle(element);
    return (["Top", "Right", "Bottom", "Left"] as const).some(
      (side) =>
        style[`border${side}Style`] !== "none" &&
        parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Color`] !== canvas,
    );
  };
  const isUnderlined = (element: Element) => getComputedStyle(element).textDecorationLine !== "none";
  return {
    filledWithoutFrame: [...document.querySelectorAll("[data-filled]")]
      .filter((control) => !isFramed(control) && !isUnderlined(control))
      .map(describe),
    linksLikeText: [...document.querySelectorAll("main p a[href], main li a[href]")]
      .filter((link) => getComputedStyle(link).color !== linkText && !isUnderlined(link) && !isFramed(link))
      .map(describe),
  };
};

for (const path of ["/", "/about-mavi-ecosystem", esee.path, "/contact", "/no/such-page"]) {
  test(`${path} in forced colors keeps what tells its controls apart, and marks the focus`, async ({
    page,
  }) => {
    await visit(page, path);
    expect(
      await page.evaluate(markFilled),
      "controls that are distinguished by their background",
    ).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    expect(await page.evaluate(lostControls)).toEqual({ filledWithoutFrame: [], linksLikeText: [] });
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab");
      const { marked, name } = await focusOf(page);
      expect(marked, `the focus on ${name}`).toBe(true);
    }
  });
}
