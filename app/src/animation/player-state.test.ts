import { expect, test } from "vitest";
import { type PlayerEvent, initialState, next, type State } from "./player-state";

const idle: State = { ...initialState("esee", false), reducedMotion: false, canvasShown: true };
const pending: State = { ...idle, selfStartPending: true };
const running: State = { ...idle, started: true };
const lit: State = { ...running, canvasShown: false, lit: true };
const labelled: State = { ...running, pressedLabel: "social", focusedLabel: "social" };
const second = { phase: 1, nothingToPause: false, highlighted: undefined, canvasShown: true };
const still = { ...second, canvasShown: false };
const at = { x: 0.2, y: 0.3 };
const press = { type: "press", at } as const;
const socialLabel = { type: "label press", category: "social" } as const;
const noLabels = { pressedLabel: undefined, focusedLabel: undefined };

test.each<[what: string, before: State, event: PlayerEvent, changes: Partial<State>]>([
  ["the light goes with the first phase", lit, { type: "drawn", drawn: still }, { phase: 1, lit: false }],
  ["a press ends a pause", { ...idle, paused: true }, press, { at, started: true, paused: false }],
  [
    "a press clears highlights and forgets the pointer",
    { ...labelled, highlighted: "social", pointed: at },
    press,
    { ...noLabels, at, started: false, resets: 1, highlighted: undefined, pointed: undefined },
  ],
  ["a press is the start", pending, press, { at, started: true, selfStartPending: false }],
  ["it starts by itself once", idle, { type: "self-start" }, {}],
  ["a pause prevents that", pending, { type: "pause" }, { paused: true, selfStartPending: false }],
  ["pause again goes on", { ...running, paused: true }, { type: "pause" }, { paused: false }],
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
  ["before a start no phase begins", idle, { type: "drawn", drawn: second }, {}],
  [
    "an engine that does not start leaves the stills' timeline",
    { ...running, phase: 1 },
    { type: "fault", fault: "not started" },
    { fault: "not started" },
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
])("%s", (_, before, event, changes) => {
  expect(next(before, event)).toEqual({ ...before, ...changes });
});
