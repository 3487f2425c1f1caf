/*
 * What each painter draws in each phase, beside a stored picture. Canvas 2D draws the stored pictures:
 *
 *     npm run e2e -- pictures --update-snapshots
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { comparePictures, type Differences } from "./pictures";
import { clickStage, esee, expectPhase, impact, openStage, passTime, pretendGpu, surface } from "./stage";

test.use({ viewport: { width: 1440, height: 1000 } });

/** When each phase is looked at: once it has the links or the glow that it is to have. */
const moments = [
  { stagePage: esee, phases: { scattered: 1000, converging: 5000, unified: 9000 } },
  { stagePage: impact, phases: { individual: 2000, converging: 7000, collective: 12_000 } },
] as const;

/**
 * How much may differ. Canvas 2D draws the stored pictures itself, so that only another browser's edges
 * differ; WebGL2 draws lines of a pixel's width in another way everywhere. A missing tenth of the discs,
 * missing links or a missing glow are more than either.
 */
const tolerances: Readonly<Record<"Canvas 2D" | "WebGL2", Differences>> = {
  "Canvas 2D": { discs: 0.03, linksAndGlow: 0.2, added: 0.02 },
  WebGL2: { discs: 0.03, linksAndGlow: 0.5, added: 0.02 },
};

/** The canvas alone, without the texts over it. */
async function canvasPicture(page: Page): Promise<Buffer> {
  const url = await surface(page)
    .locator("canvas")
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

for (const { stagePage, phases } of moments) {
  const { animation } = stagePage.stage;
  for (const painter of ["Canvas 2D", "WebGL2"] as const) {
    test(`${animation} drawn by ${painter} looks as stored in each phase`, async ({ page, context }) => {
      const { updateSnapshots } = test.info().config;
      const isUpdating = updateSnapshots === "all" || updateSnapshots === "changed";
      test.skip(isUpdating && painter === "WebGL2", "Canvas 2D draws the pictures that are stored");
      if (painter === "WebGL2") {
        await pretendGpu(page);
        await keepWebGlPictures(page);
      }
      await openStage(page, stagePage);
      await clickStage(page, stagePage);
      const blank = await context.newPage();
      let passedMs = 0;
      for (const [phase, afterMs] of Object.entries(phases)) {
        await passTime(page, afterMs - passedMs);
        passedMs = afterMs;
        await expectPhase(page, phase);
        const drawn = await canvasPicture(page);
        const name = `${animation}-${phase}.png`;
        const file = test.info().snapshotPath(name);
        if (isUpdating) {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, drawn);
          continue;
        }
        const differences = await comparePictures(blank, readFileSync(file), drawn);
        test.info().annotations.push({ type: name, description: JSON.stringify(differences) });
        const tolerated = tolerances[painter];
        const exceeded = Object.entries(differences).filter(
          ([what, share]) => share > tolerated[what as keyof Differences],
        );
        if (exceeded.length > 0) await test.info().attach(name, { body: drawn, contentType: "image/png" });
        expect
          .soft(Object.fromEntries(exceeded), `${name}: shares of painted pixels that differ`)
          .toEqual({});
      }
    });
  }
}

/** Keeps what WebGL has drawn beyond its frame, so that a test can read it. */
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
