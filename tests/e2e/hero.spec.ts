/** Where a hero and the bar of related pages stand. */
import { expect, type Page, test } from "@playwright/test";
import { heading, visit } from "./page";
import { subNavigations } from "./site-source";

/** The middle of a box across the window, and its top. */
async function place(
  page: Page,
  selector: string,
): Promise<{ readonly middle: number; readonly top: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} is not shown`);
  return { middle: box.x + box.width / 2, top: box.y };
}

/** The heading's words, which may be narrower than its box. */
async function middleOfWords(page: Page): Promise<number> {
  return heading(page).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    return (left + right) / 2;
  });
}

const picture = "main [role=img], main figure";

test("a hero on the left has its picture across from it, on the right", async ({ page }) => {
  await visit(page, "/platform");
  expect(await middleOfWords(page)).toBeLessThan(720);
  expect((await place(page, picture)).middle).toBeGreaterThan(720);
});

test("a hero on the right has its picture across from it, on the left", async ({ page }) => {
  await visit(page, "/platform/about-us");
  expect(await middleOfWords(page)).toBeGreaterThan(720);
  expect((await place(page, picture)).middle).toBeLessThan(720);
});

test("a hero in the center has its words in the middle, and its picture below them", async ({ page }) => {
  await visit(page, "/platform/esee-intelligence");
  expect(await middleOfWords(page)).toBeCloseTo(720, 0);
  const stage = await place(page, picture);
  expect(stage.middle).toBeCloseTo(720, 0);
  expect(stage.top).toBeGreaterThan((await place(page, "h1")).top);
});

test("on a phone the words come first, whatever the side", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/platform", "/platform/about-us", "/platform/esee-intelligence"]) {
    await visit(page, path);
    expect((await place(page, "h1")).top, path).toBeLessThan((await place(page, picture)).top);
  }
});

for (const [name, { label, entries }] of Object.entries(subNavigations)) {
  test(`the bar of the ${name} pages and its entries are in one place on all of them`, async ({ page }) => {
    const seen = new Set<string>();
    for (const { href } of entries) {
      if (!href.startsWith("/") || href === "/platform/investors") continue;
      await visit(page, href);
      const bar = page.getByRole("navigation", { name: label });
      const boxes = [await bar.boundingBox()];
      for (const link of await bar.getByRole("link").all()) boxes.push(await link.boundingBox());
      seen.add(JSON.stringify(boxes));
    }
    expect([...seen]).toHaveLength(1);
  });
}
