import { expect, test } from "vitest";
import { type Event, initialState, next, type State } from "./player-state";

const idle: State = { ...initialState("esee", false), reducedMotion: false, canvasShown: true };
const running: State = { ...idle, started: true };
const last: State = { ...running, phase: 2 };
const second = { phase: 1, nothingToPause: false, highlighted: undefined, canvasShown: true };
const press = { type: "press", at: { x: 0.2, y: 0.3 } } as const;

test.each<[what: string, before: State, event: Event, changes: Partial<State>]>([
  ["a press starts", idle, press, { started: true, at: press.at }],
  [
    "a light answers a press without a canvas",
    { ...idle, canvasShown: false },
    press,
    { started: true, at: press.at, lit: true },
  ],
  [
    "the light goes with the first phase",
    { ...running, canvasShown: false, lit: true },
    { type: "drawn", drawn: { ...second, canvasShown: false } },
    { phase: 1, lit: false },
  ],
  [
    "and when the canvas comes",
    { ...running, canvasShown: false, lit: true },
    { type: "drawn", drawn: { ...second, phase: 0 } },
    { canvasShown: true, lit: false },
  ],
  [
    "a press resets",
    { ...last, nothingToPause: true },
    press,
    { started: false, phase: 0, nothingToPause: false, resets: 1 },
  ],
  ["a press ends a pause", { ...idle, paused: true }, press, { started: true, paused: false }],
  [
    "a press clears highlights and forgets the pointer",
    { ...running, pressedLabel: "social", focusedLabel: "ethical", highlighted: "social", pointed: press.at },
    press,
    {
      started: false,
      pressedLabel: undefined,
      focusedLabel: undefined,
      resets: 1,
      highlighted: undefined,
      pointed: undefined,
    },
  ],
  [
    "a press before it starts by itself is the start",
    { ...idle, selfStartPending: true },
    press,
    { started: true, selfStartPending: false },
  ],
  [
    "it starts by itself",
    { ...idle, selfStartPending: true },
    { type: "self-start" },
    { started: true, selfStartPending: false },
  ],
  ["it starts by itself once", idle, { type: "self-start" }, {}],
  [
    "after a visitor's pause, it does not start by itself",
    { ...idle, selfStartPending: true },
    { type: "pause" },
    { paused: true, selfStartPending: false },
  ],
  ["pause again goes on", { ...running, paused: true }, { type: "pause" }, { paused: false }],
  ["a label is pressed", running, { type: "label press", category: "social" }, { pressedLabel: "social" }],
  [
    "a pressed label is released",
    { ...running, pressedLabel: "social", focusedLabel: "social" },
    { type: "label press", category: "social" },
    { pressedLabel: undefined, focusedLabel: undefined },
  ],
  [
    "a pressed label that loses the focus stays pressed",
    { ...running, pressedLabel: "social", focusedLabel: "social" },
    { type: "label focus", category: undefined },
    { focusedLabel: undefined },
  ],
  [
    "another label takes over",
    { ...running, pressedLabel: "social" },
    { type: "label press", category: "ethical" },
    { pressedLabel: "ethical" },
  ],
  ["in the last phase labels do nothing", last, { type: "label press", category: "social" }, {}],
  [
    "Escape releases",
    { ...running, pressedLabel: "social", focusedLabel: "ethical" },
    { type: "escape" },
    { pressedLabel: undefined, focusedLabel: undefined },
  ],
  ["a phase begins", running, { type: "drawn", drawn: second }, { phase: 1 }],
  ["before a start no phase begins", idle, { type: "drawn", drawn: second }, {}],
  [
    "an engine that does not start leaves the stills' timeline",
    { ...running, phase: 1 },
    { type: "fault", fault: "not started" },
    { fault: "not started" },
  ],
  [
    "an engine that stops takes its timeline with it",
    { ...last, pressedLabel: "social", paused: true },
    { type: "fault", fault: "stopped" },
    { fault: "stopped", started: false, phase: 0, pressedLabel: undefined, paused: false },
  ],
  [
    "a fault leaves the start to the visitor",
    { ...idle, selfStartPending: true },
    { type: "fault", fault: "not started" },
    { selfStartPending: false, fault: "not started" },
  ],
  [
    "reduced motion leaves the start to the visitor",
    { ...idle, selfStartPending: true },
    { type: "reduced motion", on: true },
    { selfStartPending: false, reducedMotion: true },
  ],
  [
    "reduced motion keeps phase, pause and pressed label",
    { ...running, phase: 1, paused: true, pressedLabel: "social" },
    { type: "reduced motion", on: true },
    { reducedMotion: true },
  ],
])("%s", (_, before, event, changes) => {
  const at = event.type === "press" ? { at: event.at } : {};
  expect(next(before, event)).toEqual({ ...before, ...at, ...changes });
});
