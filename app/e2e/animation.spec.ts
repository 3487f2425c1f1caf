/** Both animations, with a clock that the test advances. */
import { expect, type Locator, type Page, test } from "@playwright/test";
import { afterFrame, expectHydrated, holdRequests, stopClock, visit } from "./page";
import { labels } from "./site-source";
import {
  boxOf,
  clickStage,
  countFrames,
  esee,
  expectDrawn,
  expectPhase,
  FRAME_MS,
  impact,
  openStage,
  passTime,
  playerButton,
  surface,
  wasmFile,
} from "./stage";

const pause = (page: Page): Locator => page.getByRole("button", { name: labels.pauseAnimation });
/** The hint below the picture after the start, the same for both animations. */
const resetHint = esee.content.hints.reset;
const hintToReset = (page: Page): Locator => page.locator("figure .player-hint").getByText(resetHint);
/** The stroke of the current phase, which fills until the next phase begins. */
const timeline = (page: Page): Locator => page.locator("figure .timeline-progress");

/** Returns how long that stroke takes to fill, and whether it is filling. */
const timingOf = (page: Page): Promise<readonly [duration: string, state: string]> =>
  timeline(page).evaluate((stroke) => {
    const { animationDuration, animationPlayState } = getComputedStyle(stroke);
    return [animationDuration, animationPlayState] as const;
  });

/** Expects a text that is visible, not for screen readers only. */
async function expectVisibleWords(words: Locator, text: string | undefined): Promise<void> {
  await expect(words).toContainText(text ?? "?");
  expect((await words.boundingBox())?.height, "height of the words").toBeGreaterThan(10);
}

for (const stagePage of [esee, impact]) {
  const { caption, content, phases } = stagePage;
  const [[first], [second, secondAtMs], [third, thirdAtMs]] = phases;

  test(`the animation ${content.animation} goes through its phases, describes each in words, and resets`, async ({
    page,
  }) => {
    await openStage(page, stagePage);
    const words = page.locator("figure .player-statement[data-current=true]");
    const statements: Partial<Record<string, string>> = content.statements;

    await expectPhase(page, first);
    await expectVisibleWords(words, content.hints.start);
    await expect(playerButton(page)).toHaveAccessibleName(new RegExp(content.hints.start));
    await expect(surface(page).locator("[aria-hidden=true] canvas"), "a canvas says nothing").toHaveCount(1);
    await expect(timeline(page)).toHaveCount(0);
    await clickStage(page);
    await expect(hintToReset(page)).toBeVisible();
    expect(await timingOf(page)).toEqual([`${secondAtMs / 1000}s`, "running"]);
    await expectVisibleWords(words, statements[first]);
    await passTime(page, secondAtMs - 500);
    await expectPhase(page, first);
    await passTime(page, 1000);
    await expectPhase(page, second);
    await expectVisibleWords(words, statements[second]);
    expect(await timingOf(page)).toEqual([`${(thirdAtMs - secondAtMs) / 1000}s`, "running"]);
    await passTime(page, thirdAtMs - secondAtMs - 1000);
    await expectPhase(page, second);
    await expect(page.getByText(caption, { exact: true })).toBeHidden();
    await passTime(page, 1000);
    await expectPhase(page, third);
    await expectVisibleWords(words, statements[third]);
    await expect(page.getByText(caption, { exact: true })).toBeVisible();
    // A press on the caption counts, and so does one on a label in the last phase, in which labels are a legend.
    const label = page.locator("figure button", { hasText: esee.content.labels.ethical.text });
    await clickMiddle(page, stagePage === esee ? label : words);
    await expectPhase(page, first);
    await expectVisibleWords(words, content.hints.start);
    await expect(page.getByText(caption, { exact: true })).toBeHidden();
    await expect(page.locator(".player-dissolve"), "has faded").toHaveCount(0);
  });
}

/** Clicks in the middle of an element, whatever is above it. */
async function clickMiddle(page: Page, element: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.click(x + width / 2, y + height / 2);
}

test("ESEE highlights the label of the pointer's quadrant until the pointer leaves", async ({ page }) => {
  await openStage(page, esee);
  const highlighted = page.locator("figure [data-highlighted=true]");
  const { x, y, width, height } = await boxOf(surface(page));
  await page.mouse.move(x + 0.7 * width, y + 0.3 * height);
  await page.clock.runFor(10 * FRAME_MS);
  await expect(highlighted).toContainText(esee.content.labels.social.text);
  await page.mouse.move(0, 0);
  await page.clock.runFor(10 * FRAME_MS);
  await expect(highlighted).toHaveCount(0);
});

test("Impact requests no frame when it has settled, and frames again after a click", async ({ page }) => {
  const [, , [, thirdAtMs]] = impact.phases;
  await openStage(page, impact);
  const framesAsked = await countFrames(page);
  /** Returns how many frames the page requests in the time of ten frames. */
  const framesInTen = async () => {
    const before = await framesAsked();
    await page.clock.runFor(10 * FRAME_MS);
    return (await framesAsked()) - before;
  };
  await clickStage(page);
  await passTime(page, thirdAtMs + 30_000);
  // Nothing is left to pause.
  await expect(pause(page)).toBeHidden();
  expect(await framesInTen(), "settled").toBe(0);
  await clickStage(page);
  expect(await framesInTen(), "after a click").toBeGreaterThan(5);
});

for (const [from, { path, animation }] of [
  ["/", esee],
  ["/consortium", impact],
] as const) {
  test(`the marked link on ${from} starts ${animation}, but a reload and Back do not`, async ({ page }) => {
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

test("ESEE's labels stay in their quadrants in a document from right to left", async ({ page }) => {
  await visit(page, esee.path);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const picture = await boxOf(surface(page));
  for (const [index, { text }] of Object.values(esee.content.labels).entries()) {
    const label = await boxOf(surface(page).getByRole("button", { name: text }));
    expect(label.x - picture.x < picture.right - label.right, text).toBe(index % 2 === 0);
  }
});

test("an animation whose engine loads late does not scroll the page, and starts when the visitor sees it", async ({
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
  test(`${what} before the page's scripts have loaded is answered, and starts the animation when they have`, async ({
    page,
  }) => {
    const release = await holdRequests(page, /\/assets\/[^/]+\.js$/);
    await stopClock(page);
    await page.goto(esee.path, { waitUntil: "commit" });
    const mark = surface(page).locator("[data-mark=play]");
    await expect(mark).toBeVisible();
    await expect(pause(page)).toBeVisible();
    const { scattered } = esee.content.statements;
    const words = page.locator("figure .player-statement", { hasText: scattered });
    await expect(words).toBeHidden();
    await press(page);
    await expect(mark).toBeHidden();
    await expect(words).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    release();
    await expectHydrated(page);
    const [, [converging, convergingAtMs]] = esee.phases;
    await expect(hintToReset(page)).toBeVisible();
    // The engine counts time from its first frame on.
    await expect(async () => {
      await page.clock.runFor(FRAME_MS);
      await expect(surface(page)).toHaveAttribute("data-canvas-shown", "true", { timeout: 200 });
    }).toPass({ intervals: [0] });
    await passTime(page, convergingAtMs + 1000);
    await expectPhase(page, converging);
    await pause(page).click();
    expect(await timingOf(page)).toContain("paused");
  });
}
