/** The player's behavior as a pure function, `next`. */
import { animations } from "./generated/animations";
import type { AnimationName, CategoryName } from "./names";

/** A position on the picture, as fractions of its width and height. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The engine failed before its first frame, or later. */
export type Fault = "not started" | "stopped";

/** The part of the state that a driver reports. */
interface Drawn {
  /** Index of the current phase. */
  readonly phase: number;
  /** Whether nothing moves until the next press: Impact has settled, or the last still is shown. */
  readonly nothingToPause: boolean;
  readonly highlighted: CategoryName | undefined;
  /** Whether the engine's canvas is visible; otherwise a still is. */
  readonly canvasShown: boolean;
}

export interface State extends Drawn {
  readonly lastPhase: number;
  readonly started: boolean;
  /** The position of the last press; undefined for a key and for a press outside the picture. */
  readonly at: Position | undefined;
  /** Whether the light over the still shows, which answers a start without a canvas. */
  readonly lit: boolean;
  readonly resets: number;
  /** Whether the animation will start by itself once the visitor sees it. */
  readonly selfStartPending: boolean;
  readonly paused: boolean;
  /** Whether time passes. It stops while paused; with the engine, also off-screen and in a hidden tab. */
  readonly running: boolean;
  /** The time from the press until `running` last changed. */
  readonly elapsedMs: number;
  /** The visitor's setting; undefined while the page hydrates. */
  readonly reducedMotion: boolean | undefined;
  readonly fault: Fault | undefined;
  /** The position of the pointer; undefined after a press, until the pointer moves. */
  readonly pointed: Position | undefined;
  /** The label that has the keyboard focus. */
  readonly focusedLabel: CategoryName | undefined;
  /** The label that was pressed last, until it is released. */
  readonly pressedLabel: CategoryName | undefined;
}

export type PlayerEvent =
  /** The visitor presses the player. */
  | { readonly type: "press"; readonly at?: Position | undefined }
  | { readonly type: "self-start" }
  | { readonly type: "pause" }
  /** The pointer has moved to `at`, or left. */
  | { readonly type: "pointed"; readonly at: Position | undefined }
  /** A label gets the keyboard focus, or no label has it. */
  | { readonly type: "label focus"; readonly category: CategoryName | undefined }
  | { readonly type: "label press"; readonly category: CategoryName }
  | { readonly type: "escape" }
  | { readonly type: "reduced motion"; readonly on: boolean }
  /** Drivers send these events. */
  | { readonly type: "drawn"; readonly drawn: Drawn }
  | { readonly type: "running"; readonly running: boolean; readonly elapsedMs: number }
  | { readonly type: "fault"; readonly fault: Fault };

export function initialState(animation: AnimationName, startsItself: boolean): State {
  return {
    phase: 0,
    lastPhase: animations[animation].phases.length - 1,
    started: false,
    at: undefined,
    lit: false,
    resets: 0,
    selfStartPending: startsItself,
    paused: false,
    nothingToPause: false,
    running: true,
    elapsedMs: 0,
    canvasShown: false,
    reducedMotion: undefined,
    fault: undefined,
    pointed: undefined,
    highlighted: undefined,
    focusedLabel: undefined,
    pressedLabel: undefined,
  };
}

const atStart = { phase: 0, started: false, lit: false, nothingToPause: false, paused: false } as const;
const noHighlight = { highlighted: undefined, focusedLabel: undefined, pressedLabel: undefined } as const;

/** Returns the state after the event; the same object if nothing changes. */
export function next(state: State, event: PlayerEvent): State {
  const after = { ...state, ...changes(state, event) };
  const keys = Object.keys(after) as (keyof State)[];
  return keys.every((key) => after[key] === state[key]) ? state : after;
}

function changes(state: State, event: PlayerEvent): Partial<State> {
  switch (event.type) {
    case "press": {
      const always = {
        ...noHighlight,
        at: event.at,
        pointed: undefined,
        paused: false,
        selfStartPending: false,
      };
      return state.started
        ? { ...always, ...atStart, resets: state.resets + 1 }
        : { ...always, started: true, lit: !state.canvasShown };
    }
    case "self-start":
      return state.selfStartPending
        ? { selfStartPending: false, started: true, lit: !state.canvasShown }
        : {};
    case "pause":
      // After a visitor's pause, nothing starts by itself.
      return { paused: !state.paused, selfStartPending: false };
    case "pointed":
      return { pointed: event.at };
    case "label focus":
      return { focusedLabel: event.category };
    case "label press":
      return state.pressedLabel === event.category
        ? { focusedLabel: undefined, pressedLabel: undefined }
        : { pressedLabel: event.category };
    case "escape":
      return { focusedLabel: undefined, pressedLabel: undefined };
    case "reduced motion":
      return {
        reducedMotion: event.on,
        fault: undefined,
        selfStartPending: state.selfStartPending && !event.on,
      };
    case "drawn": {
      const { phase, highlighted, canvasShown } = event.drawn;
      // After a reset, a driver may still report its former phase.
      if (!state.started) return { highlighted, canvasShown };
      return { ...event.drawn, lit: state.lit && !canvasShown && phase === 0 };
    }
    case "running":
      return { running: event.running, elapsedMs: event.elapsedMs };
    case "fault":
      return {
        fault: event.fault,
        selfStartPending: false,
        // If the engine has stopped, its timeline is lost. If it has not started, the stills continue theirs.
        ...(event.fault === "stopped" ? { ...noHighlight, ...atStart } : {}),
      };
  }
}

/** Returns the category that a focused or pressed label highlights. */
export function highlightByLabel(state: State): CategoryName | undefined {
  return state.phase === state.lastPhase ? undefined : (state.focusedLabel ?? state.pressedLabel);
}

/** Whether stills replace the engine until the visitor's setting changes or the page is opened again. */
export function withoutEngine(state: State): boolean {
  return state.reducedMotion === true || state.fault !== undefined;
}
