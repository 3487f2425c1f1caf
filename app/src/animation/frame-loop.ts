/**
 * The page's one `requestAnimationFrame` loop. It serves every seat that is running and has something
 * to show, asks for no frame when there is none, and gives each seat a clock that stands still while
 * the seat rests: off-screen, in a hidden tab, paused or settled.
 */

/** Draws a seat at a time of its own clock; returns whether another frame is wanted. */
export type DrawFrame = (clockMs: number) => boolean;

/** A place in the loop. */
export interface Seat {
  /** Lets the clock run, or stops it. A seat starts stopped. */
  setRunning(running: boolean): void;
  /** Something happened: a settled seat is asked again. */
  wake(): void;
  /** Brings the clock up to this moment, between frames. */
  catchUp(): void;
  /** Draws once with the clock standing still, running or not. */
  redraw(): void;
  leave(): void;
}

interface Entry {
  readonly draw: DrawFrame;
  readonly onThrow: (error: unknown) => void;
  clockMs: number;
  /** Timestamp of the previous frame; none when the clock stood still until now. */
  previousMs: number | undefined;
  running: boolean;
  wantsFrame: boolean;
  wantsRedraw: boolean;
}

/** By how much an event may be ahead of the frame that comes next: far less than this. */
const LONGEST_CATCH_UP_MS = 1000;

const entries = new Set<Entry>();
let request: number | undefined;

/**
 * Takes a seat whose clock starts at `clockMs`. When `draw` throws, the seat is taken from the loop and
 * `onThrow` is told, once; the others go on.
 */
export function takeSeat(draw: DrawFrame, onThrow: (error: unknown) => void, clockMs = 0): Seat {
  const entry: Entry = {
    draw,
    onThrow,
    clockMs,
    previousMs: undefined,
    running: false,
    wantsFrame: true,
    wantsRedraw: false,
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
      if (entry.previousMs !== undefined) advance(entry, performance.now());
    },
    redraw() {
      entry.wantsRedraw = true;
      schedule();
    },
    leave() {
      leave(entry);
    },
  };
}

function leave(entry: Entry): void {
  entries.delete(entry);
  if (entries.size === 0) document.removeEventListener("visibilitychange", onVisibilityChange);
  schedule();
}

function isActive(entry: Entry): boolean {
  return entry.wantsRedraw || (entry.running && entry.wantsFrame);
}

/** Asks for a frame when a seat wants one, and takes the request back when none does. */
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
    if (isActive(entry)) advance(entry, timestampMs);
  }
  schedule();
}

function advance(entry: Entry, timestampMs: number): void {
  if (entry.running && entry.wantsFrame) {
    const passedMs = timestampMs - (entry.previousMs ?? timestampMs);
    entry.clockMs += Math.max(0, passedMs);
    // A timestamp may lie a little before a moment that the seat has already caught up with. One far
    // before it is another clock's, and to wait for it would stop the picture.
    if (passedMs >= 0 || passedMs < -LONGEST_CATCH_UP_MS) entry.previousMs = timestampMs;
  }
  entry.wantsRedraw = false;
  try {
    entry.wantsFrame = entry.draw(entry.clockMs);
  } catch (error) {
    leave(entry);
    entry.onThrow(error);
    return;
  }
  if (!entry.wantsFrame) entry.previousMs = undefined;
}

function onVisibilityChange(): void {
  for (const entry of entries) entry.previousMs = undefined;
  schedule();
}
