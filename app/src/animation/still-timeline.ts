/**
 * The phases without the engine: when a click has started them, which still stands at which time.
 */
import { type AnimationName, animations, type PhaseName } from "./generated/animations";

/** The phases in the order in which a click walks through them. */
export function phasesOf(animation: AnimationName): readonly PhaseName[] {
  return animations[animation].phases.map((phase) => phase.name);
}

/** The phase before any click. */
export function firstPhase(animation: AnimationName): PhaseName {
  return animations[animation].phases[0].name;
}

/** Walks through the phases after the first, each in its time, until the signal aborts. */
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
