/*
 * Both animations, with a clock that the test advances. pictures.spec.ts tests the pictures, faults.spec.ts failures of
 * the engine.
 */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { afterFrame, afterRendering, holdRequests, visit, stopClock } from "./page";
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
const play = (page: Page): Locator => page.getByRole("button", { name: labels.playAnimation });
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

/** How many frames the page requests in the time of ten. */
async function framesInTen(page: Page, framesAsked: () => Promise<number>): Promise<number> {
  const before = await framesAsked();
  await page.clock.runFor(10 * FRAME_MS);
  return (await framesAsked()) - before;
}

for (const stagePage of [esee, impact]) {
  const { caption, content, phases } = stagePage;
  const [[first], [second, secondAtMs], [third, thirdAtMs]] = phases;

  test(`the animation ${content.animation} goes through its phases, says them in words, and resets`, async ({
    page,
  }) => {
    await openStage(page, stagePage);
    const words = page.locator("figure .player-statement[data-current=true]");
    const descriptions: Partial<Record<string, string>> = content.descriptions;

    await test.step("before a click", async () => {
      await expectPhase(page, first);
      await expectVisibleWords(words, content.hints.start);
      await expect(playerButton(page)).toHaveAccessibleName(new RegExp(content.hints.start));
      const canvas = surface(page).locator("[aria-hidden=true] canvas");
      await expect(canvas, "a canvas says nothing").toHaveCount(1);
      await expect(canvas, "its dots stay round until it is painted in another size").toHaveCSS(
        "object-fit",
        "cover",
      );
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => name),
      );
      expect(loaded.filter((file) => /converging|unified|collective/.test(file))).toEqual([]);
    });

    await test.step("from the click to the last phase", async () => {
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
    });

    await test.step("reset, by a click on the caption", async () => {
      const { x, y, width, height } = await boxOf(words);
      await page.mouse.click(x + width / 2, y + height / 2);
      await expectPhase(page, first);
      await expectVisibleWords(words, content.hints.start);
      await expect(page.getByText(caption, { exact: true })).toBeHidden();
    });
  });
}

test("ESEE's labels show the ranges of rents from converging on, until a press resets", async ({ page }) => {
  const [[first], [, secondAtMs], [, thirdAtMs]] = esee.phases;
  await openStage(page, esee);
  const expectLabels = async (named: (label: { text: string; detail: string }) => string) => {
    for (const label of Object.values(categories)) {
      await expect(page.getByRole("button", { name: named(label), exact: true })).toBeVisible();
    }
  };
  const name = ({ text }: { text: string }) => text;
  const nameAndRange = ({ text, detail }: { text: string; detail: string }) => `${text} ${detail}`;
  await expectLabels(name);
  await clickStage(page);
  await passTime(page, secondAtMs - 100);
  await expectLabels(name);
  await passTime(page, 200);
  await expectLabels(nameAndRange);
  await passTime(page, thirdAtMs - secondAtMs);
  await expectLabels(nameAndRange);
  await clickMiddle(page, page.locator("figure button", { hasText: categories.ethical.text }));
  await expectPhase(page, first);
  await expectLabels(name);
});

test("ESEE highlights the quadrant under the pointer, until it is unified", async ({ page }) => {
  await openStage(page, esee);
  const box = await surface(page).boundingBox();
  if (box === null) throw new Error("the stage has no box");
  for (const [name, [column, row]] of Object.entries(quadrants)) {
    await page.mouse.move(box.x + (box.width * column) / 4, box.y + (box.height * row) / 4);
    await page.clock.runFor(FRAME_MS);
    await expect(highlighted(page)).toHaveCount(1);
    await expect(highlighted(page)).toContainText(name, { ignoreCase: true });
  }
  // The mark to start is in no quadrant.
  await page.mouse.move(box.x + box.width / 2 - 8, box.y + box.height / 2 - 8);
  await page.clock.runFor(FRAME_MS);
  await expect(highlighted(page)).toHaveCount(0);
  const [, , [last, lastAtMs]] = esee.phases;
  await clickStage(page);
  await passTime(page, lastAtMs + 1000);
  await expectPhase(page, last);
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 4);
  await page.clock.runFor(FRAME_MS);
  await afterRendering(page);
  await expect(highlighted(page)).toHaveCount(0);
});

/** Clicks in the middle of an element, whatever is above it. */
async function clickMiddle(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  if (box === null) throw new Error("the element has no box");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test("Impact asks for no frame out of view, paused or settled, and for frames again in view, playing, after a click", async ({
  page,
}) => {
  const [, [, secondAtMs], [third, thirdAtMs]] = impact.phases;
  await openStage(page, impact);
  const framesAsked = await countFrames(page);

  await test.step("out of view", async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(surface(page)).not.toBeInViewport();
    await expect.poll(() => framesInTen(page, framesAsked)).toBe(0);
    const before = await framesAsked();
    await page.clock.runFor(5000);
    expect(await framesAsked()).toBe(before);
    await surface(page).scrollIntoViewIfNeeded();
    await expect.poll(() => framesInTen(page, framesAsked)).toBeGreaterThan(5);
  });

  await test.step("paused, with its stroke of progress", async () => {
    await clickStage(page);
    await pause(page).click();
    expect(await timingOf(page)).toEqual([`${secondAtMs / 1000}s`, "paused"]);
    const before = await framesAsked();
    await passTime(page, 10_000);
    expect(await framesAsked()).toBe(before);
    await play(page).click();
  });

  await test.step("settled, nothing is left to pause", async () => {
    await passTime(page, thirdAtMs + 1000);
    await expectPhase(page, third);
    await expect(pause(page)).toBeVisible();
    await passTime(page, 30_000);
    await expect(pause(page)).toBeHidden();
    const before = await framesAsked();
    await page.clock.runFor(5000);
    expect(await framesAsked()).toBe(before);
    await clickStage(page);
    expect(await framesInTen(page, framesAsked)).toBeGreaterThan(5);
  });
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

test("the focus ring of each of ESEE's labels is whole inside the picture", async ({ page }) => {
  await openStage(page, esee);
  const picture = await boxOf(surface(page));
  await playerButton(page).focus();
  for (const { text } of Object.values(esee.content.labels)) {
    await page.keyboard.press("Tab");
    const label = page.getByRole("button", { name: text });
    await expect(label).toBeFocused();
    const ringPx = await label.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    });
    expect(ringPx).toBeGreaterThan(0);
    const { x, y, right, bottom } = await boxOf(label);
    const room = [x - picture.x, y - picture.y, picture.right - right, picture.bottom - bottom];
    expect(Math.min(...room), text).toBeGreaterThanOrEqual(ringPx);
  }
});

test.describe("whose engine comes late", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("an animation starts where the visitor is, and does not scroll back to itself", async ({ page }) => {
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
    const started = hintToReset(page);
    await expect(started, "not while nobody sees it").toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(started).toBeVisible();
  });
});

test.describe("before the page's scripts come", () => {
  for (const [what, press] of [
    ["a click on the mark", (page: Page) => clickMiddle(page, surface(page).locator("[data-mark=play]"))],
    [
      "a double click beside it",
      (page: Page) => playerButton(page).dblclick({ position: { x: 60, y: 120 } }),
    ],
    ["Enter", (page: Page) => playerButton(page).press("Enter")],
  ] as const) {
    test(`${what} is answered, and starts the animation when they come`, async ({ page }) => {
      const release = await holdRequests(page, /\/assets\/[^/]+\.js$/);
      await page.goto(esee.path, { waitUntil: "commit" });
      const mark = surface(page).locator("[data-mark=play]");
      await expect(mark).toBeVisible();
      await expect(pause(page)).toBeVisible();
      const words = page.locator("figure .player-statement", {
        hasText: esee.content.descriptions.scattered,
      });
      await expect(words).toBeHidden();
      await press(page);
      await expect(mark).toBeHidden();
      await expect(words).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
      release();
      await expect(hintToReset(page)).toBeVisible();
      await expect(surface(page)).toHaveAttribute("data-phase", "converging");
    });
  }
});

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
      const { dots, box, src } = await surface(page).evaluate((element) => ({
        dots: window.firstDots,
        box: element.getBoundingClientRect(),
        src: element.querySelector("img")?.currentSrc ?? "",
      }));
      const where = `at ${width} × ${height} the picture has ${box.width.toFixed()} × ${box.height.toFixed()}`;
      const still = await (await page.request.get(src)).text();
      const [, ...shape] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(still)?.map(Number) ?? [];
      const [stillWidth = 0, stillHeight = 0] = shape;
      const scale = Math.min(box.width / stillWidth, box.height / stillHeight);
      const circles = Array.from(still.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g), ([, x, y]) => [
        box.width / 2 + scale * (Number(x) - stillWidth / 2),
        box.height / 2 + scale * (Number(y) - stillHeight / 2),
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

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  for (const stagePage of stagePages) {
    const { animation, path, phases } = stagePage;
    const [[first], [, secondAtMs], ...later] = phases;

    test(`${animation} answers a click with a light that goes, shows its phases' stills and never fetches the engine`, async ({
      page,
    }) => {
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(request.url()));
      await stopClock(page);
      await visit(page, path);
      await expectStill(page, stagePage, first);
      await playerButton(page).click();
      for (const [phase, atMs] of later) {
        await page.clock.runFor(atMs);
        await expectStill(page, stagePage, phase);
      }
      await playerButton(page).click();
      await expectStill(page, stagePage, first);
      await playerButton(page).click();
      expect(await timingOf(page)).toEqual([`${secondAtMs / 1000}s`, "running"]);
      await expect(surface(page).locator("[data-light=true]")).toHaveCSS("background-image", /gradient/);
      await expect(surface(page).locator("[data-light]")).toHaveCSS("opacity", "0");
      expect(fetched.filter((url) => url.includes("particles"))).toEqual([]);
    });
  }
});
