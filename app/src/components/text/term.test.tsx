import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { terms } from "../../content/shared/glossary";
import { Term } from "./term";
import { Glossary } from "./glossary";

const OPEN_MS = 700;

function renderTerm() {
  render(
    <StrictMode>
      <Glossary>
        <Term name="qpi">Insights</Term>
      </Glossary>
    </StrictMode>,
  );
  return screen.getByRole("button", { name: "Insights" });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isExplained = () => screen.queryByRole("tooltip")?.textContent?.includes(terms.qpi.explanation);

describe("term", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("stays explained when the browser scrolls to it, until the focus leaves it", async () => {
    const term = renderTerm();
    act(() => term.focus());
    await pass(0);
    fireEvent.scroll(document);
    await pass(0);
    expect(isExplained()).toBe(true);
    act(() => term.blur());
    await pass(0);
    expect(isExplained()).toBeUndefined();
  });

  it("is explained after 700 ms under the pointer, and at once within 300 ms of another", async () => {
    render(
      <StrictMode>
        <Glossary>
          <Term name="qpi">Insights</Term>
          <Term name="miu">Unit</Term>
        </Glossary>
      </StrictMode>,
    );
    const [first, second] = screen.getAllByRole("button") as [HTMLElement, HTMLElement];
    const texts = () => screen.queryAllByRole("tooltip").map(({ textContent }) => textContent);
    const point = (term: HTMLElement) => fireEvent.pointerMove(term, { pointerType: "mouse" });
    const leave = async (term: HTMLElement) => {
      fireEvent.pointerLeave(term, { pointerType: "mouse" });
      await pass(0);
      // On the way from a term to its tooltip, the latter stays.
      fireEvent.pointerMove(document.body, { pointerType: "mouse", clientX: 900, clientY: 900 });
      await pass(0);
    };
    point(first);
    await pass(OPEN_MS - 1);
    expect(texts()).toEqual([]);
    await pass(1);
    expect(texts()).toEqual([expect.stringContaining(terms.qpi.explanation)]);
    await leave(first);
    expect(texts()).toEqual([]);
    await pass(299);
    point(second);
    await pass(0);
    expect(texts()).toEqual([expect.stringContaining(terms.miu.explanation)]);
    await leave(second);
    expect(texts()).toEqual([]);
    await pass(301);
    expect(texts()).toEqual([]);
    point(first);
    await pass(OPEN_MS - 1);
    expect(texts()).toEqual([]);
  });

  it("is no longer explained when a page is scrolled under the pointer", async () => {
    const term = renderTerm();
    fireEvent.pointerMove(term, { pointerType: "mouse" });
    await pass(OPEN_MS);
    fireEvent.scroll(document);
    await pass(0);
    expect(isExplained()).toBeUndefined();
  });

  it.each(["touch", "mouse"])(
    "is explained on a press by %s, and no longer after the next",
    async (pointerType) => {
      const term = renderTerm();
      for (const explained of [true, undefined, true]) {
        fireEvent.pointerDown(term, { pointerType });
        fireEvent.pointerUp(term, { pointerType });
        act(() => term.focus());
        fireEvent.click(term);
        await pass(0);
        expect(isExplained()).toBe(explained);
      }
    },
  );

  it.each(["Enter", " "])("toggles by %j and closes by Escape", async (key) => {
    const term = renderTerm();
    act(() => term.focus());
    await pass(0);
    fireEvent.keyDown(term, { key });
    await pass(0);
    expect(isExplained()).toBeUndefined();
    fireEvent.keyDown(term, { key });
    await pass(0);
    expect(isExplained()).toBe(true);
    fireEvent.keyDown(document, { key: "Escape" });
    await pass(0);
    expect(isExplained()).toBeUndefined();
  });
});
