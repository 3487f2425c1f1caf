/** Stages whose context is lost and restored, whose shaders do not compile, or whose size changes. */
import { expect, type Page, test } from "@playwright/test";
import { afterFrame } from "./page";
import { collectReports, nothing } from "./reports";
import { labels } from "./site-source";
import { paintedPixels } from "./stage-pages";
import { esee, expectDrawn, expectStill, holdFrames, pretendGpu, surface } from "./stage";

/** Counts the painter's calls and errors on each WebGL canvas of the page. */
interface Painting {
  /** The number of WebGL2 contexts that are not lost. */
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
      if (refuse && name === this.LINK_STATUS) return false;
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

// A small window, because software draws it in real time.
test.use({ viewport: { width: 800, height: 700 } });

test("while a WebGL context is lost, the still shows; once it is restored, the engine draws again", async ({
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
  await test.step("without a frame between loss and restoration, as in a hidden tab", async () => {
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

test("if a WebGL context does not compile the shaders, it is released, and Canvas 2D draws", async ({
  page,
}) => {
  await watchWebGl(page, { refusePrograms: true });
  await page.goto(esee.path);
  await expectDrawn(page);
  expect(await page.evaluate(paintedPixels)).toBeGreaterThan(1000);
  expect(await page.evaluate(() => window.painting)).toMatchObject({ programs: 1, alive: 0 });
});

for (const painter of ["WebGL2", "Canvas 2D"] as const) {
  test(`no frame is blank while the size changes, drawn by ${painter}`, async ({ page }) => {
    if (painter === "WebGL2") await pretendGpu(page);
    await page.goto(esee.path);
    await expectDrawn(page);
    const frames = await surface(page).evaluate(async (element) => {
      const canvas = element.querySelector("canvas");
      const box = element.parentElement;
      if (canvas === null || box === null) throw new Error("there is no canvas");
      const counted = { resized: 0, blank: 0 };
      let isBlank = false;
      const widthOf = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "width");
      Object.defineProperty(canvas, "width", {
        get: () => widthOf?.get?.call(canvas) as number,
        set: (width: number) => {
          isBlank = true;
          counted.resized += 1;
          widthOf?.set?.call(canvas, width);
        },
      });
      // The calls with which the painters draw particles.
      for (const [prototype, name] of [
        [WebGL2RenderingContext.prototype, "drawArraysInstanced"],
        [CanvasRenderingContext2D.prototype, "fill"],
      ] as const) {
        const original = Reflect.get(prototype, name) as () => void;
        Object.assign(prototype, {
          [name](this: { readonly canvas: unknown }, ...args: []) {
            if (this.canvas === canvas) isBlank = false;
            Reflect.apply(original, this, args);
          },
        });
      }
      for (let frame = 0; frame < 30; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        box.style.width = `${600 + 4 * frame}px`;
        // A message posted in a frame arrives after that frame is on the screen.
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
        if (isBlank) counted.blank += 1;
      }
      return counted;
    });
    expect(frames.blank).toBe(0);
    expect(frames.resized, "sizes that the canvas gets in 30 frames").toBeGreaterThan(20);
  });
}
