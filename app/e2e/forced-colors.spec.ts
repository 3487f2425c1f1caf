/** Stages and dark grounds in forced colors. */
import { expect, type Page, test } from "./fixtures";
import { visit } from "./page";
import { esee, expectDrawn, expectStill, impact, surface } from "./stage";

/** Counts the pixels of the stage that contrast with its background by half of the maximum, and those with a hue. */
async function paintedPixels(page: Page): Promise<{ readonly clear: number; readonly colored: number }> {
  const screenshot = (await surface(page).screenshot()).toString("base64");
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (context === null) throw new Error("no 2D context");
    context.drawImage(image, 0, 0);
    // Without the rows of the labels.
    const { data } = context.getImageData(0, 80, image.width, image.height - 160);
    const count = { clear: 0, colored: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
      if (Math.abs(green - (data[5] ?? 0)) > 127) count.clear += 1;
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 24) count.colored += 1;
    }
    return count;
  }, screenshot);
}

async function expectInSystemColors(page: Page): Promise<void> {
  const { clear, colored } = await paintedPixels(page);
  expect(clear).toBeGreaterThan(1000);
  expect(colored).toBe(0);
}

for (const [colorScheme, stagePage] of [
  ["light", esee],
  ["dark", impact],
] as const) {
  const { animation, path, phases } = stagePage;

  test(`in forced colors, the dots of ${animation} contrast with a ${colorScheme} ground, drawn by the engine and in a still`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    await visit(page, path);
    await expectDrawn(page);
    await expectInSystemColors(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectStill(page, stagePage, phases[0].name);
    await expectInSystemColors(page);
  });
}

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
        return opacity !== "0" && backgroundColor !== ground && !/, 0\)$/.test(backgroundColor);
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
