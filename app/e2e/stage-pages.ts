/** The pages with an animation, and the times of its phases. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteDirectory } from "./build";
import { animations, canonicalPaths, eseeAnimation, impactAnimation } from "./site-source";

/** An animation, its page, and its phases. */
export interface StagePage {
  readonly path: string;
  readonly animation: string;
  readonly phases: readonly [first: PhaseTime, second: PhaseTime, ...later: PhaseTime[]];
}

/** A phase, and the time from the click to its beginning. */
type PhaseTime = readonly [phase: string, atMs: number];

/** Returns the engine's phases, which its own tests compare with the contract. */
function phasesOf(animation: keyof typeof animations) {
  const [first, second, third] = animations[animation].phases.map(
    ({ name, startsAtMs }) => [name, startsAtMs] as const,
  );
  if (!first || !second || !third) throw new Error(`${animation} has no third phase`);
  return [first, second, third] as const;
}

export const esee = {
  path: "/platform/esee-intelligence",
  animation: "esee",
  content: eseeAnimation.content,
  /** The name of the last picture. */
  caption: eseeAnimation.content.captions.unified,
  phases: phasesOf("esee"),
};

export const impact = {
  path: "/consortium/impact",
  animation: "impact",
  content: impactAnimation.content,
  caption: impactAnimation.content.lines.collective.title,
  phases: phasesOf("impact"),
};

/** These two, and any other page of the build with a player. */
export const stagePages: readonly StagePage[] = [
  esee,
  impact,
  ...canonicalPaths
    .filter((path) => path !== esee.path && path !== impact.path)
    .flatMap((path) => {
      const html = readFileSync(join(siteDirectory, path, "index.html"), "utf8");
      const [, animation = ""] = /data-animation="(\w+)"/.exec(html) ?? [];
      const phases = animation in animations ? animations[animation as keyof typeof animations].phases : [];
      const [first, second, ...later] = phases.map(({ name, startsAtMs }) => [name, startsAtMs] as const);
      return first && second ? [{ path, animation, phases: [first, second, ...later] as const }] : [];
    }),
];

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
