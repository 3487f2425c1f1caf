/*
 * Both animations, with a clock that the test advances. pictures.spec.ts tests the pictures, faults.spec.ts failures of
 * the engine.
 */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { afterFrame, afterRendering, expectHydrated, holdRequests, visit, stopClock } from "./page";
import { animations, labels } from "./site-source";
import {
  boxOf,
  clickStage,
  countFrames,
  esee,
  expectDrawn,
  expectPhase,
  expectStill,
  FRAME_MS,
  impact,
  openStage,
  passTime,
  playerButton,
  stagePages,
  surface,
  wasmFile,
} from "./stage";

declare global {
  interface Window {
    firstDots: (readonly [x: number, y: number])[];
  }
}

const pause = (page: Page): Locator => page.getByRole("button", { name: labels.pauseAnimation });
const categories = esee.content.labels;
/** The same for both; below the picture once started. */
const resetHint = esee.content.hints.reset;
const hintToReset = (page: Page): Locator => page.locator("figure .player-hint").getByText(resetHint);
const highlighted = (page: Page): Locator => surface(page).locator('[data-highlighted="true"]');

/** The stroke of the next phase, which fills until that begins. */
const timeline = (page: Page): Locator => page.locator("figure .timeline-progress");

/** How long that stroke takes to fill, and whether it is filling. */
const timingOf = (page: Page): Promise<readonly [duration: string, state: string]> =>
  timeline(page).evaluate((stroke) => {
    const { animationDuration, animationPlayState } = getComputedStyle(stroke);
    return [animationDuration, animationPlayState] as const;
  });

/** Expects a text that is on the screen, not for screen readers only. */
async function expectVisibleWords(words: Locator, text: string | undefined): Promise<void> {
  await expect(words).toHaveText(text ?? "?");
  expect((await words.boundingBox())?.height, "height of the words").toBeGreaterThan(10);
}

/** The middle of each quadrant, in quarters of the stage. */
const quadrants = { environmental: [1, 1], social: [3, 1], ethical: [1, 3], economic: [3, 3] } as const;

for (const stagePage of [esee, impact]) {
  const { caption, content, phases } = stagePage;
  const [[first], [second, secondAtMs], [third, thirdAtMs]] = phases;

  test(`the animation ${content.animation} goes through its phases, says them in words, and resets`, async ({
    page,
  }) => {
    await openStage(page, stagePage);
    const words = page.locator("figure .player-statement[data-current=true]");
    const descriptions: Partial<Record<string, string>> = content.descriptions;

    await expectPhase(page, first);
    await expectVisibleWords(words, content.hints.start);
    await expect(playerButton(page)).toHaveAccessibleName(new RegExp(content.hints.start));
    await expect(surface(page).locator("[aria-hidden=true] canvas"), "a canvas says nothing").toHaveCount(1);
    await expect(timeline(page)).toHaveCount(0);
    await clickStage(page);
    await expect(hintToReset(page)).toBeVisible();
    expect(await timingOf(page)).toEqual([`${secondAtMs / 1000}s`, "running"]);
    await expectVisibleWords(words, descriptions[first]);
    await passTime(page, secondAtMs - 500);
    await expectPhase(page, first);
    await passTime(page, 1000);
    await expectPhase(page, second);
    await expectVisibleWords(words, descriptions[second]);
    expect(await timingOf(page)).toEqual([`${(thirdAtMs - secondAtMs) / 1000}s`, "running"]);
    await passTime(page, thirdAtMs - secondAtMs - 1000);
    await expectPhase(page, second);
    await expect(page.getByText(caption, { exact: true })).toBeHidden();
    await passTime(page, 1000);
    await expectPhase(page, third);
    await expectVisibleWords(words, descriptions[third]);
    await expect(page.getByText(caption, { exact: true })).toBeVisible();
    // The caption counts as the picture.
    await clickMiddle(page, words);
    await expectPhase(page, first);
    await expectVisibleWords(words, content.hints.start);
    await expect(page.getByText(caption, { exact: true })).toBeHidden();
  });
}

test("ESEE's labels show the ranges of rents from converging on, until a press resets", async ({ page }) => {
  const [[first], [, secondAtMs], [, thirdAtMs]] = esee.phases;
  await openStage(page, esee);
  const expectLabels = async (withRanges: boolean) => {
    for (const { text, detail } of Object.values(categories)) {
      const name = withRanges ? `${text} ${detail}` : text;
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    }
  };
  await expectLabels(false);
  await clickStage(page);
  await passTime(page, secondAtMs - 100);
  await expectLabels(false);
  await passTime(page, 200);
  await expectLabels(true);
  await passTime(page, thirdAtMs);
  await expectLabels(true);
  // In the last phase, a label is a legend: the button below gets the click.
  await clickMiddle(page, page.locator("figure button", { hasText: categories.ethical.text }));
  await expectPhase(page, first);
  await expectLabels(false);
});

test("ESEE highlights the quadrant under the pointer, until it is unified", async ({ page }) => {
  const [, , [last, lastAtMs]] = esee.phases;
  await openStage(page, esee);
  const { x, y, width, height } = await boxOf(surface(page));
  const point = async (column: number, row: number) => {
    await page.mouse.move(x + (width * column) / 4, y + (height * row) / 4);
    await page.clock.runFor(FRAME_MS);
    await afterRendering(page);
  };
  for (const [name, [column, row]] of Object.entries(quadrants)) {
    await point(column, row);
    await expect(highlighted(page)).toHaveText(new RegExp(name, "i"));
  }
  await clickStage(page);
  await passTime(page, lastAtMs + 1000);
  await expectPhase(page, last);
  await point(1, 1);
  await expect(highlighted(page)).toHaveCount(0);
});

/** Clicks in the middle of an element, whatever is above it. */
async function clickMiddle(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.click(x + width / 2, y + height / 2);
}

test("Impact asks for no frame out of view, paused or settled, and for frames again in view, playing, after a click", async ({
  page,
}) => {
  const [, [, secondAtMs], [, thirdAtMs]] = impact.phases;
  await openStage(page, impact);
  const framesAsked = await countFrames(page);
  /** How many frames the page requests in the time of ten. */
  const framesInTen = async () => {
    const before = await framesAsked();
    await page.clock.runFor(10 * FRAME_MS);
    return (await framesAsked()) - before;
  };
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(framesInTen, "out of view").toBe(0);
  await surface(page).scrollIntoViewIfNeeded();
  await expect.poll(framesInTen, "in view").toBeGreaterThan(5);
  await clickStage(page);
  await pause(page).click();
  expect(await timingOf(page)).toEqual([`${secondAtMs / 1000}s`, "paused"]);
  expect(await framesInTen(), "paused").toBe(0);
  await page.getByRole("button", { name: labels.playAnimation }).click();
  await passTime(page, thirdAtMs + 30_000);
  // Settled, nothing is left to pause.
  await expect(pause(page)).toBeHidden();
  expect(await framesInTen(), "settled").toBe(0);
  await clickStage(page);
  expect(await framesInTen(), "after a click").toBeGreaterThan(5);
});

for (const [from, { path, animation }] of [
  ["/", esee],
  ["/consortium", impact],
] as const) {
  test(`${animation} starts by the mark on ${from} that leads to it, and not after a reload or Back`, async ({
    page,
  }) => {
    await visit(page, from);
    const started = hintToReset(page);
    await page.locator("main a:has([data-mark=play])").click();
    await expect(page).toHaveURL(path);
    await expect(started).toBeVisible();
    await expect(page.locator("figure").filter({ has: surface(page) })).toBeInViewport({ ratio: 1 });
    await page.reload();
    await expectDrawn(page);
    await expect(started).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(from);
    await page.goForward();
    await expectDrawn(page);
    await expect(started).toBeHidden();
  });
}

test("ESEE's labels stay at their quadrants' dots in a document that is set from right to left", async ({
  page,
}) => {
  await visit(page, esee.path);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const picture = await boxOf(surface(page));
  for (const [index, { text }] of Object.values(categories).entries()) {
    const label = await boxOf(surface(page).getByRole("button", { name: text }));
    expect(label.x - picture.x < picture.right - label.right, text).toBe(index % 2 === 0);
  }
});

test("an animation whose engine comes late starts where the visitor is, and does not scroll back to itself", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdRequests(page, wasmFile);
  await visit(page, "/");
  await page.locator("main a:has([data-mark=play])").click();
  await expect(page).toHaveURL(esee.path);
  await expect(surface(page)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 2500));
  release();
  await expect(surface(page)).toHaveAttribute("data-canvas-shown", "true");
  await afterFrame(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(2500);
  await expect(hintToReset(page), "not while nobody sees it").toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(hintToReset(page)).toBeVisible();
});

for (const [what, press] of [
  ["a double click", (page: Page) => playerButton(page).dblclick({ position: { x: 60, y: 120 } })],
  ["Enter", (page: Page) => playerButton(page).press("Enter")],
] as const) {
  test(`${what} before the page's scripts is answered, and starts the animation when they come`, async ({
    page,
  }) => {
    const release = await holdRequests(page, /\/assets\/[^/]+\.js$/);
    await page.goto(esee.path, { waitUntil: "commit" });
    const mark = surface(page).locator("[data-mark=play]");
    await expect(mark).toBeVisible();
    await expect(pause(page)).toBeVisible();
    const { scattered } = esee.content.descriptions;
    const words = page.locator("figure .player-statement", { hasText: scattered });
    await expect(words).toBeHidden();
    await press(page);
    await expect(mark).toBeHidden();
    await expect(words).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    release();
    await expectHydrated(page);
    await expect(hintToReset(page)).toBeVisible();
    await expect(surface(page)).toHaveAttribute("data-phase", "converging");
  });
}

for (const { animation, path } of stagePages) {
  test(`the first frame of ${animation} has its still's dots in the windows that stills are named after`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(() => {
      const { clearRect, arc } = CanvasRenderingContext2D.prototype;
      let frames = 0;
      window.firstDots = [];
      CanvasRenderingContext2D.prototype.clearRect = function clear(...rectangle) {
        frames += 1;
        clearRect.apply(this, rectangle);
      };
      CanvasRenderingContext2D.prototype.arc = function disc(x, y, ...rest) {
        if (frames === 1) window.firstDots.push([x, y]);
        arc.call(this, x, y, ...rest);
      };
    });
    for (const name of animations.esee.stillShapes) {
      const [width = 0, height = 0] = name.slice(1).split("h").map(Number);
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expectDrawn(page);
      const dots = await page.evaluate(() => window.firstDots);
      const picture = await boxOf(surface(page));
      const where = `at ${width} × ${height} the picture has ${picture.width.toFixed()} × ${picture.height.toFixed()}`;
      const image = surface(page).locator("img").first();
      const still = await page.request.get(
        await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc),
      );
      const text = await still.text();
      const [, across = 0, down = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(text)?.map(Number) ?? [];
      const scale = Math.min(picture.width / across, picture.height / down);
      const circles = Array.from(text.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g), ([, x, y]) => [
        picture.width / 2 + scale * (Number(x) - across / 2),
        picture.height / 2 + scale * (Number(y) - down / 2),
      ]);
      expect.soft(dots.length, where).toBe(circles.length);
      const apartPx = dots.map(([x, y]) =>
        Math.min(...circles.map(([cx = NaN, cy = NaN]) => Math.hypot(x - cx, y - cy))),
      );
      // Less than the smallest dot's radius.
      expect.soft(Math.max(...apartPx), where).toBeLessThan(3);
    }
  });
}

for (const stagePage of stagePages) {
  const [[first], ...later] = stagePage.phases;

  test(`${stagePage.animation} with reduced motion walks its stills in their times, and never fetches the engine`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await page.emulateMedia({ reducedMotion: "reduce" });
    await stopClock(page);
    await visit(page, stagePage.path);
    await expectStill(page, stagePage, first);
    await playerButton(page).click();
    await expect(surface(page).locator("[data-light=true]")).toHaveCSS("background-image", /gradient/);
    let passedMs = 0;
    for (const [phase, atMs] of later) {
      await page.clock.runFor(atMs - passedMs);
      passedMs = atMs;
      await expectStill(page, stagePage, phase);
    }
    await playerButton(page).click();
    await expectStill(page, stagePage, first);
    expect(fetched.filter((url) => url.includes("particles"))).toEqual([]);
  });
}
