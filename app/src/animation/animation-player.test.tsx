import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Profiler, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnimationContent } from "../content/types";
import { queryClient } from "../query-client";

vi.mock("./still-urls", () => ({
  stillUrl: (animation: string, phase: string, shape: string) => `/${animation}-${phase}-${shape}.svg`,
}));
vi.mock("particles-wasm/particles_wasm_bg.wasm?url", () => ({ default: "/engine.wasm" }));
vi.mock("particles-wasm", () => ({
  get Stage() {
    return FakeStage;
  },
}));

/** An engine that records its calls. */
class FakeStage {
  static all: FakeStage[] = [];
  static refusesContext = false;
  static refusesWebGl = false;
  static panicsFromTheStart = false;
  static attempts = 0;
  static get last(): FakeStage {
    const last = FakeStage.all.at(-1);
    if (last === undefined) throw new Error("no stage was opened");
    return last;
  }

  /** Indices, as the engine has them. */
  phase = 0;
  started = false;
  highlighted: number | undefined;
  panics = FakeStage.panicsFromTheStart;
  settled = false;
  /** The steps of `frame`, in seconds. */
  steps: number[] = [];
  frames = 0;
  clicks = 0;
  clickedAt: readonly number[] | undefined;
  pointerMoves = 0;
  freed = 0;
  sizes: string[] = [];

  constructor(
    _canvas: HTMLCanvasElement,
    _animation: number,
    _seed: number,
    widthPx: number,
    heightPx: number,
    dpr: number,
    onlyCanvas2d: boolean,
  ) {
    FakeStage.attempts += 1;
    if (FakeStage.refusesContext) throw new Error("no context");
    if (FakeStage.refusesWebGl && !onlyCanvas2d) throw new Error("no program");
    this.resize(widthPx, heightPx, dpr);
    FakeStage.all.push(this);
  }
  frame(dtSecs: number) {
    if (this.panics) throw new Error("unreachable");
    this.steps.push(dtSecs);
    this.frames += 1;
    return !this.settled;
  }
  elapsedSecs() {
    return this.steps.reduce((sum, step) => sum + step, 0);
  }
  click() {
    this.clicks += 1;
    this.phase = 0;
    this.settled = false;
    this.started = !this.started;
    return this.started;
  }
  highlight(category: number | undefined) {
    this.highlighted = category;
  }
  resize(widthPx: number, heightPx: number, dpr: number) {
    this.sizes.push(`${widthPx} × ${heightPx} at ${dpr}`);
  }
  click_at(xPx: number, yPx: number) {
    this.clickedAt = [xPx, yPx];
    return this.click();
  }
  show_pointer() {}
  pointer_move() {
    this.pointerMoves += 1;
  }
  pointer_leave() {}
  free() {
    if (this.panics) throw new Error("recursive use of an object");
    this.freed += 1;
  }
}

const esee: AnimationContent = {
  animation: "esee",
  labels: {
    environmental: { text: "label of environmental", color: "teal" },
    social: { text: "label of social", color: "violet" },
    ethical: { text: "label of ethical", color: "lilac" },
    economic: { text: "label of economic", color: "violet-2" },
  },
  lines: { unified: { title: "the unified caption" } },
  hints: { start: "the hint to start", reset: "the hint to reset" },
  descriptions: { scattered: "all apart", converging: "coming together", unified: "all together" },
};
const impact: AnimationContent = {
  animation: "impact",
  lines: { collective: { title: "the first line", text: "the second line" } },
  hints: { start: "the hint to start", reset: "the hint to reset" },
  descriptions: { individual: "each alone", converging: "coming together", collective: "all together" },
};

/** A valid, empty WebAssembly module. */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const wasmResponse = (init: ResponseInit = {}) =>
  new Response(emptyModule, { headers: { "content-type": "application/wasm" }, ...init });

const fetchMock = vi.fn<(url: string, init: { readonly signal: AbortSignal }) => Promise<Response>>();
const rendered = vi.fn();
const onFault = vi.fn();
const playerLabels = { start: "the word of the mark", pause: "the name of pause", play: "the name of play" };
let reducedMotion = false;
let visible = true;
let size = { width: 600.5, height: 300.25 };

/** An observer that reports at once, as browsers do, with the test's values. */
function observerOf(report: (target: Element) => object) {
  return class {
    readonly onEntries: (entries: object[]) => void;
    constructor(onEntries: (entries: object[]) => void) {
      this.onEntries = onEntries;
    }
    observe(target: Element) {
      queueMicrotask(() => this.onEntries([{ target, ...report(target) }]));
    }
    disconnect() {}
  };
}

function stubBrowser() {
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), {
      matches: query.includes("prefers-reduced-motion") && reducedMotion,
    }),
  );
  vi.stubGlobal(
    "IntersectionObserver",
    observerOf(() => ({ isIntersecting: visible })),
  );
  vi.stubGlobal(
    "ResizeObserver",
    observerOf(() => ({ contentRect: size })),
  );
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function rect(
    this: HTMLElement,
  ) {
    // The start mark is small.
    return this.dataset["mark"] === undefined
      ? new DOMRect(0, 0, size.width, size.height)
      : new DOMRect(300, 150, 1, 1);
  });
}

async function show(content: AnimationContent, startsItself = false) {
  const view = render(
    <StrictMode>
      <Profiler id="player" onRender={rendered}>
        <AnimationPlayer
          title="the title"
          content={content}
          labels={playerLabels}
          startsItself={startsItself}
          onFault={onFault}
        />
      </Profiler>
    </StrictMode>,
  );
  await act(() => vi.dynamicImportSettled());
  await pass(100);
  return view;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const playerButton = () => screen.getByRole("button", { name: /^the hint/ });
/** The still that shows on the screen; another rule shows it on paper. */
const currentStill = () =>
  document.querySelector("[data-canvas-shown=false] picture:not([hidden]) img")?.getAttribute("src") ?? null;
const { AnimationPlayer } = await import("./animation-player");
const { requestEngine } = await import("./engine");

describe("animation player", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(() => Promise.resolve(wasmResponse()));
    reducedMotion = false;
    visible = true;
    size = { width: 600.5, height: 300.25 };
    FakeStage.all = [];
    FakeStage.refusesContext = false;
    FakeStage.refusesWebGl = false;
    FakeStage.panicsFromTheStart = false;
    FakeStage.attempts = 0;
    stubBrowser();
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
    it("starts itself once where that was asked for, and is reset by a click", async () => {
      await show(esee, true);
      expect(FakeStage.last.clicks).toBe(1);
      fireEvent.click(playerButton());
      await pass(10_000);
      expect(FakeStage.last.clicks).toBe(2);
    });

    it("opens one stage in StrictMode, and frees it when it goes", async () => {
      const view = await show(esee);
      expect(FakeStage.all).toHaveLength(1);
      expect(document.querySelectorAll("canvas")).toHaveLength(1);
      expect(currentStill()).toBeNull();
      view.unmount();
      expect(FakeStage.last.freed).toBe(1);
      const { frames } = FakeStage.last;
      await pass(1000);
      expect(FakeStage.last.frames).toBe(frames);
    });

    it("draws as it takes the still away, without waiting for the frame loop", async () => {
      vi.stubGlobal("requestAnimationFrame", () => 1);
      await show(esee);
      expect(currentStill()).toBeNull();
      expect(FakeStage.last.steps).toEqual([0]);
    });

    it("does nothing before it is near", async () => {
      visible = false;
      await show(esee);
      expect(fetchMock).not.toHaveBeenCalled();
      expect(currentStill()).toBe("/esee-scattered-w1280h720.svg");
    });

    it("passes clicks on and says what the next one does", async () => {
      await show(esee);
      fireEvent.click(playerButton());
      expect(FakeStage.last.clicks).toBe(1);
      expect(screen.getByRole("button", { name: "the hint to reset" })).toBe(playerButton());
    });

    it("is not reset by the second click of a double click, nor by a key that is held", async () => {
      await show(esee);
      fireEvent.click(playerButton(), { detail: 1 });
      fireEvent.click(playerButton(), { detail: 2 });
      expect(FakeStage.last.clicks).toBe(1);
      expect(fireEvent.keyDown(playerButton(), { key: "Enter" })).toBe(true);
      // A browser clicks unless that is prevented.
      expect(fireEvent.keyDown(playerButton(), { key: "Enter", repeat: true })).toBe(false);
    });

    it("renders when the phase changes, and not for a frame", async () => {
      await show(esee);
      fireEvent.click(playerButton());
      await pass(100);
      rendered.mockClear();
      await pass(1000);
      expect(rendered).not.toHaveBeenCalled();
      FakeStage.last.phase = 2;
      await pass(1000);
      expect(rendered).toHaveBeenCalledTimes(1);
    });

    it("hides the pause button once nothing is left to pause, and shows it at once for the next run", async () => {
      await show(impact);
      const pause = screen.getByRole("button", { name: playerLabels.pause });
      const hidden = () => pause.className.includes("not-focus-visible:invisible");
      fireEvent.click(playerButton());
      Object.assign(FakeStage.last, { phase: 2, settled: true });
      await pass(100);
      expect(hidden()).toBe(true);
      fireEvent.click(playerButton());
      fireEvent.click(playerButton());
      expect(hidden(), "before the next frame").toBe(false);
    });

    it("highlights a category while its label has the focus, without pressing it", async () => {
      await show(esee);
      const label = screen.getByRole("button", { name: "label of social" });
      act(() => label.focus());
      expect(FakeStage.last.highlighted).toBe(1);
      expect(label.getAttribute("aria-pressed")).toBe("false");
      act(() => label.blur());
      expect(FakeStage.last.highlighted).toBeUndefined();
    });

    it("keeps a category whose label is pressed until it is pressed again", async () => {
      await show(esee);
      const label = screen.getByRole("button", { name: "label of social" });
      act(() => label.focus());
      fireEvent.click(label);
      expect(FakeStage.last.highlighted).toBe(1);
      expect(label.getAttribute("aria-pressed")).toBe("true");
      fireEvent.click(label);
      expect(FakeStage.last.highlighted).toBeUndefined();
      expect(label.getAttribute("aria-pressed")).toBe("false");
    });

    it.each<[string, () => void]>([
      ["Escape", () => fireEvent.keyDown(document, { key: "Escape" })],
      ["a click on the player", () => fireEvent.click(playerButton())],
    ])("releases a pressed category on %s, and takes the next press", async (_, release) => {
      await show(esee);
      const label = screen.getByRole("button", { name: "label of social" });
      for (let time = 0; time < 2; time += 1) {
        // On iOS a tap does not focus a button.
        fireEvent.click(label);
        expect(FakeStage.last.highlighted).toBe(1);
        expect(label.getAttribute("aria-pressed")).toBe("true");
        release();
        expect(FakeStage.last.highlighted).toBeUndefined();
        expect(label.getAttribute("aria-pressed")).toBe("false");
      }
    });

    it.each(["mouse", "touch"])(
      "keeps a pressed category when a %s leaves the player",
      async (pointerType) => {
        await show(esee);
        const label = screen.getByRole("button", { name: "label of social" });
        act(() => label.focus());
        fireEvent.click(label);
        fireEvent.pointerOut(label, { pointerType });
        act(() => label.blur());
        expect(FakeStage.last.highlighted).toBe(1);
      },
    );

    it("follows a mouse, but not a finger, whose highlight would remain", async () => {
      await show(esee);
      fireEvent.pointerMove(playerButton(), { pointerType: "touch" });
      expect(FakeStage.last.pointerMoves).toBe(0);
      fireEvent.pointerMove(playerButton(), { pointerType: "mouse" });
      expect(FakeStage.last.pointerMoves).toBe(1);
    });

    it("has a legend in the last phase: labels can have the focus, and a press does nothing", async () => {
      await show(esee);
      fireEvent.click(playerButton());
      FakeStage.last.phase = 2;
      await pass(100);
      const label = screen.getByRole("button", { name: "label of social" });
      expect(label.getAttribute("aria-disabled")).toBe("true");
      act(() => label.focus());
      fireEvent.click(label);
      expect(document.activeElement).toBe(label);
      expect(FakeStage.last.clicks).toBe(1);
      expect(FakeStage.last.highlighted).toBeUndefined();
      expect(label.getAttribute("aria-pressed")).toBe("false");
    });

    it.each(["label of social", playerLabels.pause])(
      "takes a held Enter on %s as one press",
      async (name) => {
        await show(esee);
        const button = screen.getByRole("button", { name });
        expect(fireEvent.keyDown(button, { key: "Enter" }), "the browser clicks").toBe(true);
        expect(fireEvent.keyDown(button, { key: "Enter", repeat: true }), "it does not").toBe(false);
      },
    );

    it("announces what happens in each phase and what is written over the picture, and says the hint once", async () => {
      await show(impact);
      const announced = document.querySelector("[aria-live=polite]");
      const text = announced?.firstChild;
      expect(text?.textContent).toBe("each alone");
      fireEvent.click(playerButton());
      await pass(100);
      expect(announced?.firstChild, "not again at the click").toBe(text);
      expect(announced?.textContent).toBe("each alone");
      FakeStage.last.phase = 2;
      await pass(100);
      expect(announced?.textContent).toBe("all together. the first line. the second line");
      for (const hint of screen.getAllByText(/^the hint/)) {
        expect(hint.closest("[aria-hidden=true]"), "only the name of the button").not.toBeNull();
      }
      expect(document.querySelector("figure")?.getAttribute("aria-label")).toBe("the title");
    });

    it("keeps a category that was singled out before the engine came", async () => {
      let arrive: (response: Response) => void = () => {};
      fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
      await show(esee);
      act(() => screen.getByRole("button", { name: "label of social" }).focus());
      arrive(wasmResponse());
      await pass(0);
      expect(FakeStage.last.highlighted).toBe(1);
    });

    it("knows its size from the start, fractions included, also on another screen", async () => {
      const queries: EventTarget[] = [];
      vi.stubGlobal("matchMedia", () => {
        const query = Object.assign(new EventTarget(), { matches: false });
        queries.push(query);
        return query;
      });
      await show(esee);
      vi.stubGlobal("devicePixelRatio", 2);
      for (const query of queries.slice()) query.dispatchEvent(new Event("change"));
      const { sizes } = FakeStage.last;
      expect(sizes[0]).toBe("600.5 × 300.25 at 1");
      expect(sizes.at(-1)).toBe("600.5 × 300.25 at 2");
    });

    it("draws its first frame for the size that it has then, not for that before the engine came", async () => {
      let arrive: (response: Response) => void = () => {};
      fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
      await show(esee);
      // A phone is turned.
      size = { width: 300.25, height: 600.5 };
      arrive(wasmResponse());
      await pass(0);
      expect(FakeStage.last.sizes[0]).toBe("300.25 × 600.5 at 1");
    });

    it("draws no frame while paused; a click goes on", async () => {
      await show(esee);
      fireEvent.click(screen.getByRole("button", { name: playerLabels.pause }));
      const { frames } = FakeStage.last;
      await pass(1000);
      expect(FakeStage.last.frames).toBe(frames);
      fireEvent.click(playerButton());
      expect(screen.getByRole("button", { name: playerLabels.pause })).toBeTruthy();
      await pass(1000);
      expect(FakeStage.last.frames).toBeGreaterThan(frames + 50);
    });

    it.each([
      ["in the first phase, the engine takes over at once", 1500, 0],
      ["in a later phase, at the next reset", 2500, 1],
    ])("comes to stills that run: %s", async (_, atMs, resets) => {
      let arrive: (response: Response) => void = () => {};
      fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
      await show(esee);
      fireEvent.click(playerButton(), { detail: 1, clientX: 60.05, clientY: 30.025 });
      await pass(atMs);
      arrive(wasmResponse());
      await pass(0);
      expect(FakeStage.all).toHaveLength(1 - resets);
      if (resets > 0) {
        expect(currentStill()).toBe("/esee-converging-w1280h720.svg");
        fireEvent.click(playerButton());
        await pass(0);
      }
      expect(FakeStage.last.clicks).toBe(1 - resets);
      expect(FakeStage.last.clickedAt).toEqual(resets > 0 ? undefined : [60.05, 30.025]);
      expect(FakeStage.last.steps[0]).toBe(resets > 0 ? 0 : 1.5);
    });

    it("takes over stills that were paused, and goes on when the visitor does", async () => {
      let arrive: (response: Response) => void = () => {};
      fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
      await show(esee);
      fireEvent.click(playerButton());
      await pass(1500);
      fireEvent.click(screen.getByRole("button", { name: playerLabels.pause }));
      await pass(60_000);
      arrive(wasmResponse());
      await pass(1000);
      expect(FakeStage.last.elapsedSecs()).toBeCloseTo(1.5, 1);
      const { frames } = FakeStage.last;
      fireEvent.click(screen.getByRole("button", { name: playerLabels.play }));
      await pass(1000);
      expect(FakeStage.last.frames).toBeGreaterThan(frames + 50);
    });

    it.each([
      ["a press then is the start", playerButton, 1],
      [
        "a pause leaves the start to the visitor",
        () => screen.getByRole("button", { name: playerLabels.pause }),
        0,
      ],
    ])("shows no mark while it will start by itself: %s", async (_, pressed, clicks) => {
      let arrive: (response: Response) => void = () => {};
      fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
      await show(esee, true);
      expect(screen.queryByText(playerLabels.start)).toBeNull();
      fireEvent.click(pressed());
      arrive(wasmResponse());
      await pass(1000);
      expect(FakeStage.last.clicks).toBe(clicks);
      expect(screen.queryAllByText(playerLabels.start)).toHaveLength(1 - clicks);
    });

    it("starts by a press from before its scripts came, once", async () => {
      const matches = vi.spyOn(HTMLElement.prototype, "matches");
      matches.mockImplementation((selector) => selector === ":popover-open");
      const hidePopover = vi.fn(() => matches.mockRestore());
      Object.assign(HTMLElement.prototype, { hidePopover });
      await show(esee);
      expect(hidePopover).toHaveBeenCalledOnce();
      expect(FakeStage.last.clicks).toBe(1);
    });
  });

  describe("without the engine", () => {
    it("asks for the first still at once, before other pictures, and for the one that answers a click", async () => {
      reducedMotion = true;
      await show(esee);
      const stills = [...document.querySelectorAll("picture img")];
      expect(
        stills.map((still) => [still.getAttribute("loading"), still.getAttribute("fetchpriority")]),
      ).toEqual([
        ["eager", "high"],
        ["lazy", "auto"],
        ["lazy", "auto"],
        ["eager", "auto"],
      ]);
    });

    it("walks the stills of ESEE in their times, and back", async () => {
      reducedMotion = true;
      await show(esee);
      fireEvent.click(playerButton());
      await pass(1999);
      expect(currentStill()).toContain("/esee-scattered-w1280h720-started.svg");
      await pass(1);
      expect(currentStill()).toBe("/esee-converging-w1280h720.svg");
      await pass(3999);
      expect(currentStill()).toBe("/esee-converging-w1280h720.svg");
      await pass(1);
      expect(currentStill()).toBe("/esee-unified-w1280h720.svg");
      expect(screen.getByText("the unified caption")).toBeTruthy();
      fireEvent.click(playerButton());
      expect(currentStill()).toBe("/esee-scattered-w1280h720.svg");
      expect(screen.getByRole("button", { name: /the hint to start/ })).toBeTruthy();
    });

    it.each([esee, impact])(
      "answers a click on $animation at once with a light, until a reset",
      async (content) => {
        reducedMotion = true;
        await show(content);
        const lit = () => document.querySelector("[data-light=true]") !== null;
        expect(lit()).toBe(false);
        fireEvent.click(playerButton());
        expect(lit(), "before any time has passed").toBe(true);
        fireEvent.click(playerButton());
        expect(lit(), "after a reset").toBe(false);
      },
    );

    it("shows the phase's still when reduced motion is switched on, paused as it was, and the engine after a reset", async () => {
      const preference = Object.assign(new EventTarget(), { matches: false });
      vi.stubGlobal("matchMedia", () => preference);
      await show(esee);
      fireEvent.click(playerButton());
      await pass(100);
      FakeStage.last.phase = 1;
      await pass(2400);
      fireEvent.click(screen.getByRole("button", { name: playerLabels.pause }));
      preference.matches = true;
      act(() => void preference.dispatchEvent(new Event("change")));
      await pass(60_000);
      expect(currentStill()).toBe("/esee-converging-w1280h720.svg");
      expect(document.querySelector("[data-light=true]")).toBeNull();
      preference.matches = false;
      act(() => void preference.dispatchEvent(new Event("change")));
      await pass(1000);
      expect(currentStill()).toBe("/esee-converging-w1280h720.svg");
      fireEvent.click(playerButton());
      await pass(100);
      expect(currentStill()).toBeNull();
      expect(FakeStage.last.clicks).toBe(0);
    });

    it("leaves the start to the visitor, also where the animation was asked to start itself", async () => {
      reducedMotion = true;
      await show(esee, true);
      await pass(10_000);
      expect(currentStill()).toContain("scattered");
    });

    it("highlights the quadrant under the pointer, and covers the others while they converge", async () => {
      reducedMotion = true;
      size = { width: 200, height: 100 };
      await show(esee);
      const surface = document.querySelector("[data-phase]");
      if (surface === null) throw new Error("no surface");
      const lit = () => document.querySelector("[data-highlighted=true]")?.textContent;
      const covered = () =>
        [...document.querySelectorAll("[data-covers]")].map((each) => each.getAttribute("data-covers"));
      fireEvent.pointerMove(surface, { clientX: 51, clientY: 25 });
      expect(lit()).toBe("label of environmental");
      expect(covered()).toEqual([]);
      fireEvent.click(playerButton());
      await pass(2000);
      fireEvent.pointerMove(surface, { clientX: 151, clientY: 75 });
      expect(lit()).toBe("label of economic");
      expect(covered()).toEqual(["true", "true", "true", "false"]);
      fireEvent.pointerLeave(surface);
      expect(lit()).toBeUndefined();
    });

    it("walks the stills of Impact in their times", async () => {
      reducedMotion = true;
      await show(impact);
      fireEvent.click(playerButton());
      await pass(2999);
      expect(currentStill()).toContain("/impact-individual-w1280h720-started.svg");
      await pass(1);
      expect(currentStill()).toBe("/impact-converging-w1280h720.svg");
      await pass(5000);
      expect(currentStill()).toBe("/impact-collective-w1280h720.svg");
      expect(screen.getByText("the first line")).toBeTruthy();
      expect(screen.getByText("the second line")).toBeTruthy();
    });

    it("keeps its phase while paused, and then shows it for its remaining time", async () => {
      reducedMotion = true;
      await show(esee);
      fireEvent.click(playerButton());
      await pass(1500);
      fireEvent.click(screen.getByRole("button", { name: playerLabels.pause }));
      await pass(60_000);
      expect(currentStill()).toContain("/esee-scattered-w1280h720-started");
      fireEvent.click(screen.getByRole("button", { name: playerLabels.play }));
      await pass(499);
      expect(currentStill()).toContain("/esee-scattered-w1280h720-started");
      await pass(1);
      expect(currentStill()).toContain("/esee-converging");
    });

    it("shows a phase whose timer was due when it was paused", async () => {
      reducedMotion = true;
      await show(esee);
      fireEvent.click(playerButton());
      await pass(1999);
      vi.spyOn(performance, "now").mockReturnValue(performance.now() + 2);
      fireEvent.click(screen.getByRole("button", { name: playerLabels.pause }));
      expect(currentStill()).toContain("/esee-converging");
    });

    it("starts anew where it was reset while paused", async () => {
      reducedMotion = true;
      await show(esee);
      fireEvent.click(playerButton());
      await pass(2500);
      fireEvent.click(screen.getByRole("button", { name: playerLabels.pause }));
      fireEvent.click(playerButton());
      expect(currentStill()).toBe("/esee-scattered-w1280h720.svg");
      fireEvent.click(playerButton());
      await pass(2000);
      expect(currentStill()).toContain("/esee-converging");
    });

    it("takes back the timers of a walk that is reset", async () => {
      reducedMotion = true;
      await show(esee);
      fireEvent.click(playerButton());
      await pass(1000);
      fireEvent.click(playerButton());
      await pass(60_000);
      expect(currentStill()).toBe("/esee-scattered-w1280h720.svg");
    });

    it("never requests the engine under reduced motion", async () => {
      reducedMotion = true;
      await show(esee);
      expect(fetchMock).not.toHaveBeenCalled();
      expect(onFault).not.toHaveBeenCalled();
    });

    it.each<[string, () => Promise<Response>]>([
      ["is refused", () => Promise.resolve(wasmResponse({ status: 503 }))],
      ["does not arrive", () => Promise.reject(new TypeError("connection reset"))],
      [
        "is truncated",
        () =>
          Promise.resolve(
            new Response(emptyModule.subarray(0, 6), { headers: { "content-type": "application/wasm" } }),
          ),
      ],
    ])("tries three times more when the file %s", async (_, answer) => {
      fetchMock.mockImplementation(answer);
      await show(esee);
      await pass(1000 + 2000 + 4000);
      expect(fetchMock).toHaveBeenCalledTimes(4);
      expect(onFault.mock.calls).toEqual([["not started", expect.any(Error)]]);
      expect(currentStill()).toBe("/esee-scattered-w1280h720.svg");
    });

    it("draws once a further try succeeds, and reports nothing", async () => {
      fetchMock.mockImplementationOnce(() => Promise.resolve(wasmResponse({ status: 503 })));
      await show(esee);
      expect(currentStill()).toBe("/esee-scattered-w1280h720.svg");
      await pass(1000);
      expect(currentStill()).toBeNull();
      expect(onFault).not.toHaveBeenCalled();
    });

    it("gives each try ten seconds", async () => {
      // The timers of the test do not reach the browser's own timeouts.
      vi.spyOn(AbortSignal, "timeout").mockImplementation((delayMs) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(new DOMException("timed out", "TimeoutError")), delayMs);
        return controller.signal;
      });
      fetchMock.mockImplementation(
        (_, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener("abort", () => reject(signal.reason as Error));
          }),
      );
      await show(esee);
      await pass(9800);
      expect(fetchMock).toHaveBeenCalledTimes(1);
      await pass(100 + 1000);
      expect(fetchMock).toHaveBeenCalledTimes(2);
      await pass(10_000 + 2000 + 10_000 + 4000 + 10_000);
      expect(fetchMock).toHaveBeenCalledTimes(4);
      expect(onFault).toHaveBeenCalledTimes(1);
    });

    it("starts to load on intent once, however often that is repeated", async () => {
      fetchMock.mockImplementation(() => Promise.resolve(wasmResponse({ status: 503 })));
      requestEngine();
      requestEngine();
      await pass(1000 + 2000 + 4000);
      requestEngine();
      await pass(0);
      expect(fetchMock).toHaveBeenCalledTimes(4);
    });

    it("reports a file that is not WebAssembly at once, without another try", async () => {
      fetchMock.mockImplementation(() =>
        Promise.resolve(wasmResponse({ headers: { "content-type": "text/html" } })),
      );
      await show(esee);
      await pass(10_000);
      expect(fetchMock).toHaveBeenCalledTimes(1);
      expect(onFault).toHaveBeenCalledTimes(1);
    });

    it("says at once that there is no WebAssembly", async () => {
      vi.stubGlobal("WebAssembly", undefined);
      await show(esee);
      expect(fetchMock).not.toHaveBeenCalled();
      expect(onFault).toHaveBeenCalledTimes(1);
    });

    it("keeps the still where the canvas yields no context", async () => {
      FakeStage.refusesContext = true;
      await show(esee);
      expect(document.querySelector("canvas")).toBeNull();
      expect(currentStill()).toBe("/esee-scattered-w1280h720.svg");
      expect(onFault).toHaveBeenCalledTimes(1);
    });

    it("tries Canvas 2D on another canvas where WebGL refuses", async () => {
      FakeStage.refusesWebGl = true;
      await show(esee);
      expect(FakeStage.attempts).toBe(2);
      expect(FakeStage.all).toHaveLength(1);
      expect(document.querySelectorAll("canvas")).toHaveLength(1);
      expect(currentStill()).toBeNull();
      expect(onFault).not.toHaveBeenCalled();
    });

    it("keeps the still, removes the canvas and gives the context back after a panic while it opens", async () => {
      const loseContext = vi.fn();
      vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
        getExtension: () => ({ loseContext }),
      } as unknown as WebGL2RenderingContext);
      let arrive: (response: Response) => void = () => {};
      fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
      FakeStage.panicsFromTheStart = true;
      await show(esee);
      fireEvent.click(playerButton());
      arrive(wasmResponse());
      await pass(100);
      expect(FakeStage.all).toHaveLength(1);
      expect(document.querySelector("canvas")).toBeNull();
      expect(loseContext).toHaveBeenCalledTimes(1);
      expect(onFault.mock.calls).toEqual([["not started", expect.any(Error)]]);
      await pass(2000);
      expect(currentStill()).toBe("/esee-converging-w1280h720.svg");
    });

    it("goes back to the still after a panic, gives the context back and reports once", async () => {
      const loseContext = vi.fn();
      vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
        getExtension: () => ({ loseContext }),
      } as unknown as WebGL2RenderingContext);
      await show(esee);
      FakeStage.last.panics = true;
      await pass(1000);
      expect(document.querySelector("canvas")).toBeNull();
      expect(loseContext).toHaveBeenCalledTimes(1);
      expect(currentStill()).toBe("/esee-scattered-w1280h720.svg");
      expect(onFault.mock.calls).toEqual([["stopped", expect.any(Error)]]);
      fireEvent.click(playerButton());
      await pass(2000);
      expect(currentStill()).toBe("/esee-converging-w1280h720.svg");
    });
  });
});
