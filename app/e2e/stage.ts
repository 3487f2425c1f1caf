/** Opens stages, advances their clock, and checks what they show. */
import { expect, type Locator, type Page } from "@playwright/test";
import { afterRendering, FRAME_MS, passTimeUntil, stopClock } from "./page";
import { esee, impact, type StagePage, stagePages } from "./stage-pages";

export { esee, impact, type StagePage, stagePages };

/** The engine's file. */
export const wasmFile = /particles_wasm_bg.*\.wasm$/;

declare global {
  interface Window {
    releaseFrames: () => void;
  }
}

/** The longest step of the tests' clock. The frame loop makes up for longer gaps. */
const LONGEST_STEP_MS = 1000;

/** The box that the canvas or a still fills. */
export function surface(page: Page): Locator {
  return page.locator("[data-phase]");
}

/** The button under picture and caption. Its name is the hint below the picture. */
export function playerButton(page: Page): Locator {
  return page.locator("figure > button[aria-labelledby]");
}

/**
 * Opens the page with a stopped clock and shows the stage's first frames. Holds all frames until the stage knows its
 * size and that it is in view, so that it draws the same in every run.
 */
export async function openStage(page: Page, { path }: StagePage): Promise<void> {
  await stopClock(page);
  const release = await holdFrames(page);
  await page.goto(path);
  await surface(page).scrollIntoViewIfNeeded();
  await passTimeUntil(page, surface(page).locator("canvas"));
  await untilObserved(page);
  await release();
  const sinceFrameMs = await page.evaluate((frameMs) => performance.now() % frameMs, FRAME_MS);
  await page.clock.runFor(10 * FRAME_MS - sinceFrameMs);
  await expect(surface(page)).toHaveAttribute("data-canvas-shown", "true");
}

/** Waits until the stage's observers have reported: the browser calls a later observer after them. */
async function untilObserved(page: Page): Promise<void> {
  await surface(page).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(element);
      }),
  );
}

/** Holds the frames that the page that is opened next requests, until the returned function is called. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
    const held = new Map<number, FrameRequestCallback>();
    let id = 0;
    window.requestAnimationFrame = (callback) => {
      id -= 1;
      held.set(id, callback);
      return id;
    };
    window.cancelAnimationFrame = (asked) => {
      if (!held.delete(asked)) cancel.call(window, asked);
    };
    window.releaseFrames = () => {
      window.requestAnimationFrame = ask;
      for (const callback of held.values()) ask.call(window, callback);
    };
  });
  return () => page.evaluate(() => window.releaseFrames());
}

/** Clicks in the stage's upper left, below the label, and moves the pointer away. */
export async function clickStage(page: Page): Promise<void> {
  await playerButton(page).click({ position: { x: 60, y: 80 } });
  await page.mouse.move(0, 0);
}

/** Advances the tests' clock in steps of a second, with one frame per step. */
export async function passTime(page: Page, lastingMs: number): Promise<void> {
  for (let remainingMs = lastingMs; remainingMs > 0; remainingMs -= LONGEST_STEP_MS) {
    await page.clock.fastForward(Math.min(remainingMs, LONGEST_STEP_MS));
  }
}

/** Expects a phase after React has rendered the frames so far. */
export async function expectPhase(page: Page, phase: string): Promise<void> {
  await afterRendering(page);
  await expect(surface(page)).toHaveAttribute("data-phase", phase);
}

/** Scrolls to the stage, even while the page is scrolling elsewhere, and waits until the engine draws. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(async () => {
    await surface(page).scrollIntoViewIfNeeded();
    await expect(surface(page)).toHaveAttribute("data-canvas-shown", "true", { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(surface(page).locator("canvas")).toBeVisible();
}

/** Waits until only the still of a phase shows. */
export async function expectStill(page: Page, { animation }: StagePage, phase: string): Promise<void> {
  await expect(surface(page)).toHaveAttribute("data-phase", phase);
  const shown = surface(page).locator("picture img:visible");
  await expect(shown).toHaveCount(1);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : "")))
    .toContain(`/${animation}-${phase}-`);
  await expect(surface(page).locator("canvas:visible")).toHaveCount(0);
}

/** Makes the page detect a GPU, so that the stage uses WebGL. */
export async function pretendGpu(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function getParameter(name: number) {
      return name === this.RENDERER ? "a GPU" : original.call(this, name);
    };
  });
}

export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error("an element has no box");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
