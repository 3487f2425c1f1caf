/**
 * The phases without the engine: when a click has started them, which still stands at which time.
 */
import type { PhaseName } from "particles-wasm";
import type { StageContent } from "../content/types";

interface Step {
  readonly phase: PhaseName;
  /** Time after the click. */
  readonly atMs: number;
}

/** The engine has the same times; tests/e2e holds both to them. */
const timelines: Readonly<Record<StageContent["animation"], readonly [Step, Step, Step]>> = {
  esee: [
    { phase: "scattered", atMs: 0 },
    { phase: "converging", atMs: 2000 },
    { phase: "unified", atMs: 6000 },
  ],
  impact: [
    { phase: "individual", atMs: 0 },
    { phase: "converging", atMs: 3000 },
    { phase: "collective", atMs: 8000 },
  ],
};

/** The phases in the order in which a click walks through them. */
export function phasesOf(animation: StageContent["animation"]): readonly PhaseName[] {
  return timelines[animation].map((step) => step.phase);
}

/** The phase before any click. */
export function firstPhase(animation: StageContent["animation"]): PhaseName {
  return timelines[animation][0].phase;
}

/** The phase in which the timeline ends, and in which nothing is highlighted. */
export function lastPhase(animation: StageContent["animation"]): PhaseName {
  return timelines[animation][2].phase;
}

/** Walks through the phases after the first, each in its time, until the signal aborts. */
export function walkPhases(
  animation: StageContent["animation"],
  onPhase: (phase: PhaseName) => void,
  signal: AbortSignal,
): void {
  const timers = timelines[animation]
    .slice(1)
    .map(({ phase, atMs }) => setTimeout(() => onPhase(phase), atMs));
  signal.addEventListener("abort", () => timers.forEach(clearTimeout), { once: true });
}
