import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { terms } from "../../content/shared/glossary";
import { Term } from "./term";
import { TooltipsProvider } from "./tooltips";

const OPEN_MS = 700;

function renderTerm() {
  render(
    <StrictMode>
      <TooltipsProvider>
        <Term name="qpi">Insights</Term>
      </TooltipsProvider>
    </StrictMode>,
  );
  return screen.getByRole("button", { name: "Insights" });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** What shows tooltips is loaded when the first is asked for. */
const load = () => act(() => vi.dynamicImportSettled());
const isExplained = () => screen.queryByRole("tooltip")?.textContent?.includes(terms.qpi.explanation);

describe("term", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it("is explained after a hover of the provider's delay", async () => {
    const term = renderTerm();
    fireEvent.pointerEnter(term, { pointerType: "mouse" });
    await load();
    fireEvent.pointerMove(term, { pointerType: "mouse" });
    await pass(OPEN_MS - 1);
    expect(isExplained()).toBeUndefined();
    await pass(1);
    expect(isExplained()).toBe(true);
  });

  it("is explained at once on keyboard focus, and describes the term", async () => {
    const term = renderTerm();
    act(() => term.focus());
    await load();
    await pass(0);
    expect(isExplained()).toBe(true);
    expect(term.getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id);
  });

  it("is explained on a tap", async () => {
    const term = renderTerm();
    fireEvent.pointerEnter(term, { pointerType: "touch" });
    fireEvent.pointerDown(term, { pointerType: "touch" });
    fireEvent.pointerUp(term, { pointerType: "touch" });
    fireEvent.click(term);
    await load();
    await pass(0);
    expect(isExplained()).toBe(true);
  });

  it.each(["Enter", " "])("toggles by %j and closes by Escape", async (key) => {
    const term = renderTerm();
    act(() => term.focus());
    await load();
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
