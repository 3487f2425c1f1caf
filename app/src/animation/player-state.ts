/** What a player does, as a pure function: `next` alone decides, drivers report what they show. */
import { type AnimationName, animations, type CategoryName } from "./generated/animations";

/** A position on the picture, as shares of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The engine failed before it drew, or later. */
export type Fault = "not started" | "stopped";

export interface State {
  /** Index of the current phase, and of the last one. */
  readonly phase: number;
  readonly lastPhase: number;
  readonly started: boolean;
  /** Where the last press was; undefined for a key and for a press beside the picture. */
  readonly at: Point | undefined;
  readonly resets: number;
  /** Whether it starts by itself as soon as it is drawn and seen. */
  readonly waiting: boolean;
  readonly paused: boolean;
  /** Whether nothing moves until the next press. */
  readonly settled: boolean;
  /** Whether the engine's canvas shows the picture; otherwise a still does. */
  readonly drawn: boolean;
  /** Whether nothing may move; unknown while the page hydrates. */
  readonly reducedMotion: boolean | undefined;
  readonly fault: Fault | undefined;
  /** The highlighted category, as the driver reports it. */
  readonly lit: CategoryName | undefined;
  /** The label that has the keyboard's focus, and the one that is pressed. */
  readonly focused: CategoryName | undefined;
  readonly pressed: CategoryName | undefined;
}

export type Event =
  /** The visitor presses the picture, or it starts by itself. */
  | { readonly type: "press"; readonly at?: Point | undefined }
  | { readonly type: "self-start" }
  | { readonly type: "pause" }
  /** A label gets or loses the focus; is pressed. */
  | { readonly type: "focus"; readonly category: CategoryName | undefined }
  | { readonly type: "pick"; readonly category: CategoryName }
  | { readonly type: "escape" }
  | { readonly type: "reduced motion"; readonly on: boolean }
  /** From drivers. */
  | { readonly type: "time"; readonly phase: number; readonly settled: boolean }
  | { readonly type: "drawn"; readonly drawn: boolean }
  | { readonly type: "lit"; readonly category: CategoryName | undefined }
  | { readonly type: "fault"; readonly fault: Fault };

export function initialState(animation: AnimationName, startsItself: boolean): State {
  return {
    phase: 0,
    lastPhase: animations[animation].phases.length - 1,
    started: false,
    at: undefined,
    resets: 0,
    waiting: startsItself,
    paused: false,
    settled: false,
    drawn: false,
    reducedMotion: undefined,
    fault: undefined,
    lit: undefined,
    focused: undefined,
    pressed: undefined,
  };
}

const reset = { phase: 0, started: false, settled: false, paused: false } as const;
const unlit = { lit: undefined, focused: undefined, pressed: undefined } as const;

export function next(state: State, event: Event): State {
  switch (event.type) {
    case "press": {
      const pressed = { ...state, ...unlit, at: event.at, paused: false, waiting: false };
      return state.started
        ? { ...pressed, ...reset, resets: state.resets + 1 }
        : { ...pressed, started: true };
    }
    case "self-start":
      return state.waiting ? { ...state, waiting: false, started: true } : state;
    case "pause":
      // After a visitor's pause, nothing starts by itself.
      return { ...state, paused: !state.paused, waiting: false };
    case "focus":
      return { ...state, focused: event.category };
    case "pick":
      // In the last phase, the labels are a legend.
      if (state.phase === state.lastPhase) return state;
      return state.pressed === event.category
        ? { ...state, focused: undefined, pressed: undefined }
        : { ...state, pressed: event.category };
    case "escape":
      return { ...state, focused: undefined, pressed: undefined };
    case "reduced motion":
      return { ...state, reducedMotion: event.on, fault: undefined, waiting: state.waiting && !event.on };
    case "time":
      return state.started ? { ...state, phase: event.phase, settled: event.settled } : state;
    case "drawn":
      return { ...state, drawn: event.drawn };
    case "lit":
      return { ...state, lit: event.category };
    case "fault": {
      const failed = { ...state, fault: event.fault, drawn: false, waiting: false };
      // Stills that run go on; an engine takes its timeline with it.
      return event.fault === "stopped" ? { ...failed, ...unlit, ...reset } : failed;
    }
  }
}

/** The category that a label highlights. */
export function labelled(state: State): CategoryName | undefined {
  return state.phase === state.lastPhase ? undefined : (state.focused ?? state.pressed);
}

/** Whether stills stand for the animation until the visitor's setting changes or the page is opened again. */
export function withoutEngine(state: State): boolean {
  return state.reducedMotion === true || state.fault !== undefined;
}

/** What draws the pictures and keeps the time. */
export interface Driver {
  /** Starts the timeline, or resets one that runs. */
  press(at: Point | undefined): void;
  /** The pointer has moved here, or left. */
  point(at: Point | undefined): void;
  highlight(category: CategoryName | undefined): void;
  pause(paused: boolean): void;
  /** Since the press that started the timeline; undefined before. */
  sinceMs(): number | undefined;
  end(): void;
}

export type Report = (event: Event) => void;

/** A state with the driver that draws it. */
export class Player {
  #state: State;
  #driver: Driver | undefined;
  #sinceMs: number | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  readonly state = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly send = (event: Event): void => {
    const before = this.#state;
    const after = next(before, event);
    this.#state = after;
    if (after.paused !== before.paused) this.#driver?.pause(after.paused);
    if (after.started !== before.started) this.#driver?.press(after.at);
    if (labelled(after) !== labelled(before)) this.#driver?.highlight(labelled(after));
    for (const listener of this.#listeners) listener();
  };

  readonly point = (at: Point | undefined): void => this.#driver?.point(at);

  /** Changes the driver: `open` gets the time since the press. If it throws, the former one goes on. */
  drive(open: (sinceMs: number | undefined) => Driver): void {
    const former = this.#driver;
    const driver = open(this.#state.started ? (former?.sinceMs() ?? this.#sinceMs) : undefined);
    former?.end();
    this.#driver = driver;
    driver.highlight(labelled(this.#state));
    driver.pause(this.#state.paused);
  }

  /** Resolves once the state is so; never if the signal aborts first. */
  until(holds: (state: State) => boolean, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!signal.aborted && !holds(this.#state)) return;
        unsubscribe();
        if (!signal.aborted) resolve();
      };
      const unsubscribe = this.subscribe(check);
      check();
    });
  }

  /** Ends the driver; the next one takes its time over. */
  stop(): void {
    this.#sinceMs = this.#driver?.sinceMs();
    this.#driver?.end();
    this.#driver = undefined;
  }
}
