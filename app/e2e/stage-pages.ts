/** The pages with an animation. Also for the journeys, which run without Playwright. */
import { animations, eseeAnimation, impactAnimation } from "./site-source";

/** An animation, its page, and its phases, which the engine's tests compare with the contract. */
export interface StagePage {
  readonly path: string;
  readonly animation: string;
  readonly phases: readonly [first: Phase, second: Phase, ...later: Phase[]];
}

interface Phase {
  readonly name: string;
  /** The time from the click to the phase's beginning. */
  readonly startsAtMs: number;
}

export const esee = {
  path: "/platform/esee-intelligence",
  animation: "esee",
  content: eseeAnimation.content,
  /** The name of the last picture. */
  caption: eseeAnimation.content.captions.unified,
  phases: animations.esee.phases,
};

export const impact = {
  path: "/consortium/impact",
  animation: "impact",
  content: impactAnimation.content,
  caption: impactAnimation.content.lines.collective.title,
  phases: animations.impact.phases,
};

/** The pages of all animations; one that is missing does not compile. */
export const stagePages: readonly StagePage[] = Object.values({ esee, impact } satisfies Record<
  keyof typeof animations,
  StagePage
>);

/** Runs in the page: counts the painted pixels of the stage's canvas. */
export function paintedPixels(): Promise<number> {
  return new Promise((resolve) => {
    // After the frame loop has drawn, before the browser clears the buffer.
    requestAnimationFrame(() => {
      const canvas = document.querySelector<HTMLCanvasElement>("[data-phase] canvas");
      const copy = document.createElement("canvas");
      [copy.width, copy.height] = [canvas?.width ?? 1, canvas?.height ?? 1];
      const context = copy.getContext("2d");
      if (canvas !== null) context?.drawImage(canvas, 0, 0);
      const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
      resolve(data.filter((value, at) => at % 4 === 3 && value > 0).length);
    });
  });
}
