/** The pages with an animation and the times of its phases: the two that the contract fixes, and all others. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteDirectory } from "./build";
import {
  animations,
  canonicalPaths,
  eseeAnimation,
  impactAnimation,
  type AnimationContent,
} from "./site-source";

/** An animation, the page that has it, and the times from the click to each phase. */
export interface StagePage {
  readonly path: string;
  readonly animation: string;
  readonly phases: readonly [first: PhaseTime, second: PhaseTime, ...later: PhaseTime[]];
}

/** A phase and how long after the click it begins. */
export type PhaseTime = readonly [phase: string, atMs: number];

/** One that the contract fixes. */
export interface FixedStagePage extends StagePage {
  readonly content: AnimationContent;
  /** What stands over the picture in the last phase. */
  readonly caption: string;
  /** What stands in the middle of that picture. */
  readonly result: string;
  readonly phases: readonly [first: PhaseTime, second: PhaseTime, third: PhaseTime];
}

// The times are written down here, not read from the site: they are what is tested.
export const esee: FixedStagePage & { readonly content: typeof eseeAnimation.content } = {
  path: "/platform/esee-intelligence",
  animation: "esee",
  content: eseeAnimation.content,
  caption: eseeAnimation.content.lines.unified.title,
  result: eseeAnimation.content.lines.unified.result,
  phases: [
    ["scattered", 0],
    ["converging", 2000],
    ["unified", 6000],
  ],
};

export const impact: FixedStagePage = {
  path: "/consortium/impact",
  animation: "impact",
  content: impactAnimation.content,
  caption: impactAnimation.content.lines.collective.title,
  result: impactAnimation.content.lines.collective.result,
  phases: [
    ["individual", 0],
    ["converging", 3000],
    ["collective", 8000],
  ],
};

/** These two, and every other page that the build delivers with a stage, by the times that the engine names. */
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
