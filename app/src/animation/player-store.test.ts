import { describe, expect, it, vi } from "vitest";
import { highlightByLabel, initialState } from "./player-state";
import { type Driver, PlayerStore } from "./player-store";
import { openStills } from "./still-driver";

const idle = initialState("esee", false);
const press = { type: "press", at: { x: 0.2, y: 0.3 } } as const;

describe("a change of driver", () => {
  const fakeDriver = () =>
    ({
      start: vi.fn(),
      reset: vi.fn(),
      point: vi.fn(),
      highlight: vi.fn(),
      pause: vi.fn(),
      sinceMs: vi.fn(() => 1500),
      end: vi.fn(),
    }) satisfies Driver;

  it("keeps time, pause and the pressed label", () => {
    const player = new PlayerStore(idle);
    const [stills, engine] = [fakeDriver(), fakeDriver()];
    player.drive(() => stills);
    player.send(press);
    expect(stills.start).toHaveBeenCalledExactlyOnceWith(press.at);
    player.send({ type: "label press", category: "social" });
    player.send({ type: "pause" });
    const open = vi.fn(() => engine);
    player.drive(open);
    expect(open).toHaveBeenCalledExactlyOnceWith({ sinceMs: 1500, at: press.at });
    expect(stills.end).toHaveBeenCalledOnce();
    expect(engine.pause).toHaveBeenLastCalledWith(true);
    expect(engine.highlight).toHaveBeenLastCalledWith("social");
    expect(highlightByLabel(player.state())).toBe("social");
  });

  it("passes on where the pointer is, before the pressed label; a press forgets it", () => {
    const player = new PlayerStore(idle);
    const [stills, engine, other] = [fakeDriver(), fakeDriver(), fakeDriver()];
    player.drive(() => stills);
    player.send({ type: "pointed", at: press.at });
    player.send({ type: "label press", category: "social" });
    player.drive(() => engine);
    expect(engine.point).toHaveBeenCalledExactlyOnceWith(press.at);
    expect(engine.point).toHaveBeenCalledBefore(engine.highlight);
    player.send(press);
    player.drive(() => other);
    expect(other.point).not.toHaveBeenCalled();
  });

  it("to stills keeps what the pointer highlights", () => {
    const player = new PlayerStore(idle);
    player.drive(fakeDriver);
    player.send({ type: "pointed", at: { x: 0.2, y: 0.3 } });
    player.drive((run) => openStills("esee", run, player.send));
    expect(player.state().highlighted).toBe("environmental");
    player.stop();
  });

  it("that fails leaves the former one", () => {
    const player = new PlayerStore(idle);
    const stills = fakeDriver();
    player.drive(() => stills);
    expect(() =>
      player.drive(() => {
        throw new Error("no context");
      }),
    ).toThrow("no context");
    expect(stills.end).not.toHaveBeenCalled();
    player.send(press);
    expect(stills.start).toHaveBeenCalledOnce();
  });
});
