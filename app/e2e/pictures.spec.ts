/** Compares the frames that both painters draw in each phase with stored pictures, which CONTRIBUTING.md renews. */
import { join } from "node:path";
import { expect, type Locator, type Page, test } from "./fixtures";
import {
  clickStage,
  expectPhase,
  openStage,
  passTime,
  pretendGpu,
  type StagePage,
  stagePages,
  surface,
} from "./stage";

test.use({ viewport: { width: 1440, height: 1000 } });

/**
 * The painters antialias edges differently, which makes 14 to 21 pixels differ. Without a tenth of the links, 30 pixels
 * would differ; without a tenth of the discs, 50.
 */
const tolerated = { threshold: 0.05, maxDiffPixels: 25 };

/**
 * Returns a time in each phase: one second before its end, or its middle if that is later. In the last phase: three
 * seconds after its start, or half of the time before it if that is longer. By then, links and glow are complete.
 */
function momentsOf({ phases }: StagePage): readonly (readonly [phase: string, atMs: number])[] {
  return phases.map(({ name, startsAtMs }, index) => {
    const endsAtMs = phases[index + 1]?.startsAtMs;
    if (endsAtMs === undefined) return [name, startsAtMs + Math.max(3000, startsAtMs / 2)];
    return [name, Math.max((startsAtMs + endsAtMs) / 2, endsAtMs - 1000)];
  });
}

const painters = ["Canvas 2D", "WebGL2"] as const;

/** Skips the test of WebGL2 while pictures are renewed, because Canvas 2D's are stored. */
function skipIfRenewed(painter: (typeof painters)[number]): void {
  const { updateSnapshots } = test.info().config;
  test.skip(painter === "WebGL2" && ["all", "changed"].includes(updateSnapshots), "Canvas 2D's are stored");
}

/** Keeps WebGL's drawing buffer after each frame, so that a test can read it. */
async function keepWebGlPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function get(
      this: HTMLCanvasElement,
      kind: string,
      options?: object,
    ) {
      return Reflect.apply(getContext, this, [kind, { ...options, preserveDrawingBuffer: true }]);
    } as typeof getContext;
  });
}

/** Returns a canvas as a PNG picture with half its width and height. */
async function pictureOf(element: Locator): Promise<Buffer> {
  const url = await element.evaluate((canvas: HTMLCanvasElement) => {
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [canvas.width / 2, canvas.height / 2];
    copy.getContext("2d")?.drawImage(canvas, 0, 0, copy.width, copy.height);
    return copy.toDataURL();
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

for (const painter of painters)
  for (const stagePage of stagePages)
    test(`${stagePage.animation} looks as stored in each phase, drawn by ${painter}`, async ({ page }) => {
      skipIfRenewed(painter);
      if (painter === "WebGL2") {
        await pretendGpu(page);
        await keepWebGlPictures(page);
      }
      await openStage(page, stagePage);
      const canvas = surface(page).locator("canvas");
      // `getContext` returns only the context that the canvas has.
      const isWebGl = await canvas.evaluate(
        (element: HTMLCanvasElement) => element.getContext("webgl2") !== null,
      );
      expect(isWebGl).toBe(painter === "WebGL2");
      await clickStage(page);
      let passedMs = 0;
      for (const [phase, atMs] of momentsOf(stagePage)) {
        await passTime(page, atMs - passedMs);
        passedMs = atMs;
        await expectPhase(page, phase);
        expect
          .soft(await pictureOf(canvas))
          .toMatchSnapshot(`${stagePage.animation}-${phase}.png`, tolerated);
      }
    });

/** The exports of the module of crates/field that this test uses. */
interface Field {
  readonly default: (options: { readonly module_or_path: string }) => Promise<unknown>;
  readonly FieldStage: new (
    canvas: HTMLCanvasElement,
    painter: string,
    count: number,
    linkDistancePx: number,
    seed: number,
    widthPx: number,
    heightPx: number,
  ) => { readonly paint_discs: () => void };
}

for (const painter of painters)
  test(`3,000 discs of 256 colors and radii of 0 to 40 px look as stored, drawn by ${painter}`, async ({
    page,
  }) => {
    const field = process.env["FIELD_DIR"] ?? "";
    test.skip(field === "", "FIELD_DIR names no build of crates/field");
    skipIfRenewed(painter);
    await page.route("**/field/**", (route) => {
      const file = new URL(route.request().url()).pathname.replace("/field/", "");
      return file === ""
        ? route.fulfill({ contentType: "text/html" })
        : route.fulfill({ path: join(field, file) });
    });
    await keepWebGlPictures(page);
    await page.goto("/field/");
    const isShared = await page.evaluate(
      async ([module, name]) => {
        const { default: load, FieldStage } = (await import(module)) as Field;
        await load({ module_or_path: "/field/field_bg.wasm" });
        const canvas = document.body.appendChild(document.createElement("canvas"));
        const stage = new FieldStage(canvas, name, 0, 0, 1, 800, 438);
        stage.paint_discs();
        // A stage that nothing refers to gives its context back.
        Object.assign(window, { stage });
        try {
          Object.assign(window, { second: new FieldStage(canvas, "webgl2", 0, 0, 1, 800, 438) });
          return true;
        } catch {
          return false;
        }
      },
      ["/field/field.js", painter === "WebGL2" ? "webgl2" : "canvas2d"] as const,
    );
    expect(isShared, "whether a second painter gets the canvas").toBe(false);
    // Canvas 2D draws discs below half a pixel a fifth too weak. Without the smallest discs, 960 pixels would differ.
    const picture = await pictureOf(page.locator("canvas"));
    expect(picture).toMatchSnapshot("discs.png", { ...tolerated, maxDiffPixels: 250 });
  });
