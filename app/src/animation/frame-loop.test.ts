// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { subscribe, type Subscription } from "./frame-loop";

/** Frames come every 16 ms. */
const FRAME_MS = 16;
const subscriptions: Subscription[] = [];

/** Subscribes with this frame function. */
function open(frame: (dtSecs: number) => boolean, onThrow: (error: unknown) => void = () => {}) {
  const subscription = subscribe({ frame }, onThrow);
  subscriptions.push(subscription);
  return subscription;
}

/** Starts a subscriber that records the time passed at each frame, in milliseconds. */
function openClock() {
  const clock: number[] = [];
  let nowMs = 0;
  const subscription = open((dtSecs) => clock.push((nowMs += 1000 * dtSecs)) > 0);
  subscription.setRunning(true);
  return { clock, subscription };
}

const passFrames = (count: number) => vi.advanceTimersByTime(count * FRAME_MS);

function hideTab(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("frame loop", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const subscription of subscriptions.splice(0)) subscription.end();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("requests no frame before a subscriber runs, then one at a time for all subscribers", () => {
    const all = [open(() => true), open(() => true)];
    expect(vi.getTimerCount()).toBe(0);
    for (const subscription of all) subscription.setRunning(true);
    expect(vi.getTimerCount()).toBe(1);
  });

  it.each<[string, (subscription: Subscription, stopped: boolean) => void]>([
    ["a subscriber does not run", (subscription, stopped) => subscription.setRunning(!stopped)],
    ["the tab is hidden", (_, stopped) => hideTab(stopped)],
  ])("stops the time while %s", (_, stop) => {
    const { clock, subscription } = openClock();
    passFrames(2);
    stop(subscription, true);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(1000);
    stop(subscription, false);
    passFrames(2);
    expect(clock).toEqual([0, FRAME_MS, FRAME_MS, 2 * FRAME_MS]);
  });

  it.each([
    ["makes up for a stall of up to ten seconds", [1000, 4000, 14_000], [0, 3000, 13_000]],
    ["lets no time pass while the machine sleeps for longer", [1000, 1016, 11_017, 11_033], [0, 16, 16, 32]],
  ])("%s", (_, timestampsMs, expected) => {
    let frame: FrameRequestCallback = () => {};
    vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => {
      frame = callback;
      return 1;
    });
    const { clock } = openClock();
    for (const timestampMs of timestampsMs) frame(timestampMs);
    expect(clock).toEqual(expected);
  });

  it("requests no frame for a settled subscriber until it is woken", () => {
    const frame = vi.fn(() => false);
    const subscription = open(frame);
    subscription.setRunning(true);
    passFrames(10);
    expect(frame).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    subscription.wake();
    passFrames(10);
    expect(frame).toHaveBeenCalledTimes(2);
  });

  it("paints a stopped subscriber again once, without any time passing", () => {
    const { clock, subscription } = openClock();
    passFrames(2);
    subscription.setRunning(false);
    subscription.repaint();
    passFrames(10);
    expect(clock).toEqual([0, FRAME_MS, FRAME_MS]);
  });

  it("lets the time up to an event pass before it", () => {
    const { clock, subscription } = openClock();
    passFrames(1);
    vi.advanceTimersByTime(10);
    subscription.catchUp();
    vi.advanceTimersByTime(FRAME_MS - 10);
    expect(clock).toEqual([0, 10, FRAME_MS]);
  });

  it("drops a subscriber that throws, reports it once, and goes on with the others", () => {
    const fault = new Error("panicked");
    const onThrow = vi.fn();
    const throwing = vi.fn(() => {
      throw fault;
    });
    open(throwing, onThrow).setRunning(true);
    const { clock } = openClock();
    passFrames(3);
    expect(throwing).toHaveBeenCalledTimes(1);
    expect(onThrow.mock.calls).toEqual([[fault]]);
    expect(clock).toHaveLength(3);
  });
});
