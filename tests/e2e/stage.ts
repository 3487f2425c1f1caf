/** The two pages with an animation, as their visitors see them. */
import { expect, type Locator, type Page } from "@playwright/test";
import { page as impactPage } from "../../app/src/content/pages/consortium-impact";
import { page as eseePage } from "../../app/src/content/pages/platform-esee-intelligence";
import type { StageContent } from "../../app/src/content/types";

/** An animation, the page that has it, and SPEC.md's times from the click to each phase. */
export interface StagePage {
  readonly path: string;
  readonly stage: StageContent;
  readonly phases: readonly (readonly [phase: string, atMs: number])[];
}

export const esee: StagePage = {
  path: "/platform/esee-intelligence",
  stage: stageOf(eseePage),
  phases: [
    ["scattered", 0],
    ["converging", 2000],
    ["unified", 6000],
  ],
};

export const impact: StagePage = {
  path: "/consortium/impact",
  stage: stageOf(impactPage),
  phases: [
    ["individual", 0],
    ["converging", 3000],
    ["collective", 8000],
  ],
};

/** The engine's file. */
export const wasmFile = /particles_wasm_bg.*\.wasm$/;

function stageOf({ sections }: { readonly sections: readonly object[] }): StageContent {
  for (const section of sections) if ("stage" in section) return section.stage as StageContent;
  throw new Error("the page has no stage");
}

/** The box that the canvas or a still fills. */
export function surface(page: Page): Locator {
  return page.locator("[data-phase]");
}

/** The button over all of the picture. Its name is what a click does. */
export function stageButton(page: Page, { stage }: StagePage): Locator {
  const { start, reset } = stage.hints;
  return page.getByRole("button", { name: new RegExp(`^(${start}|${reset})$`) });
}

/** Goes to the stage, also while the page is still scrolling elsewhere, and waits until the engine draws. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(async () => {
    await surface(page).scrollIntoViewIfNeeded();
    await expect(surface(page)).toHaveAttribute("data-drawn", "true", { timeout: 500 });
  }).toPass({ timeout: 15_000 });
  await expect(surface(page).locator("canvas")).toBeVisible();
}

/** Waits until the still of a phase shows, and nothing else does. */
export async function expectStill(page: Page, { stage }: StagePage, phase: string): Promise<void> {
  await expect(surface(page)).toHaveAttribute("data-phase", phase);
  const shown = surface(page).locator("picture img:visible");
  await expect(shown).toHaveCount(1);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : "")))
    .toContain(`/${stage.animation}-${phase}-`);
  await expect(surface(page).locator("canvas:visible")).toHaveCount(0);
}

/** Starts the timeline of stills and walks it to its end and back, in the phases' own times. */
export async function walkStills(page: Page, stagePage: StagePage): Promise<void> {
  const button = stageButton(page, stagePage);
  const [first, second, third] = stagePage.phases;
  if (first === undefined || second === undefined || third === undefined) throw new Error("three phases");
  await expectStill(page, stagePage, first[0]);
  await button.click();
  await page.clock.runFor(second[1] - 1);
  await expectStill(page, stagePage, first[0]);
  await page.clock.runFor(1);
  await expectStill(page, stagePage, second[0]);
  await page.clock.runFor(third[1] - second[1] - 1);
  await expectStill(page, stagePage, second[0]);
  await page.clock.runFor(1);
  await expectStill(page, stagePage, third[0]);
  await button.click();
  await expectStill(page, stagePage, first[0]);
}

/** Has the page believe that its WebGL runs on a GPU, so that the stage takes it. */
export async function pretendGpu(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const original = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function getParameter(name: number) {
      return name === this.RENDERER ? "a GPU" : original.call(this, name);
    };
  });
}
