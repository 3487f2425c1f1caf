/** What a player does, as a pure function: `next` alone decides. */
import { type AnimationName, animations, type CategoryName } from "./generated/animations";

/** A position on the picture, as shares of its width and height. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** The engine failed before it drew, or later. */
export type Fault = "not started" | "stopped";

/** What a driver shows. */
interface Drawn {
  /** Index of the current phase. */
  readonly phase: number;
  /** Whether nothing moves any more until the next press: Impact's last picture has formed, or a still is the last. */
  readonly nothingToPause: boolean;
  readonly highlighted: CategoryName | undefined;
  /** Whether the engine's canvas shows the picture; otherwise a still does. */
  readonly canvasShown: boolean;
}

export interface State extends Drawn {
  readonly lastPhase: number;
  readonly started: boolean;
  /** Where the last press was; undefined for a key and for a press beside the picture. */
  readonly at: Position | undefined;
  /** Whether a light answers the start: no canvas has shown since. */
  readonly lit: boolean;
  readonly resets: number;
  /** Whether it starts by itself once it is seen. */
  readonly selfStartPending: boolean;
  readonly paused: boolean;
  /** Whether time passes: not while paused, nor for the engine in a hidden tab and out of view. */
  readonly running: boolean;
  /** From the press until `running` last changed. */
  readonly sinceMs: number;
  /** Whether nothing may move; unknown while the page hydrates. */
  readonly reducedMotion: boolean | undefined;
  readonly fault: Fault | undefined;
  /** Where the pointer is, unless a press came since it moved. */
  readonly pointed: Position | undefined;
  /** The label that has the keyboard's focus, and the one that is pressed. */
  readonly focusedLabel: CategoryName | undefined;
  readonly pressedLabel: CategoryName | undefined;
}

export type PlayerEvent =
  /** The visitor presses the picture, or it starts by itself. */
  | { readonly type: "press"; readonly at?: Position | undefined }
  | { readonly type: "self-start" }
  | { readonly type: "pause" }
  /** The pointer has moved here, or left. */
  | { readonly type: "pointed"; readonly at: Position | undefined }
  /** A label gets or loses the focus; is pressed. */
  | { readonly type: "label focus"; readonly category: CategoryName | undefined }
  | { readonly type: "label press"; readonly category: CategoryName }
  | { readonly type: "escape" }
  | { readonly type: "reduced motion"; readonly on: boolean }
  /** From drivers. */
  | { readonly type: "drawn"; readonly drawn: Drawn }
  | { readonly type: "running"; readonly running: boolean; readonly sinceMs: number }
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
    sinceMs: 0,
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

/** The same state if nothing changes. */
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
      // In the last phase, the labels are a legend.
      if (state.phase === state.lastPhase) return {};
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
      // A driver that is reset may report once more what it drew before.
      if (!state.started) return { highlighted, canvasShown };
      return { ...event.drawn, lit: state.lit && !canvasShown && phase === 0 };
    }
    case "running":
      return { running: event.running, sinceMs: event.sinceMs };
    case "fault":
      return {
        fault: event.fault,
        selfStartPending: false,
        // Stills that run go on; an engine takes its timeline with it.
        ...(event.fault === "stopped" ? { ...noHighlight, ...atStart } : {}),
      };
  }
}

/** The category that a label asks the driver to highlight. */
export function highlightByLabel(state: State): CategoryName | undefined {
  return state.phase === state.lastPhase ? undefined : (state.focusedLabel ?? state.pressedLabel);
}

/** Whether stills stand for the animation until the visitor's setting changes or the page is opened again. */
export function withoutEngine(state: State): boolean {
  return state.reducedMotion === true || state.fault !== undefined;
}
