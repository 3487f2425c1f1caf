import { expect, test } from "vitest";
import { type Event, initialState, next, type State } from "./player-state";

const idle: State = { ...initialState("esee", false), reducedMotion: false, canvasShown: true };
const pending: State = { ...idle, selfStartPending: true };
const running: State = { ...idle, started: true };
const lit: State = { ...running, canvasShown: false, lit: true };
const labelled: State = { ...running, pressedLabel: "social", focusedLabel: "social" };
const last: State = { ...running, phase: 2 };
const second = { phase: 1, nothingToPause: false, highlighted: undefined, canvasShown: true };
const still = { ...second, canvasShown: false };
const at = { x: 0.2, y: 0.3 };
const press = { type: "press", at } as const;
const socialLabel = { type: "label press", category: "social" } as const;
const noLabels = { pressedLabel: undefined, focusedLabel: undefined };

test.each<[what: string, before: State, event: Event, changes: Partial<State>]>([
  ["a press starts", idle, press, { started: true, at }],
  ["a press without a canvas is lit", { ...lit, started: false }, press, { started: true, at, lit: true }],
  ["the light goes with the first phase", lit, { type: "drawn", drawn: still }, { phase: 1, lit: false }],
  [
    "the light goes when the canvas comes",
    lit,
    { type: "drawn", drawn: { ...second, phase: 0 } },
    { canvasShown: true, lit: false },
  ],
  [
    "a press resets",
    { ...last, nothingToPause: true },
    press,
    { at, started: false, phase: 0, nothingToPause: false, resets: 1 },
  ],
  ["a press ends a pause", { ...idle, paused: true }, press, { at, started: true, paused: false }],
  [
    "a press clears highlights and forgets the pointer",
    { ...labelled, highlighted: "social", pointed: at },
    press,
    { ...noLabels, at, started: false, resets: 1, highlighted: undefined, pointed: undefined },
  ],
  ["a press is the start", pending, press, { at, started: true, selfStartPending: false }],
  ["it starts by itself", pending, { type: "self-start" }, { started: true, selfStartPending: false }],
  ["it starts by itself once", idle, { type: "self-start" }, {}],
  ["a pause prevents that", pending, { type: "pause" }, { paused: true, selfStartPending: false }],
  ["pause again goes on", { ...running, paused: true }, { type: "pause" }, { paused: false }],
  ["a label is pressed", running, socialLabel, { pressedLabel: "social" }],
  ["a pressed label is released", labelled, socialLabel, noLabels],
  [
    "a pressed label that loses the focus stays pressed",
    labelled,
    { type: "label focus", category: undefined },
    { focusedLabel: undefined },
  ],
  [
    "another label takes over",
    labelled,
    { type: "label press", category: "ethical" },
    { pressedLabel: "ethical" },
  ],
  ["in the last phase labels do nothing", last, socialLabel, {}],
  ["Escape releases", labelled, { type: "escape" }, noLabels],
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
    pending,
    { type: "fault", fault: "not started" },
    { selfStartPending: false, fault: "not started" },
  ],
  [
    "reduced motion leaves the start to the visitor",
    pending,
    { type: "reduced motion", on: true },
    { selfStartPending: false, reducedMotion: true },
  ],
  [
    "reduced motion keeps phase, pause and pressed label",
    { ...labelled, phase: 1, paused: true },
    { type: "reduced motion", on: true },
    { reducedMotion: true },
  ],
])("%s", (_, before, event, changes) => {
  expect(next(before, event)).toEqual({ ...before, ...changes });
});
