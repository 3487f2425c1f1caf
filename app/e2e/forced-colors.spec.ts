/** Stages, controls and dark grounds in forced colors. */
import { expect, test } from "./fixtures";
import { visit } from "./page";
import { esee, surface } from "./stage";

test("in forced colors, the dots of stages are black on a light ground and white on a dark one", async ({
  page,
}) => {
  await visit(page, esee.path);
  const layer = surface(page).locator(":has(> canvas)");
  const still = surface(page).locator("picture img").first();
  for (const [colorScheme, filter] of [
    ["light", "brightness(0)"],
    ["dark", "brightness(0) invert(1)"],
  ] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const dots of [layer, still]) await expect(dots).toHaveCSS("filter", filter);
  }
});

test("in forced colors, controls that lose their background have an edge or an underline", async ({
  page,
}) => {
  for (const path of ["/", "/about-mavi-ecosystem", esee.path, "/contact"]) {
    await page.emulateMedia({ forcedColors: "none" });
    await visit(page, path);
    const controls = page
      .locator(":is(header, main, footer) :is(a[href], button, input, select, textarea)")
      .filter({ visible: true });
    const marked = await controls.evaluateAll((elements) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      const filled = elements.filter((element) => {
        const { backgroundColor, opacity } = getComputedStyle(element);
        return opacity !== "0" && backgroundColor !== ground && !backgroundColor.endsWith(", 0)");
      });
      for (const element of filled) element.setAttribute("data-filled", "");
      return filled.length;
    });
    expect(marked, path).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    const unmarked = await page.locator("[data-filled]").evaluateAll((elements) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      return elements
        .filter((element) => {
          const { borderBottomColor, borderBottomWidth, textDecorationLine } = getComputedStyle(element);
          const hasEdge = parseFloat(borderBottomWidth) > 0 && borderBottomColor !== ground;
          return !hasEdge && textDecorationLine === "none";
        })
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(unmarked, path).toEqual([]);
  }
});

test("in forced colors, the lines on a dark ground have the page's color", async ({ page }) => {
  await visit(page, "/about-mavi-ecosystem");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const inks = await page.locator('body, [data-ground="ink"]').evaluateAll((grounds) =>
      grounds.map((ground) => {
        const line = ground.appendChild(document.createElement("span"));
        line.style.forcedColorAdjust = "none";
        line.style.color = "var(--ink)";
        return getComputedStyle(line).color;
      }),
    );
    expect(inks.length, colorScheme).toBeGreaterThan(1);
    expect(new Set(inks).size, colorScheme).toBe(1);
  }
});
