/** The timeline of the stills, which runs without the engine. */
import { type AnimationName, animations, type PhaseName } from "./generated/animations";

/** The phases in order. */
export function phasesOf(animation: AnimationName): readonly PhaseName[] {
  return animations[animation].phases.map((phase) => phase.name);
}

/** The phase before any click. */
export function firstPhase(animation: AnimationName): PhaseName {
  return animations[animation].phases[0].name;
}

/** The phase at a time after the click. */
export function phaseAt(animation: AnimationName, elapsedMs: number): PhaseName {
  const begun = animations[animation].phases.filter(({ startsAtMs }) => startsAtMs <= elapsedMs);
  return begun.at(-1)?.name ?? firstPhase(animation);
}

/** Calls back at the start of each phase that is later than `elapsedMs` after the click, until the signal aborts. */
export function walkPhases(
  animation: AnimationName,
  elapsedMs: number,
  onPhase: (phase: PhaseName) => void,
  signal: AbortSignal,
): void {
  const timers = animations[animation].phases
    .filter(({ startsAtMs }) => startsAtMs > elapsedMs)
    .map(({ name, startsAtMs }) => setTimeout(() => onPhase(name), startsAtMs - elapsedMs));
  signal.addEventListener("abort", () => timers.forEach(clearTimeout), { once: true });
}
