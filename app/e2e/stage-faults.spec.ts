import { expect, type Page, test } from "@playwright/test";
import { afterFrame } from "./page";
import { collectReports, nothing } from "./reports";
import { labels } from "./site-source";
import { paintedPixels } from "./stage-pages";
import {
  clickStage,
  esee,
  expectDrawn,
  expectPhase,
  expectStill,
  FRAME_MS,
  holdFrames,
  impact,
  openStage,
  passTime,
  pretendGpu,
  surface,
} from "./stage";

/*
 * A stage's canvas when contexts are lost and restored, shader programs do not compile, size or screen change, or the
 * clock stops.
 */

/** Counts the painter's calls and errors on each WebGL canvas of the page. */
interface Painting {
  /** Contexts of type webgl2 that are not lost. */
  alive: number;
  programs: number;
  /** Errors after draw calls. */
  errors: number[];
}

declare global {
  interface Window {
    painting: Painting;
    /** The extension that loses and restores the stage's context. */
    loss: WEBGL_lose_context | null;
  }
}

async function watchWebGl(page: Page, { refusePrograms = false } = {}): Promise<void> {
  await pretendGpu(page);
  await page.addInitScript((refuse) => {
    const painting: Painting = { alive: 0, programs: 0, errors: [] };
    window.painting = painting;
    const prototype = WebGL2RenderingContext.prototype;
    const { createProgram, drawArraysInstanced, getProgramParameter } = prototype;
    const contexts = new Set<WebGL2RenderingContext>();
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function get(this: HTMLCanvasElement, ...args: unknown[]) {
      const context = Reflect.apply(getContext, this, args);
      if (context instanceof WebGL2RenderingContext) contexts.add(context);
      return context;
    } as typeof getContext;
    Object.defineProperty(painting, "alive", {
      get: () => [...contexts].filter((context) => !context.isContextLost()).length,
    });
    prototype.createProgram = function create() {
      painting.programs += 1;
      return createProgram.call(this);
    };
    prototype.drawArraysInstanced = function draw(...args) {
      drawArraysInstanced.apply(this, args);
      const error = this.getError();
      // A context is lost a moment before the page gets the event.
      if (error !== this.NO_ERROR && error !== this.CONTEXT_LOST_WEBGL) painting.errors.push(error);
    };
    prototype.getProgramParameter = function get(program, name) {
      const refused = refuse || (window as { refusesNow?: boolean }).refusesNow === true;
      if (refused && name === this.LINK_STATUS) return false;
      return getProgramParameter.call(this, program, name);
    };
  }, refusePrograms);
}

/** Loses the context of the stage's canvas, and stores the extension that restores it. */
async function loseContext(page: Page): Promise<void> {
  await surface(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => {
      window.loss = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context") ?? null;
      window.loss?.loseContext();
    });
}

const restoreContext = (page: Page): Promise<void> => page.evaluate(() => window.loss?.restoreContext());

// Small, because software draws it in real time.
test.use({ viewport: { width: 800, height: 700 } });

test.describe("a WebGL context that is lost and restored", () => {
  test("a WebGL context that is lost gives way to the still, and is painted in again once it is restored", async ({
    page,
  }) => {
    const reports = await collectReports(page);
    await watchWebGl(page);
    await page.goto(esee.path);
    await expectDrawn(page);

    const loseAndRestore = async () => {
      await afterFrame(page);
      await loseContext(page);
      await expect(surface(page)).toHaveAttribute("data-canvas-shown", "false");
      await restoreContext(page);
      await expect(surface(page)).toHaveAttribute("data-canvas-shown", "true");
    };
    const expectPainted = async () => {
      await expect.poll(() => page.evaluate(paintedPixels)).toBeGreaterThan(1000);
      expect(await page.evaluate(() => window.painting.errors)).toEqual([]);
    };

    await test.step("while the stage runs", async () => {
      await loseContext(page);
      await expectStill(page, esee, "scattered");
      await restoreContext(page);
      await expectDrawn(page);
      await expectPainted();
    });
    await test.step("while it is paused", async () => {
      await page.getByRole("button", { name: labels.pauseAnimation }).click();
      await loseAndRestore();
      await page.getByRole("button", { name: labels.playAnimation }).click();
      await expectPainted();
    });
    await test.step("while it is off-screen", async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(surface(page)).not.toBeInViewport();
      await loseAndRestore();
      await surface(page).scrollIntoViewIfNeeded();
      await expectPainted();
    });
    await test.step("when no frame comes between the loss and the restoring, as in a hidden tab", async () => {
      const frames = await holdFrames(page, { of: "open page" });
      await expect.poll(frames.count).toBeGreaterThan(0);
      await loseContext(page);
      await expect(surface(page)).toHaveAttribute("data-canvas-shown", "false");
      await restoreContext(page);
      await expect.poll(() => page.evaluate(() => window.painting.alive)).toBe(1);
      await frames.release();
      await expect(surface(page)).toHaveAttribute("data-canvas-shown", "true");
      await expectPainted();
    });
    expect(reports).toEqual(nothing);
  });

  test("a restored WebGL context that refuses the programs gives way to the still", async ({ page }) => {
    await watchWebGl(page);
    await page.goto(esee.path);
    await expectDrawn(page);
    await loseContext(page);
    await expect(surface(page)).toHaveAttribute("data-canvas-shown", "false");
    const before = await page.evaluate(() => {
      Object.assign(window, { refusesNow: true });
      return window.painting.programs;
    });
    await restoreContext(page);
    await expectStill(page, esee, "scattered");
    await expect(surface(page).locator("canvas")).toHaveCount(0);
    await afterFrame(page);
    expect(await page.evaluate(() => window.painting.programs)).toBe(before + 1);
    expect(await page.evaluate(() => window.painting.alive)).toBe(0);
  });
});

test("a WebGL context that refuses the programs is given back, and Canvas 2D draws", async ({ page }) => {
  await watchWebGl(page, { refusePrograms: true });
  await page.goto(esee.path);
  await expectDrawn(page);
  expect(await page.evaluate(paintedPixels)).toBeGreaterThan(1000);
  expect(await page.evaluate(() => window.painting)).toMatchObject({ programs: 1, alive: 0 });
});

for (const painter of ["WebGL2", "Canvas 2D"] as const) {
  test(`no frame is presented blank while the size changes, by ${painter}`, async ({ page }) => {
    if (painter === "WebGL2") await watchWebGl(page);
    await page.goto(esee.path);
    await expectDrawn(page);
    const frames = await surface(page).evaluate(async (element) => {
      const canvas = element.querySelector("canvas");
      if (canvas === null) throw new Error("there is no canvas");
      const counted = { resized: 0, blank: 0 };
      let cleared = false;
      let resized = false;
      const watch = (name: "width" | "height") => {
        const property = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, name);
        Object.defineProperty(canvas, name, {
          configurable: true,
          get: () => property?.get?.call(canvas) as number,
          set: (value: number) => {
            if (value !== canvas[name]) resized = true;
            cleared = true;
            property?.set?.call(canvas, value);
          },
        });
      };
      watch("width");
      watch("height");
      // The calls with which the painters clear the canvas and draw particles.
      for (const [prototype, name, clears] of [
        [WebGL2RenderingContext.prototype, "clear", true],
        [WebGL2RenderingContext.prototype, "drawArraysInstanced", false],
        [CanvasRenderingContext2D.prototype, "clearRect", true],
        [CanvasRenderingContext2D.prototype, "fill", false],
      ] as const) {
        const original = (prototype as unknown as Record<string, (...args: unknown[]) => void>)[name];
        Object.assign(prototype, {
          [name](this: { readonly canvas: unknown }, ...args: unknown[]) {
            if (this.canvas === canvas) cleared = clears;
            Reflect.apply(original as () => void, this, args);
          },
        });
      }
      const box = element.parentElement;
      for (let frame = 0; frame < 30; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (box !== null) box.style.width = `${600 + 4 * frame}px`;
        // A message posted in a frame arrives after that frame is on the screen.
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
        if (cleared) counted.blank += 1;
        if (resized) counted.resized += 1;
        resized = false;
      }
      return counted;
    });
    expect(frames.blank).toBe(0);
    expect(frames.resized, "frames of 30 in which the canvas gets another size").toBeGreaterThan(20);
    const narrowerPx = () =>
      surface(page).evaluate(
        (element) => element.clientWidth - (element.querySelector("canvas")?.width ?? 0),
      );
    await expect.poll(narrowerPx, "the last size").toBe(0);
  });
}

test("Impact goes on when its window moves to a screen with another pixel ratio", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const setRatio = (deviceScaleFactor: number) =>
    client.send("Emulation.setDeviceMetricsOverride", {
      // The stage's width is then a fraction of a pixel.
      width: 1366,
      height: 900,
      deviceScaleFactor,
      mobile: false,
    });
  // Chromium's emulation changes the ratio without the event of a real change of screen.
  await page.addInitScript(() => {
    const original = window.matchMedia.bind(window);
    const lists: MediaQueryList[] = [];
    window.matchMedia = (query) => {
      const list = original(query);
      if (query.includes("resolution")) lists.push(list);
      return list;
    };
    Object.assign(window, { announceRatio: () => lists.at(-1)?.dispatchEvent(new Event("change")) });
  });
  await setRatio(1);
  await openStage(page, impact);
  const { width, height } = await surface(page).evaluate((element) => element.getBoundingClientRect());
  expect(width % 1 !== 0 || height % 1 !== 0).toBe(true);
  await clickStage(page);
  await passTime(page, 3500);
  await expectPhase(page, "converging");
  await setRatio(2);
  await page.evaluate(() => (window as unknown as { announceRatio: () => void }).announceRatio());
  const canvas = surface(page).locator("canvas");
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    expect(await canvas.evaluate((element: HTMLCanvasElement) => element.width)).toBe(Math.round(2 * width));
  }).toPass();
  await expectPhase(page, "converging");
});
