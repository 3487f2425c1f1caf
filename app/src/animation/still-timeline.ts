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

/** Whether no phase follows. */
export function isLastPhase(animation: AnimationName, phase: PhaseName): boolean {
  return phase === phasesOf(animation).at(-1);
}

/** The phase at a time after the click. */
function phaseAt(animation: AnimationName, elapsedMs: number): PhaseName {
  const begun = animations[animation].phases.filter(({ startsAtMs }) => startsAtMs <= elapsedMs);
  return begun.at(-1)?.name ?? firstPhase(animation);
}

/** A running timeline. */
export interface Walk {
  elapsedMs(): number;
  setPaused(paused: boolean): void;
  end(): void;
}

/** Calls back with the phase of `fromMs` after the click at once, and with each later one at its start. */
export function walkPhases(
  animation: AnimationName,
  fromMs: number,
  onPhase: (phase: PhaseName) => void,
): Walk {
  let passedMs = fromMs;
  /** When it began or went on; undefined while paused. */
  let runsSinceMs: number | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const elapsedMs = () => passedMs + (runsSinceMs === undefined ? 0 : performance.now() - runsSinceMs);
  const end = () => timers.forEach(clearTimeout);
  function setPaused(paused: boolean): void {
    passedMs = elapsedMs();
    runsSinceMs = paused ? undefined : performance.now();
    end();
    // A timer may have been due.
    onPhase(phaseAt(animation, passedMs));
    timers = animations[animation].phases
      .filter(({ startsAtMs }) => !paused && startsAtMs > passedMs)
      .map(({ name, startsAtMs }) => setTimeout(() => onPhase(name), startsAtMs - passedMs));
  }
  setPaused(false);
  return { elapsedMs, setPaused, end };
}
