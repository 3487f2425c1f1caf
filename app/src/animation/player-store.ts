/** Stores a player's state for React, and calls its driver. Drivers report what they show as events. */
import type { CategoryName } from "./names";
import { type PlayerEvent, highlightByLabel, next, type Position, type State } from "./player-state";

/** A timeline that has started: its time so far, and the position of the press that started it. */
export interface Run {
  readonly elapsedMs: number;
  readonly at: Position | undefined;
}

/** Draws the pictures and measures the time. */
export interface Driver {
  /** Starts the timeline, after a press at this position. */
  start(at: Position | undefined): void;
  reset(at: Position | undefined): void;
  /** The pointer has moved to `at`, or left. */
  point(at: Position | undefined): void;
  highlight(category: CategoryName | undefined): void;
  pause(paused: boolean): void;
  /** Returns the time since the press that started the timeline. */
  elapsedMs(): number;
  end(): void;
}

/** The current state, and the driver that is called when the state changes. */
export class PlayerStore {
  #state: State;
  #driver: Driver | undefined;
  /** The time of the former driver, while there is no driver. */
  #elapsedMs = 0;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  readonly state = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (event: PlayerEvent): void => {
    const before = this.#state;
    const after = next(before, event);
    if (after === before) return;
    this.#state = after;
    if (event.type === "pointed") {
      // Only the driver needs it: components must not render whenever the pointer moves.
      this.#driver?.point(after.pointed);
      return;
    }
    const isReset = after.resets !== before.resets;
    if (isReset) this.#driver?.reset(after.at);
    if (after.started && !before.started) this.#driver?.start(after.at);
    // After `start`: a press that ends a pause sets the time to 0 first.
    if (after.paused !== before.paused) this.#driver?.pause(after.paused);
    const highlight = highlightByLabel(after);
    if (highlight !== highlightByLabel(before)) this.#driver?.highlight(highlight);
    for (const listener of this.#listeners) listener();
  };

  /** Replaces the driver. `open` gets the run if the timeline has started. If it throws, the former driver stays. */
  drive(open: (run: Run | undefined) => Driver): void {
    const former = this.#driver;
    const { started, at, pointed, paused } = this.#state;
    const driver = open(started ? { elapsedMs: former?.elapsedMs() ?? this.#elapsedMs, at } : undefined);
    former?.end();
    this.#driver = driver;
    if (pointed !== undefined) driver.point(pointed);
    // `highlight(undefined)` would also clear the highlight by the pointer.
    const highlight = highlightByLabel(this.#state);
    if (highlight !== undefined) driver.highlight(highlight);
    driver.pause(paused);
  }

  /** Ends the driver. The next driver continues its time. */
  stop(): void {
    this.#elapsedMs = this.#driver?.elapsedMs() ?? this.#elapsedMs;
    this.#driver?.end();
    this.#driver = undefined;
  }
}
