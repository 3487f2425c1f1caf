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

/** Calls back at the start of each phase after the first, until the signal aborts. */
export function walkPhases(
  animation: AnimationName,
  onPhase: (phase: PhaseName) => void,
  signal: AbortSignal,
): void {
  const timers = animations[animation].phases
    .slice(1)
    .map(({ name, startsAtMs }) => setTimeout(() => onPhase(name), startsAtMs));
  signal.addEventListener("abort", () => timers.forEach(clearTimeout), { once: true });
}
