/**
 * Compares what Canvas 2D draws in each phase with stored pictures, and what WebGL2 draws with what Canvas 2D does.
 * CONTRIBUTING.md says how to renew them.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { canvasPicture, comparePictures, type Differences } from "./pictures";
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

/** How much a picture may differ from the stored one, and one painter's from the other's. */
const tolerated: Differences = { discsAndLinks: 0.03, glow: 0.03, added: 0.02 };

/** Stored pictures have half of the canvas's sides. */
const SCALE = 0.5;

const painters = ["Canvas 2D", "WebGL2"] as const;

type Painter = (typeof painters)[number];

/** Opens the stage, drawn by this painter. */
async function openStageBy(painter: Painter, page: Page, stagePage: StagePage): Promise<void> {
  if (painter === "WebGL2") {
    await pretendGpu(page);
    await keepWebGlPictures(page);
  }
  await openStage(page, stagePage);
  // `getContext` returns only the context that the canvas has.
  const drawnBy = await surface(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => (canvas.getContext("webgl2") ? "WebGL2" : "Canvas 2D"));
  expect(drawnBy, "what the stage is drawn by").toBe(painter);
}

/** The picture of each phase. */
async function drawPhases(painter: Painter, page: Page, stagePage: StagePage): Promise<Map<string, Buffer>> {
  await openStageBy(painter, page, stagePage);
  await clickStage(page);
  const pictures = new Map<string, Buffer>();
  let passedMs = 0;
  for (const [phase, afterMs] of momentsOf(stagePage)) {
    await passTime(page, afterMs - passedMs);
    passedMs = afterMs;
    await expectPhase(page, phase);
    pictures.set(phase, await canvasPicture(page, SCALE));
  }
  return pictures;
}

for (const stagePage of stagePages) {
  const { animation } = stagePage;
  test(`${animation} looks as stored in each phase, by both painters`, async ({ page, context }) => {
    const { updateSnapshots } = test.info().config;
    const isUpdating = updateSnapshots === "all" || updateSnapshots === "changed";
    const canvas2d = await drawPhases("Canvas 2D", page, stagePage);
    const webgl2 = await drawPhases("WebGL2", await context.newPage(), stagePage);
    for (const [phase, drawn] of canvas2d) {
      const name = `${animation}-${phase}.png`;
      const file = test.info().snapshotPath(name);
      if (isUpdating) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, drawn);
      } else {
        if (!existsSync(file)) throw new Error(`${name} is not stored: \`${renew}\` stores it; look at it`);
        await expectAlike(page, readFileSync(file), drawn, `${name} (if it is to differ: \`${renew}\`)`);
      }
      await expectAlike(page, drawn, webgl2.get(phase) as Buffer, `${name}, WebGL2 against Canvas 2D`);
    }
  });
}

test("3,000 discs of 256 colors and radii of 0 to 40 px look alike by both painters", async ({
  page,
  context,
}) => {
  // Its Impact stage draws these discs, whose radii grow from left to right; `cargo xtask test` builds it.
  const engine = process.env["TEST_STAGES_WASM"];
  test.skip(engine === undefined, "TEST_STAGES_WASM names no module");
  await context.route(wasmFile, (route) =>
    route.fulfill({ path: engine ?? "", contentType: "application/wasm" }),
  );
  const webgl2Page = await context.newPage();
  await openStageBy("Canvas 2D", page, impact);
  const canvas2d = await canvasPicture(page, 1);
  await openStageBy("WebGL2", webgl2Page, impact);
  const webgl2 = await canvasPicture(webgl2Page, 1);
  const differences = await comparePictures(page, canvas2d, webgl2);
  const [expected, found] = await Promise.all([inkByStrip(page, canvas2d), inkByStrip(page, webgl2)]);
  test
    .info()
    .annotations.push({ type: "ink", description: JSON.stringify({ differences, expected, found }) });
  expect(differences.discsAndLinks, "discs").toBeLessThan(tolerated.discsAndLinks);
  for (const [strip, ink] of expected.entries()) {
    // Canvas 2D rounds each pixel's opacity, and draws discs below half a pixel a fifth too weak.
    expect
      .soft(Math.abs((found[strip] ?? 0) - ink), `ink in strip ${strip} from the left`)
      .toBeLessThan(0.3 * ink + 5);
  }
});

/** The sum of opacities, 1 for an opaque pixel, in each twelfth of a picture. */
function inkByStrip(page: Page, picture: Buffer): Promise<readonly number[]> {
  return page.evaluate(async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
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
  }, picture.toString("base64"));
}

/** Compares two pictures, and attaches them to the report if they differ too much. */
async function expectAlike(page: Page, expected: Buffer, drawn: Buffer, name: string): Promise<void> {
  const differences = await comparePictures(page, expected, drawn);
  test.info().annotations.push({ type: name, description: JSON.stringify(differences) });
  const exceeded = Object.entries(differences).filter(
    ([what, share]) => share > tolerated[what as keyof Differences],
  );
  if (exceeded.length > 0) {
    await test.info().attach(`${name}: expected`, { body: expected, contentType: "image/png" });
    await test.info().attach(`${name}: drawn`, { body: drawn, contentType: "image/png" });
  }
  expect.soft(Object.fromEntries(exceeded), `${name}: shares of pixels that differ`).toEqual({});
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
