import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Profiler, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnimationContent } from "../content/types";
import { queryClient } from "../query-client";
import { animations } from "./generated/animations";

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
  static attempts = 0;
  static refuses: "nothing" | "WebGL" | "any context" = "nothing";
  static panicsFromTheStart = false;
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
  /** While no time passes. */
  pointerShown = 0;
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
    if (FakeStage.refuses === "any context") throw new Error("no context");
    if (FakeStage.refuses === "WebGL" && !onlyCanvas2d) throw new Error("no program");
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
  show_pointer() {
    this.pointerShown += 1;
  }
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

async function show(content: AnimationContent, { startsItself = false, stillsLoad = true } = {}) {
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
  if (stillsLoad) loadStills("");
  return view;
}

/** Has the stills load whose addresses have these words in them. */
function loadStills(words: string) {
  for (const image of document.querySelectorAll("picture img"))
    if (image.getAttribute("src")?.includes(words)) fireEvent.load(image);
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = () => fireEvent.click(button(/^the hint/));
const pause = () => fireEvent.click(button(playerLabels.pause));
const pauseIsHidden = () => button(playerLabels.pause).className.includes("not-focus-visible:invisible");
const play = () => fireEvent.click(button(playerLabels.play));
const social = () => button("label of social");
/** Of the social category, in the engine. */
const socialIndex = 1;
/** The still that shows on the screen; another rule shows it on paper. */
const currentStill = () =>
  document.querySelector("[data-canvas-shown=false] picture:not([hidden]) img")?.getAttribute("src") ?? null;
const still = (phase: string, animation = "esee") => `/${animation}-${phase}-w1280h720.svg`;
const answer = (phase: string, animation = "esee") =>
  expect.stringContaining(`/${animation}-${phase}-w1280h720-started.svg`) as string;

/** Holds the engine's file until the result is called. */
function holdEngine(): () => Promise<unknown> {
  let arrive: (response: Response) => void = () => {};
  fetchMock.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  return () => {
    arrive(wasmResponse());
    return pass(0);
  };
}

/** The visitor's preference for reduced motion, off until the result is called. */
function stubPreference(): (matches: boolean) => void {
  const preference = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => preference);
  return (matches) => {
    preference.matches = matches;
    act(() => void preference.dispatchEvent(new Event("change")));
  };
}

/** Counts the contexts that canvases give back. */
function watchLostContexts() {
  const loseContext = vi.fn();
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
    getExtension: () => ({ loseContext }),
  } as unknown as WebGL2RenderingContext);
  return loseContext;
}

const { AnimationPlayer } = await import("./animation-player");
const { requestEngine } = await import("./engine");

describe("animation player", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(() => Promise.resolve(wasmResponse()));
    reducedMotion = false;
    visible = true;
    size = { width: 600.5, height: 300.25 };
    Object.assign(FakeStage, { all: [], attempts: 0, refuses: "nothing", panicsFromTheStart: false });
    stubBrowser();
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.clearAllMocks();
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    // The tests' browser has none; some tests give it one.
    Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
  });

  describe("with the engine", () => {
    it("starts itself once where that was asked for, without a mark before, and is reset by a click", async () => {
      const arrive = holdEngine();
      await show(esee, { startsItself: true });
      expect(screen.queryByText(playerLabels.start)).toBeNull();
      await arrive();
      await pass(100);
      expect(FakeStage.last.clicks).toBe(1);
      press();
      await pass(10_000);
      expect(FakeStage.last.clicks).toBe(2);
      expect(screen.getByText(playerLabels.start)).toBeTruthy();
    });

    it("starts itself with stills when the engine has not come after five seconds", async () => {
      const arrive = holdEngine();
      await show(esee, { startsItself: true });
      await pass(4800);
      expect(button(/the hint to start/)).toBeTruthy();
      await pass(100);
      expect(button("the hint to reset")).toBeTruthy();
      await pass(1000);
      await arrive();
      expect(FakeStage.last.elapsedSecs()).toBeCloseTo(1, 1);
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
      expect(currentStill()).toBe(still("scattered"));
    });

    it("takes a double click, and a held Enter on any button, as one press", async () => {
      await show(esee);
      fireEvent.click(button(/^the hint/), { detail: 1 });
      fireEvent.click(button(/^the hint/), { detail: 2 });
      expect(FakeStage.last.clicks).toBe(1);
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
      await pass(1000);
      fireEvent.pointerMove(button(/^the hint/), { pointerType: "mouse" });
      expect(FakeStage.last.pointerMoves).toBe(1);
      expect(rendered).not.toHaveBeenCalled();
      FakeStage.last.phase = 2;
      await pass(1000);
      expect(rendered).toHaveBeenCalledTimes(1);
    });

    it("hides the pause button once nothing is left to pause, and shows it at once for the next run", async () => {
      await show(impact);
      press();
      Object.assign(FakeStage.last, { phase: 2, settled: true });
      await pass(100);
      expect(pauseIsHidden()).toBe(true);
      press();
      press();
      expect(pauseIsHidden(), "before the next frame").toBe(false);
    });

    it("highlights a category while its label has the focus, without pressing it", async () => {
      await show(esee);
      act(() => social().focus());
      expect(FakeStage.last.highlighted).toBe(socialIndex);
      expect(social().getAttribute("aria-pressed")).toBe("false");
      act(() => social().blur());
      expect(FakeStage.last.highlighted).toBeUndefined();
    });

    it.each<[string, () => void]>([
      ["another press", () => fireEvent.click(social())],
      ["Escape", () => fireEvent.keyDown(document, { key: "Escape" })],
      ["a click on the player", press],
    ])("keeps a pressed category until %s, and takes the next press", async (_, release) => {
      await show(esee);
      for (let time = 0; time < 2; time += 1) {
        // On iOS a tap does not focus a button.
        fireEvent.click(social());
        fireEvent.pointerOut(social());
        expect(FakeStage.last.highlighted).toBe(socialIndex);
        expect(social().getAttribute("aria-pressed")).toBe("true");
        release();
        expect(FakeStage.last.highlighted).toBeUndefined();
        expect(social().getAttribute("aria-pressed")).toBe("false");
      }
    });

    it("follows a mouse, but not a finger, whose highlight would remain", async () => {
      await show(esee);
      fireEvent.pointerMove(button(/^the hint/), { pointerType: "touch" });
      expect(FakeStage.last.pointerMoves).toBe(0);
      fireEvent.pointerMove(button(/^the hint/), { pointerType: "mouse" });
      expect(FakeStage.last.pointerMoves).toBe(1);
    });

    it("answers the pointer while paused, in a frame in which no time passes", async () => {
      await show(esee);
      pause();
      fireEvent.pointerMove(button(/^the hint/), { pointerType: "mouse" });
      expect(FakeStage.last.pointerShown).toBe(1);
      const { frames } = FakeStage.last;
      await pass(100);
      expect(FakeStage.last.steps.slice(frames)).toEqual([0]);
    });

    it("has a legend in the last phase: labels can have the focus, and a press does nothing", async () => {
      await show(esee);
      press();
      FakeStage.last.phase = 2;
      await pass(100);
      expect(social().getAttribute("aria-disabled")).toBe("true");
      act(() => social().focus());
      fireEvent.click(social());
      expect(document.activeElement).toBe(social());
      expect(FakeStage.last.clicks).toBe(1);
      expect(FakeStage.last.highlighted).toBeUndefined();
      expect(social().getAttribute("aria-pressed")).toBe("false");
    });

    it("announces what happens in each phase and what is written over the picture, and says the hint once", async () => {
      await show(impact);
      const announced = document.querySelector("[aria-live=polite]");
      const text = announced?.firstChild;
      expect(text?.textContent).toBe("each alone");
      press();
      await pass(100);
      expect(button("the hint to reset")).toBeTruthy();
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

    it("has its size in its first frame, fractions included, and follows to another screen", async () => {
      const queries: EventTarget[] = [];
      vi.stubGlobal("matchMedia", () => {
        const query = Object.assign(new EventTarget(), { matches: false });
        queries.push(query);
        return query;
      });
      const arrive = holdEngine();
      await show(esee);
      // A phone is turned.
      size = { width: 300.25, height: 600.5 };
      await arrive();
      vi.stubGlobal("devicePixelRatio", 2);
      for (const query of queries.slice()) query.dispatchEvent(new Event("change"));
      const { sizes } = FakeStage.last;
      expect(sizes[0]).toBe("300.25 × 600.5 at 1");
      expect(sizes.at(-1)).toBe("300.25 × 600.5 at 2");
    });

    it.each([
      ["in the first phase, the engine takes over at once", 1500, 0],
      ["in a later phase, at the next reset", 2500, 1],
    ])("comes to stills that run: %s", async (_, atMs, resets) => {
      const arrive = holdEngine();
      await show(esee);
      fireEvent.click(button(/^the hint/), { detail: 1, clientX: 60.05, clientY: 30.025 });
      await pass(atMs);
      await arrive();
      expect(FakeStage.all).toHaveLength(1 - resets);
      if (resets > 0) {
        expect(currentStill()).toBe(still("converging"));
        press();
        await pass(0);
      }
      expect(FakeStage.last.clicks).toBe(1 - resets);
      expect(FakeStage.last.clickedAt).toEqual(resets > 0 ? undefined : [60.05, 30.025]);
      expect(FakeStage.last.steps[0]).toBe(resets > 0 ? 0 : 1.5);
    });

    it("takes over without a stop of the time that is seen", async () => {
      const observed = vi.fn<(entries: object[]) => void>();
      vi.stubGlobal(
        "IntersectionObserver",
        class {
          constructor(onEntries: (entries: object[]) => void) {
            observed.mockImplementation(onEntries);
          }
          observe() {}
          disconnect() {}
        },
      );
      await show(esee);
      press();
      act(() => observed([{ isIntersecting: true }]));
      await act(() => vi.dynamicImportSettled());
      await pass(100);
      expect(currentStill(), "the engine has taken over").toBeNull();
      expect(document.querySelector("figure")?.dataset["running"]).toBe("true");
      act(() => observed([{ isIntersecting: false }]));
      expect(document.querySelector("figure")?.dataset["running"]).toBe("false");
    });

    it("takes over stills that were paused, and goes on when the visitor does", async () => {
      const arrive = holdEngine();
      await show(esee);
      press();
      await pass(1500);
      pause();
      await pass(60_000);
      await arrive();
      await pass(1000);
      expect(FakeStage.last.elapsedSecs()).toBeCloseTo(1.5, 1);
      const { frames } = FakeStage.last;
      play();
      await pass(1000);
      expect(FakeStage.last.frames).toBeGreaterThan(frames + 50);
    });

    it("answers a press with a light until the engine comes", async () => {
      const arrive = holdEngine();
      await show(esee);
      press();
      expect(document.querySelector("[data-light=true]")).not.toBeNull();
      await arrive();
      await pass(100);
      expect(document.querySelector("[data-light=true]")).toBeNull();
    });

    it("stays in a browser without popovers, which knows no selector for them", async () => {
      Object.assign(HTMLElement.prototype, { hidePopover: undefined });
      vi.spyOn(HTMLElement.prototype, "matches").mockImplementation((selector) => {
        throw new SyntaxError(selector);
      });
      await show(esee);
      expect(document.querySelector("figure")).not.toBeNull();
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

    it("does not answer a press again when reduced motion is switched on", async () => {
      const prefer = stubPreference();
      await show(esee);
      press();
      await pass(1000);
      prefer(true);
      await pass(100);
      expect(currentStill()).toContain("scattered");
      expect(document.querySelector("[data-light=true]")).toBeNull();
    });

    it("shows the phase's still when reduced motion is switched on, paused as it was, and the engine after a reset", async () => {
      const prefer = stubPreference();
      await show(esee);
      // Before a press, time does not count.
      await pass(5000);
      press();
      await pass(100);
      FakeStage.last.phase = 1;
      await pass(2400);
      pause();
      prefer(true);
      await pass(60_000);
      expect(currentStill()).toBe(still("converging"));
      expect(document.querySelector("[data-light=true]")).toBeNull();
      prefer(false);
      await pass(1000);
      expect(currentStill()).toBe(still("converging"));
      press();
      await pass(100);
      expect(currentStill()).toBeNull();
      expect(FakeStage.last.clicks).toBe(0);
    });
  });

  describe("with reduced motion", () => {
    beforeEach(() => {
      reducedMotion = true;
    });

    it("asks for the first still at once, before other pictures, for the one that answers a click, and not for the engine", async () => {
      await show(esee);
      const stills = [...document.querySelectorAll("picture img")];
      expect(
        stills.map((each) => [each.getAttribute("loading"), each.getAttribute("fetchpriority")]),
      ).toEqual([
        ["eager", "high"],
        ["eager", "auto"],
        ["lazy", "auto"],
        ["lazy", "auto"],
      ]);
      expect(fetchMock).not.toHaveBeenCalled();
      expect(onFault).not.toHaveBeenCalled();
    });

    it.each([esee, impact])("walks the stills of $animation in their times, and back", async (content) => {
      const { animation } = content;
      const [first, ...later] = animations[animation].phases;
      await show(content);
      press();
      let [shown, passedMs] = [answer(first.name, animation), 0];
      for (const { name, startsAtMs } of later) {
        await pass(startsAtMs - passedMs - 1);
        expect(currentStill()).toEqual(shown);
        await pass(1);
        expect(currentStill()).toBe(still(name, animation));
        [shown, passedMs] = [still(name, animation), startsAtMs];
      }
      press();
      await pass(60_000);
      expect(currentStill()).toContain(`/${animation}-${first.name}-`);
      expect(button(/the hint to start/)).toBeTruthy();
    });

    it("shows a still once it has loaded, until then the one before it", async () => {
      await show(esee, { stillsLoad: false });
      loadStills("scattered");
      press();
      await pass(2000);
      expect(currentStill()).toEqual(answer("scattered"));
      loadStills("converging");
      expect(currentStill()).toBe(still("converging"));
      await pass(4000);
      expect(currentStill()).toBe(still("converging"));
      loadStills("unified");
      expect(currentStill()).toBe(still("unified"));
    });

    it("answers a click after a reset with the same dots", async () => {
      await show(impact);
      press();
      press();
      expect(currentStill()).toMatch(/individual-\w+-again/);
      press();
      expect(currentStill(), "no dots of the former run").toMatch(/individual-\w+-again/);
      press();
      press();
      expect(currentStill()).toEqual(answer("individual", "impact"));
    });

    it("answers a click at once with a light where it was, until a reset", async () => {
      await show(impact);
      const lit = () => document.querySelector<HTMLElement>("[data-light=true]");
      expect(lit()).toBeNull();
      fireEvent.click(button(/^the hint/), { detail: 1, clientX: 120.1, clientY: 30.025 });
      // Before any time has passed; shares of the picture, so that the light stays in it when a phone is turned.
      expect(["--x", "--y"].map((name) => lit()?.style.getPropertyValue(name))).toEqual(["20%", "10%"]);
      press();
      expect(lit()).toBeNull();
    });

    it("highlights the quadrant under the pointer, and covers the others while they converge", async () => {
      size = { width: 200, height: 100 };
      await show(esee);
      const picture = document.querySelector("[data-phase]");
      if (picture === null) throw new Error("no picture");
      const lit = () => document.querySelector("[data-highlighted=true]")?.textContent;
      const covered = () =>
        [...document.querySelectorAll("[data-covers]")].map((each) => each.getAttribute("data-covers"));
      fireEvent.pointerMove(picture, { clientX: 51, clientY: 25 });
      expect(lit()).toBe("label of environmental");
      expect(covered()).toEqual([]);
      press();
      await pass(2000);
      fireEvent.pointerMove(picture, { clientX: 151, clientY: 75 });
      expect(lit()).toBe("label of economic");
      expect(covered()).toEqual(["true", "true", "true", "false"]);
      fireEvent.pointerLeave(picture);
      expect(lit()).toBeUndefined();
    });

    it("keeps its phase while paused, and then shows it for its remaining time", async () => {
      await show(esee);
      press();
      await pass(1500);
      pause();
      await pass(60_000);
      expect(document.querySelector("figure")?.dataset["running"]).toBe("false");
      play();
      await pass(499);
      expect(currentStill()).toEqual(answer("scattered"));
      await pass(1);
      expect(currentStill()).toBe(still("converging"));
    });

    it("shows a phase whose timer was due when it was paused", async () => {
      await show(esee);
      press();
      await pass(1999);
      vi.spyOn(performance, "now").mockReturnValue(performance.now() + 2);
      pause();
      expect(currentStill()).toBe(still("converging"));
    });

    it.each([
      ["while it ran", () => {}],
      ["while paused", pause],
    ])("starts anew where it was reset %s", async (_, before) => {
      await show(esee);
      press();
      await pass(1500);
      before();
      press();
      expect(currentStill()).toBe(still("scattered"));
      press();
      await pass(1999);
      expect(currentStill()).toEqual(answer("scattered"));
      await pass(1);
      expect(currentStill()).toBe(still("converging"));
    });
  });

  describe("without the engine", () => {
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
      expect(currentStill()).toBe(still("scattered"));
    });

    it("draws once a further try succeeds, and reports nothing", async () => {
      fetchMock.mockImplementationOnce(() => Promise.resolve(wasmResponse({ status: 503 })));
      await show(esee);
      expect(currentStill()).toBe(still("scattered"));
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
      FakeStage.refuses = "any context";
      await show(esee);
      expect(document.querySelector("canvas")).toBeNull();
      expect(currentStill()).toBe(still("scattered"));
      expect(onFault).toHaveBeenCalledTimes(1);
    });

    it("tries Canvas 2D on another canvas where WebGL refuses", async () => {
      FakeStage.refuses = "WebGL";
      await show(esee);
      expect(FakeStage.attempts).toBe(2);
      expect(FakeStage.all).toHaveLength(1);
      expect(document.querySelectorAll("canvas")).toHaveLength(1);
      expect(currentStill()).toBeNull();
      expect(onFault).not.toHaveBeenCalled();
    });

    it("keeps the still, removes the canvas and gives the context back after a panic while it opens", async () => {
      const loseContext = watchLostContexts();
      const arrive = holdEngine();
      FakeStage.panicsFromTheStart = true;
      await show(esee);
      press();
      await arrive();
      expect(FakeStage.all).toHaveLength(1);
      expect(document.querySelector("canvas")).toBeNull();
      expect(loseContext).toHaveBeenCalledTimes(1);
      expect(onFault.mock.calls).toEqual([["not started", expect.any(Error)]]);
      await pass(2000);
      expect(currentStill()).toBe(still("converging"));
    });

    it("goes back to the still after a panic, gives the context back and reports once", async () => {
      const loseContext = watchLostContexts();
      await show(esee);
      FakeStage.last.panics = true;
      await pass(1000);
      expect(document.querySelector("canvas")).toBeNull();
      expect(loseContext).toHaveBeenCalledTimes(1);
      expect(currentStill()).toBe(still("scattered"));
      expect(pauseIsHidden(), "nothing moves").toBe(true);
      expect(onFault.mock.calls).toEqual([["stopped", expect.any(Error)]]);
      press();
      await pass(2000);
      expect(currentStill()).toBe(still("converging"));
    });
  });
});
