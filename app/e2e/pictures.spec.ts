/**
 * Compares what both painters draw in each phase with stored pictures. CONTRIBUTING.md says how to renew them.
 */
import { expect, type Page, test, type TestInfo } from "@playwright/test";
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

/**
 * Half of the glow makes 8,000 pixels, a tenth of the discs 50, a tenth of the links 30. Between the painters, which
 * antialias edges differently, it is 14 to 21.
 */
const tolerated = { threshold: 0.05, maxDiffPixels: 25 };

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

const painters = ["Canvas 2D", "WebGL2"] as const;

/** Both painters, or the one whose pictures are stored, when they are renewed. */
function paintersOf({ config }: TestInfo): readonly (typeof painters)[number][] {
  return ["all", "changed"].includes(config.updateSnapshots) ? ["Canvas 2D"] : painters;
}

/** Opens the stage, drawn by this painter. */
async function openStageBy(
  painter: (typeof painters)[number],
  page: Page,
  stagePage: StagePage,
): Promise<void> {
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

/** Keeps WebGL's drawing buffer after the frame, so that a test can read it. */
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

/** The stage's canvas as a PNG picture with half of its sides, without the texts over it. */
async function canvasPicture(page: Page): Promise<Buffer> {
  const url = await surface(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement("canvas");
      [copy.width, copy.height] = [canvas.width / 2, canvas.height / 2];
      copy.getContext("2d")?.drawImage(canvas, 0, 0, copy.width, copy.height);
      return copy.toDataURL();
    });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

for (const stagePage of stagePages) {
  test(`${stagePage.animation} looks as stored in each phase, by both painters`, async ({
    context,
  }, info) => {
    for (const painter of paintersOf(info)) {
      const page = await context.newPage();
      await openStageBy(painter, page, stagePage);
      await clickStage(page);
      let passedMs = 0;
      for (const [phase, atMs] of momentsOf(stagePage)) {
        await passTime(page, atMs - passedMs);
        passedMs = atMs;
        await expectPhase(page, phase);
        const name = `${stagePage.animation}-${phase}.png`;
        expect.soft(await canvasPicture(page), painter).toMatchSnapshot(name, tolerated);
      }
    }
  });
}

test("3,000 discs of 256 colors and radii of 0 to 40 px look as stored, by both painters", async ({
  context,
}, info) => {
  // Its Impact stage draws these discs, whose radii grow from left to right; `cargo xtask test` builds it.
  const engine = process.env["TEST_STAGES_WASM"];
  test.skip(engine === undefined, "TEST_STAGES_WASM names no module");
  await context.route(wasmFile, (route) =>
    route.fulfill({ path: engine ?? "", contentType: "application/wasm" }),
  );
  for (const painter of paintersOf(info)) {
    const page = await context.newPage();
    await page.setViewportSize({ width: 800, height: 700 });
    await openStageBy(painter, page, impact);
    // The smallest discs make 960 pixels, 3 % of all 2,000. Canvas 2D draws those below half a pixel a fifth too weak.
    expect
      .soft(await canvasPicture(page), painter)
      .toMatchSnapshot("discs.png", { ...tolerated, maxDiffPixels: 250 });
  }
});
