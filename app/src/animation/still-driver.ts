/** Drives a player with stills: timers for the phases, and the quadrant under the pointer. */
import { animations } from "./generated/animations";
import type { AnimationName, CategoryName } from "./names";
import type { PlayerEvent, Position } from "./player-state";
import type { Driver, Run } from "./player-store";

/** Opens the driver. With a run, its timeline continues. */
export function openStills(
  animation: AnimationName,
  run: Run | undefined,
  report: (event: PlayerEvent) => void,
): Driver {
  const { phases, categories } = animations[animation];
  /** The timeline's time at `resumedAtMs`; undefined before the start. */
  let elapsedBeforeMs = run?.elapsedMs;
  /** The clock's time when the timeline last started or continued; undefined while paused. */
  let resumedAtMs: number | undefined;
  let paused = false;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let phase = 0;
  /** The category that a label highlights. */
  let labelled: CategoryName | undefined;
  /** The category that the label or the pointer highlights, whichever changed last. */
  let highlighted: CategoryName | undefined;
  function elapsedMs(): number | undefined {
    if (elapsedBeforeMs === undefined || resumedAtMs === undefined) return elapsedBeforeMs;
    return elapsedBeforeMs + performance.now() - resumedAtMs;
  }

  function draw(): void {
    const nothingToPause = phase === phases.length - 1;
    report({ type: "drawn", drawn: { phase, nothingToPause, highlighted, canvasShown: false } });
  }

  function highlight(category: CategoryName | undefined): void {
    highlighted = category;
    draw();
  }

  function drawPhase(atMs: number): void {
    phase = phases.filter(({ startsAtMs }) => startsAtMs <= atMs).length - 1;
    draw();
  }

  /** Sets the timers of the remaining phases. */
  function schedule(): void {
    timers.forEach(clearTimeout);
    timers = [];
    elapsedBeforeMs = elapsedMs();
    const fromMs = elapsedBeforeMs ?? 0;
    resumedAtMs = paused ? undefined : performance.now();
    report({ type: "running", running: !paused, elapsedMs: fromMs });
    // The phase's timer may have been due during a pause.
    drawPhase(fromMs);
    if (elapsedBeforeMs === undefined || paused) return;
    timers = phases
      .filter(({ startsAtMs }) => startsAtMs > fromMs)
      .map(({ startsAtMs }) => setTimeout(() => drawPhase(startsAtMs), startsAtMs - fromMs));
  }

  function setTime(ms: number | undefined): void {
    elapsedBeforeMs = ms;
    resumedAtMs = undefined;
    // A press clears the highlight by the pointer.
    highlighted = labelled;
    schedule();
  }

  schedule();
  return {
    start: () => setTime(0),
    reset: () => setTime(undefined),
    point(at: Position | undefined) {
      highlight((at && categories[2 * Math.round(at.y) + Math.round(at.x)]) ?? labelled);
    },
    highlight(category) {
      labelled = category;
      highlight(category);
    },
    pause(isPaused) {
      if (isPaused === paused) return;
      paused = isPaused;
      schedule();
    },
    elapsedMs: () => elapsedMs() ?? 0,
    end() {
      timers.forEach(clearTimeout);
    },
  };
}
