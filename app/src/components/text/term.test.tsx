import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { terms } from "../../content/shared/glossary";
import { Term } from "./term";
import { Glossary } from "./glossary";

const OPEN_MS = 700;

function renderTerms(): readonly [HTMLElement, HTMLElement] {
  render(
    <StrictMode>
      <Glossary>
        <Term name="qpi">Insights</Term>
        <Term name="miu">Unit</Term>
      </Glossary>
    </StrictMode>,
  );
  return screen.getAllByRole("button") as [HTMLElement, HTMLElement];
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const point = (term: HTMLElement) => fireEvent.pointerMove(term, { pointerType: "mouse" });
const key = (target: Element | Document, name: string, repeat = false) =>
  fireEvent.keyDown(target, { key: name, repeat });

function pressWith(term: HTMLElement, pointerType: string): void {
  fireEvent.pointerDown(term, { pointerType });
  fireEvent.pointerUp(term, { pointerType });
  act(() => term.focus());
  fireEvent.click(term);
}

/** Returns the terms whose explanation shows. */
function explained(): readonly string[] {
  const text = screen
    .queryAllByRole("tooltip")
    .map(({ textContent }) => textContent)
    .join("");
  return (["qpi", "miu"] as const).filter((name) => text.includes(terms[name].explanation));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("a tooltip opens after 700 ms, or at once within 300 ms after another has closed", async () => {
  const [first, second] = renderTerms();
  const leave = async (term: HTMLElement) => {
    fireEvent.pointerLeave(term, { pointerType: "mouse" });
    await pass(0);
    // The tooltip stays open while the pointer is between the term and the tooltip.
    fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 900, clientY: 900 });
    await pass(0);
    expect(explained()).toEqual([]);
  };
  point(first);
  await pass(OPEN_MS - 1);
  expect(explained()).toEqual([]);
  await pass(1);
  expect(explained()).toEqual(["qpi"]);
  await leave(first);
  await pass(299);
  point(second);
  await pass(0);
  expect(explained()).toEqual(["miu"]);
  await leave(second);
  await pass(301);
  point(first);
  await pass(OPEN_MS - 1);
  expect(explained()).toEqual([]);
});

test.each<[string, (term: HTMLElement) => void]>([
  ["a tap", (term) => pressWith(term, "touch")],
  ["a click", (term) => pressWith(term, "mouse")],
  ["Enter", (term) => key(term, "Enter")],
  ["the space bar", (term) => key(term, " ")],
])("%s opens a term's tooltip, and another one or Escape closes it", async (_, press) => {
  const [term] = renderTerms();
  for (const expected of [["qpi"], [], ["qpi"]]) {
    press(term);
    // A held key.
    key(term, "Enter", true);
    await pass(0);
    expect(explained()).toEqual(expected);
  }
  key(document, "Escape");
  await pass(0);
  expect(explained()).toEqual([]);
});
