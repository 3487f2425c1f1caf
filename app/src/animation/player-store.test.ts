import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { animations } from "./generated/animations";
import type { AnimationName } from "./names";
import { initialState } from "./player-state";
import { type Driver, PlayerStore } from "./player-store";
import { openStills } from "./still-driver";

const press = { type: "press", at: { x: 0.2, y: 0.3 } } as const;

describe("a change of driver", () => {
  const fakeDriver = () =>
    ({
      start: vi.fn(),
      reset: vi.fn(),
      point: vi.fn(),
      highlight: vi.fn(),
      pause: vi.fn(),
      elapsedMs: vi.fn(() => 1500),
      end: vi.fn(),
    }) satisfies Driver;

  it("passes on the pointer's position, before the pressed label, unless a press came since", () => {
    const player = new PlayerStore(initialState("esee", false));
    const [engine, other] = [fakeDriver(), fakeDriver()];
    player.send({ type: "pointed", at: press.at });
    player.send({ type: "label press", category: "social" });
    player.drive(() => engine);
    expect(engine.point).toHaveBeenCalledExactlyOnceWith(press.at);
    expect(engine.point).toHaveBeenCalledBefore(engine.highlight);
    player.send(press);
    player.drive(() => other);
    expect(other.point).not.toHaveBeenCalled();
  });

  it("ends the former driver, and continues its time, also after a stop", () => {
    const player = new PlayerStore(initialState("esee", false));
    const former = fakeDriver();
    const open = vi.fn(fakeDriver);
    player.send(press);
    player.drive(() => former);
    player.drive(open);
    expect(former.end).toHaveBeenCalledOnce();
    player.stop();
    player.drive(open);
    const run = { elapsedMs: 1500, at: press.at };
    expect(open.mock.calls).toEqual([[run], [run]]);
  });
});

describe("stills", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function play(animation: AnimationName) {
    const player = new PlayerStore(initialState(animation, false));
    player.drive((run) => openStills(animation, run, player.send));
    return { player, phase: () => player.state().phase };
  }

  it.each(["esee", "impact"] as const)("of %s follow its times, and a press resets them", (animation) => {
    const { player, phase } = play(animation);
    vi.advanceTimersByTime(60_000);
    player.send(press);
    for (const [index, { startsAtMs }] of animations[animation].phases.slice(1).entries()) {
      vi.advanceTimersToNextTimer();
      expect(phase()).toBe(index + 1);
      expect(player.state().nothingToPause).toBe(index === 1);
      expect(performance.now() - 60_000).toBe(startsAtMs);
    }
    player.send(press);
    vi.advanceTimersByTime(60_000);
    expect(phase()).toBe(0);
  });

  it("stop while paused, and then continue with the remaining time of the phase", () => {
    const { player, phase } = play("esee");
    player.send(press);
    vi.advanceTimersByTime(1500);
    player.send({ type: "pause" });
    vi.advanceTimersByTime(60_000);
    expect(player.state()).toMatchObject({ phase: 0, running: false });
    player.send({ type: "pause" });
    vi.advanceTimersByTime(499);
    expect(phase()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(phase()).toBe(1);
  });

  it.each([false, true])("start from the beginning after a reset; paused before: %j", (paused) => {
    const { player, phase } = play("esee");
    player.send(press);
    vi.advanceTimersByTime(1500);
    if (paused) player.send({ type: "pause" });
    player.send(press);
    player.send(press);
    vi.advanceTimersByTime(1999);
    expect(phase()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(phase()).toBe(1);
  });
});
