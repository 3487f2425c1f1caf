// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { subscribe, type Subscription } from "./frame-loop";

/** Frames come every 16 ms. */
const FRAME_MS = 16;
const subscriptions: Subscription[] = [];

/** Subscribes something that wants frames while `frame` returns true. */
function open(frame: () => boolean = () => true, onThrow: (error: unknown) => void = () => {}) {
  const subscription = subscribe({ frame }, onThrow);
  subscriptions.push(subscription);
  return subscription;
}

/** Subscribes something that records the time passed at each frame, in milliseconds. */
function openClock() {
  const clock: number[] = [];
  let nowMs = 0;
  const subscription = subscribe(
    {
      frame: (dtSecs) => clock.push((nowMs += 1000 * dtSecs)) > 0,
    },
    () => {},
  );
  subscriptions.push(subscription);
  return { clock, subscription };
}

/** Replaces frames; the returned function shows one with a timestamp of the test's choice. */
function stubFrames(): (timestampMs: number) => void {
  let frame: FrameRequestCallback = () => {};
  vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
    frame = callback;
    return 1;
  });
  return (timestampMs) => frame(timestampMs);
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
    for (const subscription of subscriptions.splice(0)) subscription.end();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("asks for no frame before a subscriber runs", () => {
    const frame = vi.fn(() => true);
    open(frame);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(100);
    expect(frame).not.toHaveBeenCalled();
  });

  it("serves all subscribers by one request", () => {
    open().setRunning(true);
    open().setRunning(true);
    expect(vi.getTimerCount()).toBe(1);
  });

  it("lets no time pass before the first frame of each subscriber", () => {
    vi.advanceTimersByTime(1000);
    const { clock, subscription } = openClock();
    subscription.setRunning(true);
    vi.advanceTimersByTime(3 * FRAME_MS);
    expect(clock).toEqual([0, FRAME_MS, 2 * FRAME_MS]);
  });

  it("stops the time while a subscriber does not run", () => {
    const { clock, subscription } = openClock();
    subscription.setRunning(true);
    vi.advanceTimersByTime(2 * FRAME_MS);
    subscription.setRunning(false);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1000);
    subscription.setRunning(true);
    vi.advanceTimersByTime(2 * FRAME_MS);
    expect(clock).toEqual([0, FRAME_MS, FRAME_MS, 2 * FRAME_MS]);
  });

  it("stops the time while the tab is hidden", () => {
    const { clock, subscription } = openClock();
    subscription.setRunning(true);
    vi.advanceTimersByTime(2 * FRAME_MS);
    hideTab(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1000);
    hideTab(false);
    vi.advanceTimersByTime(2 * FRAME_MS);
    expect(clock).toEqual([0, FRAME_MS, FRAME_MS, 2 * FRAME_MS]);
  });

  it("makes up for a page that stalled for up to ten seconds", () => {
    const frame = stubFrames();
    const { clock, subscription } = openClock();
    subscription.setRunning(true);
    for (const timestampMs of [1000, 1016, 4016, 14_016]) frame(timestampMs);
    expect(clock).toEqual([0, 16, 3016, 13_016]);
  });

  it("lets no time pass while the machine sleeps for longer than ten seconds", () => {
    const frame = stubFrames();
    const { clock, subscription } = openClock();
    subscription.setRunning(true);
    for (const timestampMs of [1000, 1016, 11_017, 11_033]) frame(timestampMs);
    expect(clock).toEqual([0, 16, 16, 32]);
  });

  it("asks a settled subscriber for no frame until it is woken", () => {
    const frame = vi.fn(() => false);
    const subscription = open(frame);
    subscription.setRunning(true);
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(frame).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    subscription.wake();
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(frame).toHaveBeenCalledTimes(2);
  });

  it("paints a stopped subscriber again once, without any time passing", () => {
    const { clock, subscription } = openClock();
    subscription.setRunning(true);
    vi.advanceTimersByTime(2 * FRAME_MS);
    subscription.setRunning(false);
    subscription.repaint();
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(clock).toEqual([0, FRAME_MS, FRAME_MS]);
  });

  it("lets the time up to an event pass before it", () => {
    const frame = vi.fn<(dtSecs: number) => boolean>(() => true);
    const subscription = subscribe({ frame }, () => {});
    subscriptions.push(subscription);
    subscription.setRunning(true);
    vi.advanceTimersByTime(FRAME_MS);
    vi.advanceTimersByTime(10);
    subscription.catchUp();
    vi.advanceTimersByTime(FRAME_MS - 10);
    expect(frame.mock.calls).toEqual([[0], [0.01], [0.006]]);
  });

  it("goes on when the page's clock jumps back", () => {
    const frame = stubFrames();
    const { clock, subscription } = openClock();
    subscription.setRunning(true);
    for (const timestampMs of [90_000, 90_016, 10, 26]) frame(timestampMs);
    expect(clock).toEqual([0, FRAME_MS, FRAME_MS, 2 * FRAME_MS]);
  });

  it("drops a subscriber that throws, reports it once, and goes on with the others", () => {
    const fault = new Error("panicked");
    const onThrow = vi.fn();
    const throwing = vi.fn(() => {
      throw fault;
    });
    const other = vi.fn(() => true);
    open(throwing, onThrow).setRunning(true);
    open(other).setRunning(true);
    vi.advanceTimersByTime(3 * FRAME_MS);
    expect(throwing).toHaveBeenCalledTimes(1);
    expect(onThrow.mock.calls).toEqual([[fault]]);
    expect(other).toHaveBeenCalledTimes(3);
  });
});
