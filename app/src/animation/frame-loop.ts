/**
 * The page's one `requestAnimationFrame` loop, and its one clock. It serves every subscriber that is
 * running and has something to show, and asks for no frame when there is none. No time passes for a
 * subscriber that is off-screen, in a hidden tab, paused or settled.
 */

/** What the loop drives. */
export interface Animated {
  /** Lets time pass. */
  advance(dtSecs: number): void;
  /** Draws; returns whether another frame is wanted. */
  paint(): boolean;
}

/** A subscriber's hold on the loop. */
export interface Subscription {
  /** Lets time pass, or stops it. It starts stopped. */
  setRunning(running: boolean): void;
  /** Something happened: a settled subscriber is asked again. */
  wake(): void;
  /** Lets the time up to this moment pass, between frames. */
  catchUp(): void;
  /** Paints once in the next frame, running or not. */
  repaint(): void;
  end(): void;
}

interface Entry {
  readonly animated: Animated;
  readonly onThrow: (error: unknown) => void;
  /** Up to when time has passed; none when it stood still until now. */
  previousMs: number | undefined;
  running: boolean;
  wantsFrame: boolean;
  wantsRepaint: boolean;
}

/** A longer time between two frames of a visible page is a machine that slept: none of it passes. */
const LONGEST_GAP_MS = 10_000;
/** By how much an event may be ahead of the frame that comes next: far less than this. */
const LONGEST_CATCH_UP_MS = 1000;

const entries = new Set<Entry>();
let request: number | undefined;

/** When `animated` throws, its subscription ends and `onThrow` is called, once; the others go on. */
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
      if (entry.previousMs !== undefined) guard(entry, () => advance(entry, performance.now()));
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

/** Asks for a frame when a subscriber wants one, and takes the request back when none does. */
function schedule(): void {
  const active = !document.hidden && [...entries].some(isActive);
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
    if (!isActive(entry)) continue;
    guard(entry, () => {
      if (entry.running && entry.wantsFrame) advance(entry, timestampMs);
      entry.wantsRepaint = false;
      entry.wantsFrame = entry.animated.paint();
      if (!entry.wantsFrame) entry.previousMs = undefined;
    });
  }
  schedule();
}

function guard(entry: Entry, action: () => void): void {
  try {
    action();
  } catch (error) {
    end(entry);
    entry.onThrow(error);
  }
}

function advance(entry: Entry, nowMs: number): void {
  const passedMs = nowMs - (entry.previousMs ?? nowMs);
  // A timestamp may lie a little before a moment that has already been caught up with. One far before
  // it is another clock's, and to wait for it would stop the picture.
  if (passedMs >= 0 || passedMs < -LONGEST_CATCH_UP_MS) entry.previousMs = nowMs;
  if (passedMs > 0 && passedMs <= LONGEST_GAP_MS) entry.animated.advance(passedMs / 1000);
}

function onVisibilityChange(): void {
  for (const entry of entries) entry.previousMs = undefined;
  schedule();
}
