/** A player's state for React, and its driver. Drivers report what they show as events. */
import type { CategoryName } from "./generated/animations";
import { type PlayerEvent, highlightByLabel, next, type Position, type State } from "./player-state";

/** A timeline that has started: for how long it has run, and where it was pressed. */
export interface Run {
  readonly sinceMs: number;
  readonly at: Position | undefined;
}

/** What draws the pictures and keeps the time. */
export interface Driver {
  /** Starts or resets the timeline, after a press here. */
  start(at: Position | undefined): void;
  reset(at: Position | undefined): void;
  /** The pointer has moved here, or left. */
  point(at: Position | undefined): void;
  highlight(category: CategoryName | undefined): void;
  pause(paused: boolean): void;
  /** Since the press that started the timeline. */
  sinceMs(): number;
  end(): void;
}

/** The current state, and the driver that draws it and is called when it changes. */
export class PlayerStore {
  #state: State;
  #driver: Driver | undefined;
  /** Of the former driver, while there is none. */
  #sinceMs = 0;
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
      // Only the driver shows it: no component renders at each move.
      this.#driver?.point(after.pointed);
      return;
    }
    const isReset = after.resets !== before.resets;
    if (isReset) this.#driver?.reset(after.at);
    if (after.started && (isReset || !before.started)) this.#driver?.start(after.at);
    // Afterwards: a press that ends a pause sets the time back first.
    if (after.paused !== before.paused) this.#driver?.pause(after.paused);
    const highlight = highlightByLabel(after);
    if (highlight !== highlightByLabel(before)) this.#driver?.highlight(highlight);
    for (const listener of this.#listeners) listener();
  };

  /** Changes the driver: `open` gets the run if the timeline has started. If it throws, the former one goes on. */
  drive(open: (run: Run | undefined) => Driver): void {
    const former = this.#driver;
    const { started, at, pointed, paused } = this.#state;
    const driver = open(started ? { sinceMs: former?.sinceMs() ?? this.#sinceMs, at } : undefined);
    former?.end();
    this.#driver = driver;
    if (pointed !== undefined) driver.point(pointed);
    // A new driver has none: to take it away would take the pointer's too.
    const highlight = highlightByLabel(this.#state);
    if (highlight !== undefined) driver.highlight(highlight);
    driver.pause(paused);
  }

  /** Ends the driver; the next one takes its time over. */
  stop(): void {
    this.#sinceMs = this.#driver?.sinceMs() ?? this.#sinceMs;
    this.#driver?.end();
    this.#driver = undefined;
  }
}
