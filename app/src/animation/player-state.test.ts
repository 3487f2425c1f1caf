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
  ["the light ends with the first phase", lit, { type: "drawn", drawn: still }, { phase: 1, lit: false }],
  ["a press ends a pause", { ...idle, paused: true }, press, { at, started: true, paused: false }],
  [
    "a press clears highlights and forgets the pointer",
    { ...labelled, highlighted: "social", pointed: at },
    press,
    { ...noLabels, at, started: false, resets: 1, highlighted: undefined, pointed: undefined },
  ],
  ["a press replaces a pending self-start", pending, press, { at, started: true, selfStartPending: false }],
  ["a self-start that is not pending does nothing", idle, { type: "self-start" }, {}],
  ["a pause cancels a self-start", pending, { type: "pause" }, { paused: true, selfStartPending: false }],
  ["a second pause ends the first", { ...running, paused: true }, { type: "pause" }, { paused: false }],
  ["a pressed label is released", labelled, socialLabel, noLabels],
  [
    "a pressed label that loses the focus stays pressed",
    labelled,
    { type: "label focus", category: undefined },
    { focusedLabel: undefined },
  ],
  [
    "a press on another label replaces the pressed one",
    labelled,
    { type: "label press", category: "ethical" },
    { pressedLabel: "ethical" },
  ],
  ["before the start, a driver's phase is ignored", idle, { type: "drawn", drawn: second }, {}],
  [
    "an engine that does not start leaves the stills' timeline as it is",
    { ...running, phase: 1 },
    { type: "fault", fault: "not started" },
    { fault: "not started" },
  ],
  [
    "a fault cancels a self-start",
    pending,
    { type: "fault", fault: "not started" },
    { selfStartPending: false, fault: "not started" },
  ],
  [
    "reduced motion cancels a self-start",
    pending,
    { type: "reduced motion", on: true },
    { selfStartPending: false, reducedMotion: true },
  ],
  [
    "after a fault, a change of the setting tries the engine again",
    { ...idle, fault: "stopped" },
    { type: "reduced motion", on: false },
    { fault: undefined, reducedMotion: false },
  ],
])("%s", (_, before, event, changes) => {
  expect(next(before, event)).toEqual({ ...before, ...changes });
});
