/** Both players in windows of many sizes. */
import { expect, type Locator, type Page, test } from "./fixtures";
import { stopClock, visit } from "./page";
import { animations } from "./site-source";
import { boxOf, esee, expectPhase, impact, playerButton, stagePages, surface } from "./stage";

// With stills, which have the layout of the engine's canvas.
test.use({ reducedMotion: "reduce" });

/** Windows. In those marked `whole`, the player and the sub-navigation, as the last line, fit into the first window. */
const windows = [
  [390, 664, "whole"],
  [412, 732, "whole"],
  [360, 640, "whole"],
  [390, 844, "whole"],
  [768, 1024, "whole"],
  [1280, 720, "whole"],
  [1440, 900, "whole"],
  [2560, 1300, "whole"],
  [844, 390, "scrolls"],
  [320, 568, "scrolls"],
  [320, 256, "scrolls"],
] as const;

/** Expects that no two of the elements share a pixel. */
async function expectApart(elements: readonly Locator[], where: string): Promise<void> {
  const boxes = await Promise.all(elements.map(boxOf));
  for (const [index, box] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const width = Math.min(box.right, other.right) - Math.max(box.x, other.x);
      const height = Math.min(box.bottom, other.bottom) - Math.max(box.y, other.y);
      expect(Math.min(width, height), `${where}: ${JSON.stringify([box, other])}`).toBeLessThanOrEqual(1);
    }
  }
}

const visible = async (elements: Locator): Promise<readonly Locator[]> => {
  const all = await elements.all();
  const shown = await Promise.all(all.map((element) => element.isVisible()));
  return all.filter((_, index) => shown[index]);
};

/** The parts of the player, without the lines over its picture. */
const parts = (page: Page): Locator => page.locator(".player-grid > :not(.player-lines)");

async function expectFits(page: Page, [width, height, fits]: (typeof windows)[number]): Promise<number> {
  const where = `${width} × ${height}`;
  const figure = await boxOf(page.locator("main figure").first());
  const header = await boxOf(page.locator("header"));
  if (fits === "whole") {
    const bar = await boxOf(page.locator("main nav"));
    expect(bar.y - figure.bottom, where).toBeCloseTo(0, 0);
    expect(bar.height, where).toBeLessThanOrEqual(44);
    expect(bar.bottom, where).toBeCloseTo(height, 0);
  } else if (height > 300) {
    expect(figure.height, where).toBeLessThanOrEqual(height - header.bottom);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
  for (const part of await visible(page.locator(".player-grid > *"))) {
    const { x, right, y, bottom } = await boxOf(part);
    expect(
      Math.min(x - figure.x, figure.right - right, y - figure.y, figure.bottom - bottom),
      where,
    ).toBeGreaterThan(-1);
  }
  const lines = await visible(page.locator(".player-lines p"));
  await expectApart([page.locator("h1"), ...(await visible(parts(page)))], where);
  await expectApart([...(await visible(surface(page).locator("button"))), ...lines], where);
  return figure.height;
}

/** Expects no words in the middle of the picture. */
async function expectEmptyMiddle(page: Page): Promise<void> {
  const { x, y, width, height } = await boxOf(surface(page));
  const [middleX, middleY, reach] = [x + width / 2, y + height / 2, Math.min(width, height) / 4];
  for (const words of await visible(surface(page).locator("button, p"))) {
    const box = await boxOf(words);
    const acrossPx = Math.max(box.x - middleX, middleX - box.right);
    const downPx = Math.max(box.y - middleY, middleY - box.bottom);
    expect(Math.max(acrossPx, downPx), (await words.textContent()) ?? "").toBeGreaterThan(reach);
  }
}

for (const stagePage of [esee, impact]) {
  test(`${stagePage.animation} fits into the windows of phones, tablets and screens, with the same height in every phase`, async ({
    page,
  }) => {
    // One load serves all windows, which takes long on a busy machine.
    test.setTimeout(600_000);
    await stopClock(page);
    await visit(page, stagePage.path);
    const heights = new Map<string, number>();
    const expectAllFit = async () => {
      for (const expected of windows) {
        const [width, height] = expected;
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo(0, 0));
        const figurePx = await expectFits(page, expected);
        const size = `${width} × ${height}`;
        expect(figurePx, `${size}, as before`).toBeCloseTo(heights.get(size) ?? figurePx, 0);
        heights.set(size, figurePx);
      }
    };
    await expectAllFit();
    await playerButton(page).press("Enter");
    await expect(surface(page).locator("[data-light=true]")).toHaveCSS("background-image", /gradient/);
    let passedMs = 0;
    for (const { name, startsAtMs } of stagePage.phases) {
      await page.clock.runFor(startsAtMs + 100 - passedMs);
      passedMs = startsAtMs + 100;
      await expectPhase(page, name);
      await expectAllFit();
    }

    await test.step("Impact's result is inside its ring, and nothing is in the middle of ESEE's picture", async () => {
      for (const [width, height] of [
        [390, 664],
        [844, 390],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        if (stagePage === esee) {
          await expectEmptyMiddle(page);
          continue;
        }
        const [picture, words] = [await boxOf(surface(page)), await boxOf(page.locator(".player-result"))];
        const offX = (words.x + words.right - picture.x - picture.right) / 2;
        const offY = (words.y + words.bottom - picture.y - picture.bottom) / 2;
        // The ring's radius is 15 % of the smaller side, and its dots have less than the remaining 4 % as their radius.
        const openPx = 0.11 * Math.min(picture.width, picture.height);
        expect(Math.hypot(offX, offY) + Math.hypot(words.width, words.height) / 2).toBeLessThan(openPx);
      }
    });
  });
}

test("a player fits into a column of any width, without the styles of its page", async ({ page }) => {
  await visit(page, esee.path);
  for (const widthPx of [300, 640, 1100]) {
    const where = `${widthPx} px`;
    await page.locator("main figure").evaluate((player, width) => {
      const column = document.createElement("div");
      column.style.width = `${width}px`;
      column.append(player);
      document.querySelector("main")?.replaceChildren(column);
    }, widthPx);
    const figure = await boxOf(page.locator("main figure"));
    expect(figure.width, where).toBe(widthPx);
    await expectApart(await visible(surface(page).locator("button")), where);
    await expectApart(await visible(parts(page)), where);
  }
});

for (const { animation, path } of stagePages) {
  test(`the picture of ${animation} has the size of its still in the windows after which stills are named`, async ({
    page,
  }) => {
    await visit(page, path);
    for (const name of animations.esee.stillShapes) {
      const [width = 0, height = 0] = name.slice(1).split("h").map(Number);
      await page.setViewportSize({ width, height });
      const image = surface(page).locator("picture img:visible");
      const address = () => image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
      await expect.poll(address).toContain(`-${name}-`);
      const still = await (await page.request.get(await address())).text();
      const picture = await boxOf(surface(page));
      // Otherwise the dots would jump when the engine's canvas replaces the still.
      const [, across, down] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(still)?.map(Number) ?? [];
      expect.soft(Math.abs(picture.width - (across ?? NaN)), name).toBeLessThan(3);
      expect.soft(Math.abs(picture.height - (down ?? NaN)), name).toBeLessThan(3);
    }
  });
}
