/** Both animations, with a clock that the test advances. */
import { expect, type Locator, type Page, test } from "./fixtures";
import {
  afterFrame,
  expectHydrated,
  FRAME_MS,
  holdRequests,
  passTimeUntil,
  requestedFrames,
  stopClock,
  visit,
} from "./page";
import { labels } from "./site-source";
import {
  boxOf,
  clickStage,
  esee,
  expectDrawn,
  expectPhase,
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
  const { caption, content } = stagePage;
  const [first, second, third] = stagePage.phases;

  test(`the animation ${content.animation} goes through its phases, describes each in words, and resets`, async ({
    page,
  }) => {
    await openStage(page, stagePage);
    const words = page.locator("figure .player-statement[data-current=true]");
    const statements: Partial<Record<string, string>> = content.statements;

    await expectPhase(page, first.name);
    await expectVisibleWords(words, content.hints.start);
    await expect(playerButton(page)).toHaveAccessibleName(new RegExp(content.hints.start));
    await expect(surface(page).locator("[aria-hidden=true] canvas"), "a canvas says nothing").toHaveCount(1);
    await expect(timeline(page)).toHaveCount(0);
    await clickStage(page);
    await expect(hintToReset(page)).toBeVisible();
    expect(await timingOf(page)).toEqual([`${second.startsAtMs / 1000}s`, "running"]);
    await expectVisibleWords(words, statements[first.name]);
    await passTime(page, second.startsAtMs - 500);
    await expectPhase(page, first.name);
    await passTime(page, 1000);
    await expectPhase(page, second.name);
    await expectVisibleWords(words, statements[second.name]);
    const lastingMs = third.startsAtMs - second.startsAtMs;
    expect(await timingOf(page)).toEqual([`${lastingMs / 1000}s`, "running"]);
    await passTime(page, lastingMs - 1000);
    await expectPhase(page, second.name);
    await expect(page.getByText(caption, { exact: true })).toBeHidden();
    await passTime(page, 1000);
    await expectPhase(page, third.name);
    await expectVisibleWords(words, statements[third.name]);
    await expect(page.getByText(caption, { exact: true })).toBeVisible();
    // A press on the caption counts, and so does one on a label in the last phase, in which labels are a legend.
    const label = page.locator("figure button", { hasText: esee.content.labels.ethical.text });
    const { x, y, width, height } = await boxOf(stagePage === esee ? label : words);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expectPhase(page, first.name);
    await expectVisibleWords(words, content.hints.start);
    await expect(page.getByText(caption, { exact: true })).toBeHidden();
    await expect(page.locator(".player-dissolve"), "has faded").toHaveCount(0);
  });
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
  const [, , third] = impact.phases;
  await openStage(page, impact);
  await clickStage(page);
  await passTime(page, third.startsAtMs + 30_000);
  // Nothing is left to pause.
  await expect(pause(page)).toBeHidden();
  expect(await requestedFrames(page), "settled").toBe(0);
  await clickStage(page);
  expect(await requestedFrames(page), "after a click").toBeGreaterThan(5);
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
    await expect(hintToReset(page)).toBeVisible();
    // The engine counts time from its first frame on.
    await passTimeUntil(page, page.locator("[data-canvas-shown=true]"));
    const [, converging] = esee.phases;
    await passTime(page, converging.startsAtMs + 1000);
    await expectPhase(page, converging.name);
  });
}
