import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Seat, takeSeat } from "./frame-loop";

/** Frames come every 16 ms. */
const FRAME_MS = 16;
const seats: Seat[] = [];

function seat(draw: (clockMs: number) => boolean, onThrow: (error: unknown) => void = () => {}) {
  const taken = takeSeat(draw, onThrow);
  seats.push(taken);
  return taken;
}

function hideTab(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("frame loop", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    for (const taken of seats.splice(0)) taken.leave();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("asks for no frame before a seat runs", () => {
    const draw = vi.fn(() => true);
    seat(draw);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(100);
    expect(draw).not.toHaveBeenCalled();
  });

  it("serves all seats by one request", () => {
    seat(() => true).setRunning(true);
    seat(() => true).setRunning(true);
    expect(vi.getTimerCount()).toBe(1);
  });

  it("gives each seat a clock that starts at zero", () => {
    const clock: number[] = [];
    vi.advanceTimersByTime(1000);
    seat((clockMs) => clock.push(clockMs) > 0).setRunning(true);
    vi.advanceTimersByTime(3 * FRAME_MS);
    expect(clock).toEqual([0, FRAME_MS, 2 * FRAME_MS]);
  });

  it("stops the clock while a seat does not run", () => {
    const clock: number[] = [];
    const taken = seat((clockMs) => clock.push(clockMs) > 0);
    taken.setRunning(true);
    vi.advanceTimersByTime(2 * FRAME_MS);
    taken.setRunning(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10_000);
    taken.setRunning(true);
    vi.advanceTimersByTime(2 * FRAME_MS);
    expect(clock).toEqual([0, FRAME_MS, FRAME_MS, 2 * FRAME_MS]);
  });

  it("stops all clocks while the tab is hidden", () => {
    const clock: number[] = [];
    seat((clockMs) => clock.push(clockMs) > 0).setRunning(true);
    vi.advanceTimersByTime(2 * FRAME_MS);
    hideTab(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10_000);
    hideTab(false);
    vi.advanceTimersByTime(2 * FRAME_MS);
    expect(clock).toEqual([0, FRAME_MS, FRAME_MS, 2 * FRAME_MS]);
  });

  it("asks a settled seat for no frame until it is woken", () => {
    const draw = vi.fn(() => false);
    const taken = seat(draw);
    taken.setRunning(true);
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(draw).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    taken.wake();
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(draw).toHaveBeenCalledTimes(2);
    expect(draw).toHaveBeenLastCalledWith(0);
  });

  it("redraws a stopped seat once, at the time it stopped", () => {
    const draw = vi.fn(() => true);
    const taken = seat(draw);
    taken.setRunning(true);
    vi.advanceTimersByTime(2 * FRAME_MS);
    taken.setRunning(false);
    taken.redraw();
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(draw.mock.calls).toEqual([[0], [FRAME_MS], [FRAME_MS]]);
  });

  it("brings a clock up to the moment of an event", () => {
    const clock: number[] = [];
    const taken = seat((clockMs) => clock.push(clockMs) > 0);
    taken.setRunning(true);
    vi.advanceTimersByTime(FRAME_MS);
    vi.advanceTimersByTime(10);
    taken.catchUp();
    vi.advanceTimersByTime(FRAME_MS - 10);
    expect(clock).toEqual([0, 10, FRAME_MS]);
  });

  it("goes on when the page's clock jumps back", () => {
    const clock: number[] = [];
    let frame: FrameRequestCallback = () => {};
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
      frame = callback;
      return 1;
    });
    seat((clockMs) => clock.push(clockMs) > 0).setRunning(true);
    for (const timestampMs of [90_000, 90_016, 10, 26]) frame(timestampMs);
    expect(clock).toEqual([0, FRAME_MS, FRAME_MS, 2 * FRAME_MS]);
    vi.unstubAllGlobals();
  });

  it("drops a seat that throws, tells it once, and goes on with the others", () => {
    const fault = new Error("panicked");
    const onThrow = vi.fn();
    const throwing = vi.fn(() => {
      throw fault;
    });
    const other = vi.fn(() => true);
    seat(throwing, onThrow).setRunning(true);
    seat(other).setRunning(true);
    vi.advanceTimersByTime(3 * FRAME_MS);
    expect(throwing).toHaveBeenCalledTimes(1);
    expect(onThrow.mock.calls).toEqual([[fault]]);
    expect(other).toHaveBeenCalledTimes(3);
  });
});
