/**
 * The page's only `requestAnimationFrame` loop, and its only clock. It requests frames while a running subscriber
 * wants one. No time passes for a subscriber that is off-screen, in a hidden tab, paused or settled.
 */

/** The object that a subscriber has drawn. */
export interface Animated {
  /** Advances by this time, draws, and returns whether it wants another frame. */
  frame(dtSecs: number): boolean;
}

/** A subscriber's control of the loop. */
export interface Subscription {
  /** Starts or stops the subscriber's time, which is stopped at first. */
  setRunning(running: boolean): void;
  /** Requests a frame for a settled subscriber after an event. */
  wake(): void;
  /** Advances and draws up to now, before an event. */
  catchUp(): void;
  /** Paints once in the next frame, running or not. */
  repaint(): void;
  end(): void;
}

interface Entry {
  readonly animated: Animated;
  readonly onThrow: (error: unknown) => void;
  /** The time until which the subscriber has advanced; undefined while its time is stopped. */
  previousMs: number | undefined;
  running: boolean;
  wantsFrame: boolean;
  wantsRepaint: boolean;
}

/** No time passes in a longer gap between two frames of a visible page, because the machine was asleep. */
const LONGEST_GAP_MS = 10_000;

const entries = new Set<Entry>();
let request: number | undefined;

/** If `animated` throws, ends its subscription and calls `onThrow` once; other subscribers continue. */
export function subscribe(animated: Animated, onThrow: (error: unknown) => void): Subscription {
  const entry: Entry = {
    animated,
    onThrow,
    previousMs: undefined,
    running: false,
    wantsFrame: true,
    wantsRepaint: false,
  };
  if (entries.size === 0) document.addEventListener("visibilitychange", onVisibilityChange);
  entries.add(entry);
  return {
    setRunning(running) {
      entry.running = running;
      if (!running) entry.previousMs = undefined;
      schedule();
    },
    wake() {
      entry.wantsFrame = true;
      schedule();
    },
    catchUp() {
      if (entry.previousMs !== undefined) runFrame(entry, performance.now());
    },
    repaint() {
      entry.wantsRepaint = true;
      schedule();
    },
    end() {
      end(entry);
    },
  };
}

function end(entry: Entry): void {
  entries.delete(entry);
  if (entries.size === 0) document.removeEventListener("visibilitychange", onVisibilityChange);
  schedule();
}

function isActive(entry: Entry): boolean {
  return entry.wantsRepaint || (entry.running && entry.wantsFrame);
}

function anyIsActive(): boolean {
  for (const entry of entries) if (isActive(entry)) return true;
  return false;
}

/** Requests a frame if a subscriber wants one; otherwise cancels the request. */
function schedule(): void {
  const active = !document.hidden && anyIsActive();
  if (active && request === undefined) {
    request = requestAnimationFrame(onFrame);
  } else if (!active && request !== undefined) {
    cancelAnimationFrame(request);
    request = undefined;
  }
}

function onFrame(timestampMs: number): void {
  request = undefined;
  for (const entry of entries) {
    if (isActive(entry)) runFrame(entry, timestampMs);
  }
  schedule();
}

function runFrame(entry: Entry, nowMs: number): void {
  try {
    entry.wantsFrame = entry.animated.frame(
      entry.running && entry.wantsFrame ? elapsedSecs(entry, nowMs) : 0,
    );
    entry.wantsRepaint = false;
    if (!entry.wantsFrame) entry.previousMs = undefined;
  } catch (error) {
    end(entry);
    entry.onThrow(error);
  }
}

/** Returns the time that has passed for a running subscriber since its last frame. */
function elapsedSecs(entry: Entry, nowMs: number): number {
  const passedMs = nowMs - (entry.previousMs ?? nowMs);
  // After `catchUp`, the timestamp of the next frame may be slightly in the past.
  if (passedMs >= 0) entry.previousMs = nowMs;
  return passedMs > 0 && passedMs <= LONGEST_GAP_MS ? passedMs / 1000 : 0;
}

function onVisibilityChange(): void {
  for (const entry of entries) entry.previousMs = undefined;
  schedule();
}
