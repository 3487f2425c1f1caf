/** A player of stills: timers for the phases, and the quadrant under the pointer. */
import { type AnimationName, animations, type CategoryName } from "./generated/animations";
import type { Event, Point } from "./player-state";
import type { Driver, Run } from "./player-store";

/** With a run, the timeline goes on from there. */
export function openStills(
  animation: AnimationName,
  run: Run | undefined,
  report: (event: Event) => void,
): Driver {
  const { phases, categories } = animations[animation];
  /** Until it began or went on; undefined before the start. */
  let passedMs = run?.sinceMs;
  /** When it began or went on; undefined while paused. */
  let runsSinceMs: number | undefined;
  let paused = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let highlighted: CategoryName | undefined;

  function elapsedMs(): number | undefined {
    if (passedMs === undefined || runsSinceMs === undefined) return passedMs;
    return passedMs + performance.now() - runsSinceMs;
  }

  function reportPhase(atMs: number): void {
    const phase = phases.filter(({ startsAtMs }) => startsAtMs <= atMs).length - 1;
    report({ type: "phase", phase, nothingToPause: phase === phases.length - 1 });
  }

  /** Sets the timers of the remaining phases. */
  function schedule(): void {
    timers.forEach(clearTimeout);
    timers = [];
    passedMs = elapsedMs();
    runsSinceMs = paused ? undefined : performance.now();
    report({ type: "running", running: !paused, sinceMs: passedMs ?? 0 });
    if (passedMs === undefined) return;
    const fromMs = passedMs;
    // A timer may have been due.
    reportPhase(fromMs);
    if (paused) return;
    timers = phases
      .filter(({ startsAtMs }) => startsAtMs > fromMs)
      .map(({ startsAtMs }) => setTimeout(() => reportPhase(startsAtMs), startsAtMs - fromMs));
  }

  function setTime(ms: number | undefined): void {
    passedMs = ms;
    runsSinceMs = undefined;
    schedule();
  }

  schedule();
  return {
    start: () => setTime(0),
    reset: () => setTime(undefined),
    point(at: Point | undefined) {
      const category = at && categories[2 * Math.round(at.y) + Math.round(at.x)];
      report({ type: "highlighted", category: category ?? highlighted });
    },
    highlight(category) {
      highlighted = category;
      report({ type: "highlighted", category });
    },
    pause(isPaused) {
      if (isPaused === paused) return;
      paused = isPaused;
      schedule();
    },
    sinceMs: () => elapsedMs() ?? 0,
    end() {
      timers.forEach(clearTimeout);
    },
  };
}
