/*
 * Compares what each painter draws in each phase with stored pictures. To renew them (with `-g esee`, those of one
 * animation):
 *
 *     cargo xtask test chromium -- pictures --update-snapshots
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { comparePictures, type Differences } from "./pictures";
import {
  clickStage,
  expectPhase,
  impact,
  openStage,
  passTime,
  pretendGpu,
  type StagePage,
  stagePages,
  surface,
  wasmFile,
} from "./stage";

test.use({ viewport: { width: 1440, height: 1000 } });

/** Stores the pictures anew. */
const renew = "cargo xtask test chromium -- pictures --update-snapshots";

/**
 * When each phase is looked at: a second before its end, or in its middle if it is short; the last one after three
 * seconds, or half of the time before it. By then it has the links or the glow that it is to have.
 */
function momentsOf({ phases }: StagePage): readonly (readonly [phase: string, atMs: number])[] {
  return phases.map(([phase, atMs], index) => {
    const [, endsAtMs] = phases[index + 1] ?? [];
    if (endsAtMs === undefined) return [phase, atMs + Math.max(3000, atMs / 2)];
    return [phase, Math.max((atMs + endsAtMs) / 2, endsAtMs - 1000)];
  });
}

/** How much a picture may differ from the stored one of the same painter. */
const repeated: Differences = { discs: 0.03, linksAndGlow: 0.03, added: 0.02 };

/**
 * How much the painters' pictures may differ. Canvas 2D rounds the opacity of links to eight levels, and the painters
 * antialias thin lines differently.
 */
const betweenPainters: Differences = { discs: 0.03, linksAndGlow: 0.4, added: 0.02 };

type Painter = "Canvas 2D" | "WebGL2";

/** The stored picture of a phase. */
function storedPicture(animation: string, phase: string, painter: Painter): string {
  const suffix = painter === "WebGL2" ? "webgl2" : "canvas2d";
  return test.info().snapshotPath(`${animation}-${phase}-${suffix}.png`);
}

/** The painter of the stage's canvas, whose `getContext` returns only the context that it has. */
function painterOf(page: Page): Promise<string> {
  return surface(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => (canvas.getContext("webgl2") ? "WebGL2" : "Canvas 2D"));
}

/** The canvas alone, without the texts over it. */
async function canvasPicture(page: Page): Promise<Buffer> {
  const url = await surface(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

for (const stagePage of stagePages) {
  const { animation } = stagePage;
  for (const painter of ["Canvas 2D", "WebGL2"] as const) {
    test(`${animation} drawn by ${painter} looks as stored in each phase`, async ({ page, context }) => {
      const { updateSnapshots } = test.info().config;
      const isUpdating = updateSnapshots === "all" || updateSnapshots === "changed";
      if (painter === "WebGL2") {
        await pretendGpu(page);
        await keepWebGlPictures(page);
      }
      await openStage(page, stagePage);
      expect(await painterOf(page), "what the stage is drawn by").toBe(painter);
      await clickStage(page);
      const blank = await context.newPage();
      let passedMs = 0;
      for (const [phase, afterMs] of momentsOf(stagePage)) {
        await passTime(page, afterMs - passedMs);
        passedMs = afterMs;
        await expectPhase(page, phase);
        const drawn = await canvasPicture(page);
        const own = storedPicture(animation, phase, painter);
        if (isUpdating) {
          mkdirSync(dirname(own), { recursive: true });
          writeFileSync(own, drawn);
          continue;
        }
        await expectAlike(blank, own, drawn, repeated);
        if (painter === "WebGL2") {
          await expectAlike(blank, storedPicture(animation, phase, "Canvas 2D"), drawn, betweenPainters);
        }
      }
    });
  }
}

test("3,000 discs of 256 colors and radii of 0 to 40 px look alike by both painters", async ({ context }) => {
  // Its Impact stage draws these discs, whose radii grow from left to right; `cargo xtask test` builds it.
  const engine = process.env["TEST_STAGES_WASM"];
  test.skip(engine === undefined, "TEST_STAGES_WASM names no module");
  const pictures: Buffer[] = [];
  for (const painter of ["Canvas 2D", "WebGL2"] as const) {
    const page = await context.newPage();
    await page.route(wasmFile, (route) =>
      route.fulfill({ path: engine ?? "", contentType: "application/wasm" }),
    );
    if (painter === "WebGL2") {
      await pretendGpu(page);
      await keepWebGlPictures(page);
    }
    await openStage(page, impact);
    expect(await painterOf(page), "what the stage is drawn by").toBe(painter);
    pictures.push(await canvasPicture(page));
    await page.close();
  }
  const [canvas2d, webgl2] = pictures as [Buffer, Buffer];
  const blank = await context.newPage();
  const differences = await comparePictures(blank, canvas2d, webgl2);
  const [expected, found] = await Promise.all([inkByStrip(blank, canvas2d), inkByStrip(blank, webgl2)]);
  test
    .info()
    .annotations.push({ type: "ink", description: JSON.stringify({ differences, expected, found }) });
  expect(differences.discs, "discs").toBeLessThan(betweenPainters.discs);
  for (const [strip, ink] of expected.entries()) {
    // Canvas 2D rounds each pixel's opacity, and draws discs below half a pixel a fifth too weak.
    const tolerated = 0.3 * ink + 5;
    expect
      .soft(Math.abs((found[strip] ?? 0) - ink), `ink in strip ${strip} from the left`)
      .toBeLessThan(tolerated);
  }
});

/** The sum of opacities, 1 for an opaque pixel, in each twelfth of a picture. `page` is as for `comparePictures`. */
function inkByStrip(page: Page, picture: Buffer): Promise<readonly number[]> {
  return page.evaluate(
    async (url) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob());
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context?.drawImage(bitmap, 0, 0);
      const { data, width } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? {
        data: [],
        width: 1,
      };
      const ink = Array.from({ length: 12 }, () => 0);
      for (let pixel = 0; pixel < data.length / 4; pixel += 1) {
        const strip = Math.floor((12 * (pixel % width)) / width);
        ink[strip] = (ink[strip] ?? 0) + (data[4 * pixel + 3] ?? 0) / 255;
      }
      return ink;
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );
}

/** Compares a picture with a stored one, and attaches it to the report if they differ too much. */
async function expectAlike(blank: Page, file: string, drawn: Buffer, tolerated: Differences): Promise<void> {
  const name = basename(file);
  if (!existsSync(file)) throw new Error(`${name} is not stored: \`${renew}\` stores it; look at it`);
  const differences = await comparePictures(blank, readFileSync(file), drawn);
  test.info().annotations.push({ type: name, description: JSON.stringify(differences) });
  const exceeded = Object.entries(differences).filter(
    ([what, share]) => share > tolerated[what as keyof Differences],
  );
  if (exceeded.length > 0) await test.info().attach(name, { body: drawn, contentType: "image/png" });
  expect
    .soft(
      Object.fromEntries(exceeded),
      `${name}: shares of painted pixels that differ; if they are to, \`${renew}\``,
    )
    .toEqual({});
}

/** Keeps WebGL's drawing buffer after the frame, so that a test can read it. */
async function keepWebGlPictures(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext as (
      this: HTMLCanvasElement,
      kind: string,
      options?: object,
    ) => RenderingContext | null;
    HTMLCanvasElement.prototype.getContext = function (
      this: HTMLCanvasElement,
      kind: string,
      options?: object,
    ) {
      return original.call(this, kind, { ...options, preserveDrawingBuffer: true });
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
}
