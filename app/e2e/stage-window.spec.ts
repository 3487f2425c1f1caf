/** How much of a stage fits into windows of several sizes. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { visit } from "./page";
import {
  esee,
  expectDrawn,
  expectPhase,
  impact,
  openStage,
  passTime,
  playerButton,
  stagePages,
  surface,
} from "./stage";

/** Picture and hint, in a window that is scrolled to the top. */
async function stageBox(page: Page) {
  const box = await page.locator("main figure").first().boundingBox();
  const header = await page.locator("header").boundingBox();
  if (box === null || header === null) throw new Error("no stage or no header");
  return { top: box.y, bottom: box.y + box.height, height: box.height, below: header.y + header.height };
}

/** Expects that no two of the elements share a pixel. */
async function expectApart(elements: readonly Locator[]): Promise<void> {
  const boxes = await Promise.all(elements.map((element) => element.boundingBox()));
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (box === null || other === null) throw new Error("an element has no box");
      const width = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
      const height = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
      expect(Math.min(width, height), JSON.stringify([box, other])).toBeLessThanOrEqual(1);
    }
  }
}

/** Expects that the last lines hide the page's title, however long it is: in a low window they have its place. */
async function expectTitleCovered(page: Page): Promise<void> {
  const ground = page.locator("main figure [data-lines] > *");
  await expect(ground).toHaveCSS("opacity", "1");
  await expect(ground).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const title = page.locator("h1");
  const text = await title.textContent();
  for (const shown of [text, `${text} ${text} ${text}`]) {
    await title.evaluate((heading, shown) => (heading.textContent = shown), shown);
    const [covering, covered] = await page.evaluate(() =>
      ["main figure [data-lines] > *", "h1"].map((selector) => {
        const element = document.querySelector(selector) as Element;
        const text = document.createRange();
        text.selectNodeContents(element);
        return (selector === "h1" ? text : element).getBoundingClientRect().toJSON() as DOMRect;
      }),
    );
    // Glyphs are lower than their line by more than a pixel.
    expect(covering?.top).toBeLessThanOrEqual((covered?.top ?? 0) + 1);
    expect(covering?.bottom).toBeGreaterThanOrEqual((covered?.bottom ?? 0) - 1);
    expect(covering?.left).toBeLessThanOrEqual((covered?.left ?? 0) + 1);
    expect(covering?.right).toBeGreaterThanOrEqual((covered?.right ?? 0) - 1);
  }
  await title.evaluate((heading, text) => (heading.textContent = text), text);
}

/** Below what a page scrolls to: `scroll-padding-block` in base.css. */
const scrollPaddingPx = 8;

for (const stagePage of stagePages) {
  const { path, animation, phases } = stagePage;
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1920, 1080],
    [390, 844],
    [844, 390],
    [740, 360],
    [667, 375],
    [640, 400],
  ] as const) {
    test(`picture and hint of ${animation} are whole in a first window of ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      await expectDrawn(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const { top, bottom, below } = await stageBox(page);
      expect(top).toBeGreaterThanOrEqual(below);
      // With less below it, its start would scroll the page.
      expect(bottom).toBeLessThanOrEqual(height - scrollPaddingPx);
    });
  }

  for (const [width, height] of [
    [768, 1024],
    [1024, 600],
    [640, 480],
    [375, 553],
  ] as const) {
    test(`the stage of ${animation} is no higher than what the header leaves of ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, path);
      const box = await stageBox(page);
      expect(box.height).toBeLessThanOrEqual(height - box.below);
    });
  }

  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [667, 375],
    [640, 400],
    [640, 300],
    [568, 320],
  ] as const) {
    test(`${animation} stays whole in a window of ${width} × ${height} after its start, with its words apart`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openStage(page, stagePage);
      await page.evaluate(() => window.scrollTo(0, 0));
      await playerButton(page).press("Enter");
      const scrolled = await page.evaluate(() => window.scrollY);
      const heightBefore = (await stageBox(page)).height;
      // The words of higher windows all fit without a scroll.
      if (height > 350) expect(scrolled).toBe(0);
      let passedMs = 0;
      for (const [phase, atMs] of phases) {
        await passTime(page, atMs + 100 - passedMs);
        passedMs = atMs + 100;
        await expectPhase(page, phase);
        await expect(async () => {
          const { top, bottom, below } = await stageBox(page);
          expect(top).toBeGreaterThanOrEqual(below);
          expect(bottom).toBeLessThanOrEqual(height);
        }).toPass({ timeout: 5000 });
        const figure = page.locator("main figure").first();
        const words = await figure.locator("p").all();
        for (const line of words) await expect(line).toBeInViewport({ ratio: 1 });
        const isLast = (await figure.locator("[data-lines] p").count()) > 0;
        if (isLast) await expectTitleCovered(page);
        const charts = await figure.locator("[data-chart]").all();
        await expectApart([surface(page), ...(isLast ? [] : [page.locator("h1")]), ...words, ...charts]);
        expect(await page.evaluate(() => window.scrollY), "where it was").toBe(scrolled);
        expect((await stageBox(page)).height, "as high as before").toBe(heightBefore);
      }
    });
  }

  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [320, 568],
    [390, 400],
    [640, 480],
    [800, 600],
    [900, 700],
    [1000, 740],
    [1000, 768],
    [1024, 590],
    [1024, 600],
    [1024, 768],
    [1280, 720],
  ] as const) {
    test(`${animation} is as high in every phase in ${width} × ${height}, its statement of three lines at most`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openStage(page, stagePage);
      const before = (await stageBox(page)).height;
      await playerButton(page).press("Enter");
      let passedMs = 0;
      for (const [phase, atMs] of phases) {
        await passTime(page, atMs + 100 - passedMs);
        passedMs = atMs + 100;
        await expectPhase(page, phase);
        expect((await stageBox(page)).height).toBe(before);
        const statement = page.locator("figcaption [aria-live]");
        const lines = await statement.evaluate(
          (words) => words.clientHeight / parseFloat(getComputedStyle(words).lineHeight),
        );
        expect(lines).toBeLessThan(3.5);
      }
    });
  }

  test(`${animation} is whole again after the phone was turned while it runs`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 553 });
    await openStage(page, stagePage);
    await playerButton(page).press("Enter");
    const figure = page.locator("main figure").first();
    for (const size of [
      { width: 667, height: 331 },
      { width: 375, height: 553 },
      { width: 667, height: 331 },
    ]) {
      await expect(figure).toBeInViewport({ ratio: 1 });
      await page.setViewportSize(size);
    }
    await expect(figure).toBeInViewport({ ratio: 1 });
  });
}

for (const stagePage of [esee, impact]) {
  const { animation, phases } = stagePage;

  test(`after the end of ${animation} and a turn of the phone, its last lines cover the page's title at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openStage(page, stagePage);
    await playerButton(page).press("Enter");
    await passTime(page, (phases.at(-1)?.[1] ?? 0) + 5000);
    const lines = page.locator("main figure [data-lines]");
    await expect(lines.locator("p").first()).toHaveCSS("opacity", "1");
    await page.setViewportSize({ width: 844, height: 390 });
    await expectTitleCovered(page);
  });
}

test("the final lines stand below a picture that is too low and too narrow for both, and leave its width", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await openStage(page, impact);
  const before = await surface(page).boundingBox();
  await playerButton(page).click({ position: { x: 60, y: 80 } });
  await passTime(page, 9000);
  const line = await page.getByText(impact.caption, { exact: true }).boundingBox();
  const picture = await surface(page).locator("canvas").boundingBox();
  if (line === null || picture === null) throw new Error("no line or no picture");
  expect(line.y).toBeGreaterThanOrEqual(picture.y + picture.height);
  expect(picture.width).toBe(before?.width);
});

for (const stagePage of [esee, impact]) {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [568, 320],
    [1280, 720],
  ] as const) {
    test(`the result stands in the open middle of ${stagePage.animation}'s last picture in ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openStage(page, stagePage);
      await playerButton(page).press("Enter");
      await passTime(page, stagePage.phases[2][1] + 100);
      const result = surface(page).getByText(stagePage.result, { exact: true });
      const [picture, words] = [await surface(page).boundingBox(), await result.boundingBox()];
      if (picture === null || words === null) throw new Error("no picture or no result");
      const middle = ({ x, y, width, height }: typeof words) => [x + 0.5 * width, y + 0.5 * height] as const;
      const [[x, y], [middleX, middleY]] = [middle(words), middle(picture)];
      expect(Math.hypot(x - middleX, y - middleY)).toBeLessThan(1.5);
      // What the engine's tests promise to be open.
      const openPx = 0.11 * Math.min(picture.width, picture.height);
      expect(Math.hypot(words.width, words.height) / 2).toBeLessThan(openPx);
      expect(words.height).toBeGreaterThan(12);
    });
  }
}

/**
 * The last column: how large labels get, in CSS pixels, where the browser's text has twice its size. They get up to 25,
 * but the longest name has to stand in half of the picture.
 */
for (const [width, height, doubledPx] of [
  [1280, 720, 25],
  [844, 390, 18],
  [640, 300, 11],
  [568, 320, 12],
  [390, 844, 15],
  [375, 553, 14],
  [320, 568, 12],
] as const) {
  for (const [size, labelPx] of [
    ["100%", 12],
    ["200%", doubledPx],
  ] as const) {
    test(`labels with their details stay apart from each other and from the last line in ${width} × ${height}, at least ${labelPx} px large with the browser's text at ${size}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openStage(page, esee);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, size);
      await playerButton(page).press("Enter");
      const labels = Object.values(esee.content.labels).map(({ text: name, detail }) =>
        page.getByRole("button", { name: `${name} ${detail}`, exact: true }),
      );
      let passedMs = 0;
      for (const [phase, atMs] of esee.phases.slice(1)) {
        await passTime(page, atMs + 100 - passedMs);
        passedMs = atMs + 100;
        await expectPhase(page, phase);
        // They open in a moment.
        await expect(async () => {
          for (const label of labels) {
            await expect(label).toBeVisible({ timeout: 500 });
            const fontSize = await label.evaluate((button) => getComputedStyle(button).fontSize);
            expect(parseFloat(fontSize)).toBeGreaterThanOrEqual(labelPx);
            expect(await label.evaluate((button) => button.scrollHeight - button.clientHeight)).toBe(0);
          }
          await expectApart([...labels, ...(await page.locator("[data-lines] p").all())]);
        }).toPass({ timeout: 5000 });
      }
    });
  }
}

test("a label is as wide as its name until its detail shows", async ({ page }) => {
  await openStage(page, esee);
  const label = page.locator("figure button", { hasText: esee.content.labels.ethical.text });
  const widthPx = async () => (await label.boundingBox())?.width ?? Number.NaN;
  const before = await widthPx();
  await playerButton(page).press("Enter");
  await passTime(page, 2100);
  await expectPhase(page, "converging");
  expect(before).toBeLessThan(0.8 * (await widthPx()));
});
