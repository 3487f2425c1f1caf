/** A player of stills: timers for the phases, and the quadrant under the pointer. */
import { type AnimationName, animations, type CategoryName } from "./generated/animations";
import type { Driver, Point, Report } from "./player-state";

/** With a time since a press, the timeline runs from there. */
export function openStills(animation: AnimationName, sinceMs: number | undefined, report: Report): Driver {
  const { phases, categories } = animations[animation];
  /** Until it began or went on; undefined before the start. */
  let passedMs = sinceMs;
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
    report({ type: "time", phase, settled: phase === phases.length - 1 });
  }

  /** Sets the timers of the remaining phases. */
  function run(): void {
    timers.forEach(clearTimeout);
    timers = [];
    passedMs = elapsedMs();
    runsSinceMs = paused ? undefined : performance.now();
    if (passedMs === undefined) return;
    const fromMs = passedMs;
    // A timer may have been due.
    reportPhase(fromMs);
    if (paused) return;
    timers = phases
      .filter(({ startsAtMs }) => startsAtMs > fromMs)
      .map(({ startsAtMs }) => setTimeout(() => reportPhase(startsAtMs), startsAtMs - fromMs));
  }

  run();
  return {
    press() {
      passedMs = passedMs === undefined ? 0 : undefined;
      runsSinceMs = undefined;
      highlighted = undefined;
      run();
    },
    point(at: Point | undefined) {
      const category = at && categories[2 * Math.round(at.y) + Math.round(at.x)];
      report({ type: "lit", category: category ?? highlighted });
    },
    highlight(category) {
      highlighted = category;
      report({ type: "lit", category });
    },
    pause(isPaused) {
      if (isPaused === paused) return;
      paused = isPaused;
      run();
    },
    sinceMs: elapsedMs,
    end() {
      timers.forEach(clearTimeout);
    },
  };
}
