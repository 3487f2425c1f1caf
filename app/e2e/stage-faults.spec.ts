/** Stages whose context is lost and restored, whose shaders do not compile, or whose size changes. */
import { expect, type Page, test } from "./fixtures";
import { labels } from "./site-source";
import { paintedPixels } from "./stage-pages";
import { esee, expectDrawn, expectStill, pretendGpu, surface } from "./stage";

declare global {
  interface Window {
    /** The extension that loses and restores the stage's context. */
    loss: WEBGL_lose_context | null;
  }
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

test("while a WebGL context is lost, the still shows; once it is restored, the engine draws again, also while it is paused", async ({
  page,
}) => {
  await pretendGpu(page);
  await page.goto(esee.path);
  await expectDrawn(page);
  await loseContext(page);
  await expectStill(page, esee, "scattered");
  await restoreContext(page);
  await expectDrawn(page);
  await expect.poll(() => page.evaluate(paintedPixels)).toBeGreaterThan(1000);
  await page.getByRole("button", { name: labels.pauseAnimation }).click();
  await loseContext(page);
  await expect(surface(page)).toHaveAttribute("data-canvas-shown", "false");
  await restoreContext(page);
  await expect(surface(page)).toHaveAttribute("data-canvas-shown", "true");
});

test("if a WebGL context does not compile the shaders, Canvas 2D draws", async ({ page }) => {
  await pretendGpu(page);
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const { getProgramParameter } = prototype;
    prototype.getProgramParameter = function get(program, name) {
      return name !== this.LINK_STATUS && getProgramParameter.call(this, program, name);
    };
  });
  await page.goto(esee.path);
  await expectDrawn(page);
  const canvas = surface(page).locator("canvas");
  // `getContext` returns only the context that the canvas has.
  expect(await canvas.evaluate((element: HTMLCanvasElement) => element.getContext("2d") !== null)).toBe(true);
  expect(await page.evaluate(paintedPixels)).toBeGreaterThan(1000);
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
