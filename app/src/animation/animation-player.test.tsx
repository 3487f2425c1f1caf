import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Profiler, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { animation as impactPage } from "../content/pages/consortium-impact";
import { animation as eseePage } from "../content/pages/platform-esee-intelligence";
import { labels } from "../content/shared/site";
import type { AnimationContent } from "../content/types";
import { queryClient } from "../query-client";
import { animations } from "./generated/animations";

vi.mock("particles-wasm/particles_wasm_bg.wasm?url", () => ({ default: "/engine.wasm" }));
vi.mock("particles-wasm", () => ({
  get Stage() {
    return FakeStage;
  },
}));

/** An engine that records its calls. */
class FakeStage {
  static all: FakeStage[] = [];
  static refusesContexts = false;
  static panics = false;
  static get last(): FakeStage {
    const last = FakeStage.all.at(-1);
    if (last === undefined) throw new Error("no stage was opened");
    return last;
  }

  canvas = document.createElement("canvas");
  panics = FakeStage.panics;
  /** Indices, as the engine has them. */
  phase = 0;
  highlighted: number | undefined;
  click = vi.fn();
  click_at = vi.fn();
  pointer_move = vi.fn();
  pointer_leave() {}
  resize = vi.fn();
  start() {}
  set_color = vi.fn();
  frame = vi.fn((_dtSecs: number) => {
    if (this.panics) throw new Error("unreachable");
    return true;
  });
  free = vi.fn(() => {
    if (this.panics) throw new Error("recursive use of an object");
  });
  constructor() {
    if (FakeStage.refusesContexts) throw new Error("no context");
    FakeStage.all.push(this);
  }
  highlight(category: number | undefined) {
    this.highlighted = category;
  }
}

const { content: esee } = eseePage;
const { content: impact } = impactPage;

/** A valid, empty WebAssembly module. */
const wasmResponse = () =>
  new Response(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), {
    headers: { "content-type": "application/wasm" },
  });

const fetchMock = vi.fn<() => Promise<Response>>();
const rendered = vi.fn();
const onFault = vi.fn();
let visible = true;
const preference = Object.assign(new EventTarget(), { matches: false });
/** All other media queries. */
const otherQueries = Object.assign(new EventTarget(), { matches: false });

/** The callbacks of the page's observers. */
const reports = new Set<() => void>();

/** Returns an observer class that reports the test's values at once, as browsers do. */
function observerOf(entry: () => object) {
  return class {
    readonly onEntries: (entries: object[]) => void;
    report = () => {};
    constructor(onEntries: (entries: object[]) => void) {
      this.onEntries = onEntries;
    }
    observe(target: Element) {
      this.report = () => this.onEntries([{ target, ...entry() }]);
      reports.add(this.report);
      queueMicrotask(this.report);
    }
    disconnect() {
      reports.delete(this.report);
    }
  };
}

function scroll(into: "view" | "elsewhere"): void {
  visible = into === "view";
  act(() => reports.forEach((report) => report()));
}

async function show(content: AnimationContent, { startsItself = false, stillsLoad = true } = {}) {
  const view = render(
    <StrictMode>
      <Profiler id="player" onRender={rendered}>
        <AnimationPlayer title="the title" content={content} startsItself={startsItself} onFault={onFault} />
      </Profiler>
    </StrictMode>,
  );
  await act(() => vi.dynamicImportSettled());
  await pass(100);
  if (stillsLoad) loadStills("");
  return view;
}

/** Fires the load event of the stills whose addresses contain these words. */
function loadStills(words: string) {
  for (const image of document.querySelectorAll("picture img"))
    if (image.getAttribute("src")?.includes(words)) fireEvent.load(image);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
/** Presses the player: with a mouse at a position in the picture of 600 × 300 px, or with a key. */
const press = (at: { readonly clientX?: number; readonly clientY?: number; readonly detail?: number } = {}) =>
  fireEvent.click(button(/^Click to/), at);
const social = () => button(new RegExp(esee.labels.social.text));
/** The index of the social category in the engine. */
const socialIndex = 1;
const isLit = () => document.querySelector("[data-light=true]") !== null;
/** Returns the name of the still that is visible on the screen. */
const still = () =>
  document
    .querySelector("[data-canvas-shown=false] picture:not([hidden]) img")
    ?.getAttribute("src")
    ?.match(/\w+-\w+(?=-w1280h720)/)?.[0];

/** Holds the engine's file until the returned function is called. */
function holdEngine(): () => Promise<unknown> {
  let arrive: (response: Response) => void = () => {};
  fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  return () => {
    arrive(wasmResponse());
    return pass(0);
  };
}

const { AnimationPlayer } = await import("./animation-player");

describe("animation player", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(() => Promise.resolve(wasmResponse()));
    visible = true;
    preference.matches = false;
    Object.assign(FakeStage, { all: [], refusesContexts: false, panics: false });
    vi.stubGlobal("fetch", fetchMock);
    vi.stubGlobal("matchMedia", (query: string) =>
      query.includes("reduced-motion") ? preference : otherQueries,
    );
    const seen = () => ({ isIntersecting: visible });
    vi.stubGlobal("IntersectionObserver", observerOf(seen));
    const sized = () => ({ contentRect: { width: 600, height: 300 } });
    vi.stubGlobal("ResizeObserver", observerOf(sized));
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rect(
      this: HTMLElement,
    ) {
      // The start mark is small.
      return "mark" in this.dataset ? new DOMRect(300, 150, 1, 1) : new DOMRect(0, 0, 600, 300);
    });
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.clearAllMocks();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  describe("with the engine", () => {
    it("starts by itself once, with stills after five seconds, and is reset by a press", async () => {
      const arrive = holdEngine();
      await show(esee, { startsItself: true });
      expect(screen.queryByText(labels.start)).toBeNull();
      await pass(4800);
      expect(button(new RegExp(esee.hints.start))).toBeTruthy();
      await pass(100);
      expect(button(esee.hints.reset)).toBeTruthy();
      await arrive();
      expect(FakeStage.last.click).toHaveBeenCalledTimes(1);
      press();
      await pass(10_000);
      expect(FakeStage.last.click).toHaveBeenCalledTimes(2);
      expect(screen.getByText(labels.start)).toBeTruthy();
    });

    it("opens one stage in StrictMode, which draws at once, and frees it", async () => {
      vi.stubGlobal("requestAnimationFrame", () => 1);
      const view = await show(esee);
      expect(FakeStage.all).toHaveLength(1);
      expect(document.querySelectorAll("canvas")).toHaveLength(1);
      expect(still()).toBeUndefined();
      expect(FakeStage.last.frame.mock.calls).toEqual([[0.001]]);
      view.unmount();
      expect(FakeStage.last.free).toHaveBeenCalledOnce();
    });

    it("does not fetch the engine before it is near the viewport", async () => {
      visible = false;
      await show(esee);
      expect(fetchMock).not.toHaveBeenCalled();
      expect(still()).toBe("esee-scattered");
    });

    it("treats a double click, and a held Enter on any button, as one press", async () => {
      await show(esee);
      press({ detail: 1, clientX: 60, clientY: 30 });
      press({ detail: 2, clientX: 60, clientY: 30 });
      expect(FakeStage.last.click_at.mock.calls).toEqual([[60, 30]]);
      for (const each of screen.getAllByRole("button")) {
        expect(fireEvent.keyDown(each, { key: "Enter" }), "the browser clicks").toBe(true);
        expect(fireEvent.keyDown(each, { key: "Enter", repeat: true }), "it does not").toBe(false);
      }
    });

    it("renders when the phase changes, and not for a frame or a move of the pointer", async () => {
      await show(esee);
      press();
      await pass(100);
      rendered.mockClear();
      fireEvent.pointerMove(button(/^Click to/), { pointerType: "mouse" });
      await pass(1000);
      expect(rendered).not.toHaveBeenCalled();
      FakeStage.last.phase = 2;
      await pass(1000);
      expect(rendered).toHaveBeenCalledTimes(1);
    });

    it("highlights the category of a focused label, and of a pressed one until Escape", async () => {
      await show(esee);
      act(() => social().focus());
      expect(FakeStage.last.highlighted).toBe(socialIndex);
      expect(social().getAttribute("aria-pressed")).toBe("false");
      act(() => social().blur());
      expect(FakeStage.last.highlighted).toBeUndefined();
      // On iOS a tap does not focus a button.
      fireEvent.click(social());
      expect(FakeStage.last.highlighted).toBe(socialIndex);
      expect(social().getAttribute("aria-pressed")).toBe("true");
      fireEvent.keyDown(document, { key: "Escape" });
      expect(FakeStage.last.highlighted).toBeUndefined();
      expect(social().getAttribute("aria-pressed")).toBe("false");
    });

    it("passes on the moves of a mouse, also while paused, but not of a finger, whose highlight would remain", async () => {
      await show(esee);
      const move = (pointerType: string) => fireEvent.pointerMove(button(/^Click to/), { pointerType });
      move("touch");
      expect(FakeStage.last.pointer_move).not.toHaveBeenCalled();
      fireEvent.click(button(labels.pauseAnimation));
      FakeStage.last.frame.mockClear();
      move("mouse");
      await pass(100);
      expect(FakeStage.last.pointer_move).toHaveBeenCalledOnce();
      expect(FakeStage.last.frame.mock.calls).toEqual([[0]]);
    });

    it("draws and copies the picture before it passes on a reset, and removes the copy when it has faded", async () => {
      const drawImage = vi.fn();
      const context = { drawImage } as unknown as CanvasRenderingContext2D;
      vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context);
      await show(esee);
      press();
      await pass(1000);
      expect(document.querySelectorAll("canvas")).toHaveLength(1);
      const { frame, click } = FakeStage.last;
      click.mockClear();
      press();
      const [canvas, copy] = document.querySelectorAll("canvas");
      expect(drawImage).toHaveBeenCalledExactlyOnceWith(canvas, 0, 0);
      expect(frame).toHaveBeenLastCalledWith(0);
      expect(frame.mock.invocationCallOrder.at(-1)).toBeLessThan(drawImage.mock.invocationCallOrder[0] ?? 0);
      expect(drawImage).toHaveBeenCalledBefore(click);
      fireEvent.animationEnd(copy ?? document.body);
      expect([...document.querySelectorAll("canvas")]).toEqual([canvas]);
    });

    it("has labels that name ranges from the second phase on, and are a legend in the last: they can be focused, and a press does nothing", async () => {
      await show(esee);
      const { detail } = esee.labels.social;
      press();
      await pass(100);
      expect(screen.queryByText(detail)).toBeNull();
      FakeStage.last.phase = 1;
      await pass(100);
      expect(screen.getByText(detail)).toBeTruthy();
      FakeStage.last.phase = 2;
      await pass(100);
      act(() => social().focus());
      fireEvent.click(social());
      expect(document.activeElement).toBe(social());
      expect(social().getAttribute("aria-disabled")).toBe("true");
      expect(social().getAttribute("aria-pressed")).toBe("false");
      expect(FakeStage.last.click).toHaveBeenCalledTimes(1);
      expect(FakeStage.last.highlighted).toBeUndefined();
    });

    it("announces the statement of each phase and the lines over the picture, and the hint only as the button's name", async () => {
      await show(impact);
      const { title, text } = impact.lines.collective;
      const announced = document.querySelector("[aria-live=polite]");
      const first = announced?.firstChild;
      expect(first?.textContent).toBe(impact.statements.individual);
      press();
      await pass(100);
      expect(button(esee.hints.reset)).toBeTruthy();
      expect(announced?.firstChild, "not again at the press").toBe(first);
      FakeStage.last.phase = 2;
      await pass(100);
      expect(announced?.textContent).toBe([impact.statements.collective, title, text].join(". "));
      for (const hint of screen.getAllByText(/^Click to/))
        expect(hint.closest("[aria-hidden=true]"), "only the name of the button").not.toBeNull();
      expect(screen.getByRole("figure", { name: "the title" })).toBeTruthy();
    });

    it("continues stills that have run, and replaces the light of the press", async () => {
      const arrive = holdEngine();
      await show(esee);
      press({ detail: 1, clientX: 60, clientY: 30 });
      expect(isLit()).toBe(true);
      await pass(2500);
      await arrive();
      expect(still()).toBeUndefined();
      expect(isLit()).toBe(false);
      expect(FakeStage.last.click_at.mock.calls).toEqual([[60, 30]]);
      expect(FakeStage.last.frame.mock.calls[0]).toEqual([2.5]);
    });

    it("continues with stills, with the time since the press, when the visitor switches to reduced motion", async () => {
      await show(esee);
      await pass(3000);
      press();
      await pass(1000);
      preference.matches = true;
      act(() => void preference.dispatchEvent(new Event("change")));
      expect(still()).toBe("esee-scattered");
      await pass(1100);
      expect(still()).toBe("esee-converging");
    });

    it("does not throw in a browser without popovers, where their selector is a syntax error", async () => {
      vi.spyOn(HTMLElement.prototype, "matches").mockImplementation((selector) => {
        throw new SyntaxError(selector);
      });
      await show(esee);
      expect(document.querySelector("figure")).not.toBeNull();
    });

    it("requests frames while it plays in view, and none off-screen, paused or settled", async () => {
      await show(esee);
      const framesAsked = async () => {
        FakeStage.last.frame.mockClear();
        await pass(160);
        return FakeStage.last.frame.mock.calls.length > 5;
      };
      const asked = [await framesAsked()];
      for (const act of [
        () => scroll("elsewhere"),
        () => scroll("view"),
        () => fireEvent.click(button(labels.pauseAnimation)),
        () => press(),
        () => FakeStage.last.frame.mockReturnValue(false),
        () => FakeStage.last.frame.mockReturnValue(true) && press(),
      ]) {
        act();
        asked.push(await framesAsked());
      }
      expect(asked).toEqual([true, false, true, false, true, false, true]);
    });

    it("shows the still while the canvas has lost its context", async () => {
      await show(esee);
      const canvas = document.querySelector("canvas");
      const lost = new Event("contextlost", { cancelable: true });
      act(() => void canvas?.dispatchEvent(lost));
      expect(still()).toBe("esee-scattered");
      expect(lost.defaultPrevented, "a 2D context would not be restored").toBe(false);
      act(() => void canvas?.dispatchEvent(new Event("contextrestored")));
      await pass(100);
      expect(still()).toBeUndefined();
    });

    it("resizes the stage whenever the pixel ratio changes", async () => {
      await show(esee);
      for (const ratio of [2, 3]) {
        vi.stubGlobal("devicePixelRatio", ratio);
        otherQueries.dispatchEvent(new Event("change"));
        expect(FakeStage.last.resize).toHaveBeenLastCalledWith(600, 300, ratio);
      }
    });
  });

  describe("with reduced motion", () => {
    beforeEach(() => {
      preference.matches = true;
    });

    it("shows a phase's still once it has loaded, and until then the still before it, without the engine", async () => {
      await show(esee, { stillsLoad: false });
      expect(fetchMock).not.toHaveBeenCalled();
      press();
      const [, converging, unified] = animations.esee.phases;
      await pass(converging.startsAtMs);
      expect(still()).toBe("esee-scattered");
      loadStills("converging");
      expect(still()).toBe("esee-converging");
      await pass(unified.startsAtMs - converging.startsAtMs);
      expect(still()).toBe("esee-converging");
      loadStills("unified");
      expect(still()).toBe("esee-unified");
    });

    it("highlights the quadrant under the pointer, and covers the others while they converge", async () => {
      await show(esee);
      const picture = document.querySelector("[data-phase]") ?? document.body;
      const lit = () => document.querySelector("[data-highlighted=true]")?.textContent;
      const covered = () =>
        Array.from(document.querySelectorAll("[data-covers]"), (each) => each.getAttribute("data-covers"));
      fireEvent.pointerMove(picture, { clientX: 450, clientY: 75 });
      expect(lit()).toContain(esee.labels.social.text);
      expect(covered()).toEqual([]);
      press();
      await pass(2000);
      fireEvent.pointerMove(picture, { clientX: 450, clientY: 225 });
      expect(lit()).toContain(esee.labels.economic.text);
      expect(covered()).toEqual(["true", "true", "true", "false"]);
      fireEvent.pointerLeave(picture);
      expect(lit()).toBeUndefined();
    });
  });

  describe("without the engine", () => {
    /** Expects stills without a canvas, and that a press starts them. */
    async function expectStillsStart() {
      expect(document.querySelector("canvas")).toBeNull();
      expect(still()).toBe("esee-scattered");
      press();
      await pass(2000);
      expect(still()).toBe("esee-converging");
    }

    it.each<[string, () => void]>([
      ["its file is refused", () => fetchMock.mockResolvedValue(new Response(null, { status: 503 }))],
      ["no canvas yields a context", () => (FakeStage.refusesContexts = true)],
      ["it panics while it opens", () => (FakeStage.panics = true)],
    ])("reports once and keeps the stills if %s", async (_, fail) => {
      fail();
      await show(esee);
      await pass(10_000);
      expect(onFault.mock.calls).toEqual([["not started", expect.any(Error)]]);
      await expectStillsStart();
    });

    it.each<[string, () => void]>([
      ["in a frame", () => (FakeStage.last.panics = true)],
      [
        "at a press",
        () => {
          FakeStage.last.click.mockImplementation(() => {
            throw new Error("unreachable");
          });
          press();
        },
      ],
    ])("after a panic %s, shows the still with nothing to pause, and reports once", async (_, panic) => {
      await show(esee);
      panic();
      await pass(1000);
      expect(onFault.mock.calls).toEqual([["stopped", expect.any(Error)]]);
      await expectStillsStart();
    });
  });
});
