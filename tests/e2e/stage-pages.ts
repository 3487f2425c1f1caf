/** The two pages with an animation, as the site's content describes them, and the times of their phases. */
import { eseePage, impactPage, type StageContent } from "./site-source";

/** An animation, the page that has it, and the times from the click to each phase. */
export interface StagePage {
  readonly path: string;
  readonly stage: StageContent;
  /** What stands over the picture in the last phase. */
  readonly caption: string;
  readonly phases: readonly [first: PhaseTime, second: PhaseTime, third: PhaseTime];
}

/** A phase and how long after the click it begins. */
export type PhaseTime = readonly [phase: string, atMs: number];

const eseeStage = eseePage.stage.content;
const impactStage = impactPage.stage.content;

// The times are written down here, not read from the site: they are what is tested.
export const esee: StagePage & { readonly stage: typeof eseeStage } = {
  path: "/platform/esee-intelligence",
  stage: eseeStage,
  caption: eseeStage.unified,
  phases: [
    ["scattered", 0],
    ["converging", 2000],
    ["unified", 6000],
  ],
};

export const impact: StagePage = {
  path: "/consortium/impact",
  stage: impactStage,
  caption: impactStage.collective.title,
  phases: [
    ["individual", 0],
    ["converging", 3000],
    ["collective", 8000],
  ],
};
