/**
 * One of the engine's stages on the page: its canvas, its seat in the frame loop and what it listens
 * to. React learns of changes between phases, never of frames.
 */
import type { AnimationName, CategoryName, PhaseName } from "particles-wasm";
import type { Engine } from "./engine";
import { takeSeat } from "./frame-loop";
import { observePixelRatio, observeSize, observeVisibility } from "./observers";

/** What the document shows of a stage. */
export interface StageView {
  readonly phase: PhaseName;
  readonly started: boolean;
  readonly highlighted: CategoryName | undefined;
  /** Whether the canvas shows the picture; a still stands in for it otherwise. */
  readonly drawn: boolean;
}

export interface LiveStage {
  click(): void;
  highlight(category: CategoryName | undefined): void;
  setPaused(paused: boolean): void;
}

export interface LiveStageOptions {
  readonly engine: Engine;
  readonly animation: AnimationName;
  /** Where the pointer is over the stage. Positioned; the canvas fills it. */
  readonly surface: HTMLElement;
  /** The layer of the surface that the canvas goes to. */
  readonly layer: HTMLElement;
  /** Time since a click that came before the engine did; none when there was no click. */
  readonly startedMsAgo: number | undefined;
  readonly onChange: (view: StageView) => void;
  /** The engine has panicked; the stage is gone. */
  readonly onFault: (error: unknown) => void;
  /** Takes the stage away: canvas, listeners, memory. */
  readonly signal: AbortSignal;
}

/** The seed of the stills, so that the canvas takes over with the same particles. */
const SEED = 1;

/** The engine takes no longer step than this at once. */
const LONGEST_STEP_MS = 1000;

/**
 * Opens a stage on a canvas of its own: a canvas that has lost its context gives no other, and so
 * none is used twice.
 *
 * @throws when the canvas yields no context
 */
export function openLiveStage(options: LiveStageOptions): LiveStage {
  const { surface, startedMsAgo } = options;
  const canvas = document.createElement("canvas");
  canvas.className = "absolute inset-0 size-full";
  const stage = new options.engine.Stage(canvas, options.animation, SEED);
  options.layer.append(canvas);

  const mount = new AbortController();
  const { signal } = mount;
  options.signal.addEventListener("abort", () => mount.abort(), { once: true, signal });

  const box = surface.getBoundingClientRect();
  let sized = isSized(box.width, box.height);
  let visible = false;
  let paused = false;
  let contextLost = false;
  let view: StageView | undefined;

  if (sized) stage.resize(box.width, box.height, window.devicePixelRatio);
  if (startedMsAgo !== undefined) {
    stage.frame(0);
    stage.click();
    for (let atMs = 0; atMs < startedMsAgo; atMs += LONGEST_STEP_MS) stage.frame(atMs);
    stage.frame(startedMsAgo);
  }

  const seat = takeSeat(
    (clockMs) => {
      const wantsFrame = stage.frame(clockMs);
      publish();
      return wantsFrame;
    },
    fail,
    startedMsAgo,
  );

  function fail(error: unknown): void {
    if (signal.aborted) return;
    mount.abort();
    options.onFault(error);
  }

  /** Does something to the stage and has it show the result, unless it has gone by then. */
  function act(action: () => void): void {
    if (signal.aborted) return;
    try {
      action();
      publish();
    } catch (error) {
      fail(error);
      return;
    }
    seat.wake();
  }

  function publish(): void {
    const { phase, has_started: started, highlighted } = stage;
    const drawn = sized && !contextLost;
    if (
      view?.phase === phase &&
      view.started === started &&
      view.highlighted === highlighted &&
      view.drawn === drawn
    ) {
      return;
    }
    view = { phase, started, highlighted, drawn };
    options.onChange(view);
  }

  function updateRunning(): void {
    seat.setRunning(visible && sized && !paused);
  }

  function resize(widthPx: number, heightPx: number): void {
    sized = isSized(widthPx, heightPx);
    updateRunning();
    if (!sized) return;
    act(() => stage.resize(widthPx, heightPx, window.devicePixelRatio));
    seat.redraw();
  }

  observeSize(surface, resize, signal);
  observePixelRatio(() => resize(surface.clientWidth, surface.clientHeight), signal);
  observeVisibility(
    surface,
    (isVisible) => {
      visible = isVisible;
      updateRunning();
    },
    signal,
  );

  surface.addEventListener(
    "pointermove",
    (event) => {
      // A finger does not hover: its highlight would stay behind.
      if (event.pointerType === "touch" || paused) return;
      const { left, top } = surface.getBoundingClientRect();
      act(() => stage.pointer_move(event.clientX - left, event.clientY - top));
    },
    { signal },
  );
  surface.addEventListener("pointerleave", () => act(() => stage.pointer_leave()), { signal });

  function onContextLost(event: Event): void {
    // In WebGL only a cancelled loss is restored; in 2D only one that is not cancelled.
    if (event.type === "webglcontextlost") event.preventDefault();
    contextLost = true;
    act(() => {});
  }
  function onContextRestored(): void {
    contextLost = false;
    seat.redraw();
  }
  canvas.addEventListener("webglcontextlost", onContextLost, { signal });
  canvas.addEventListener("webglcontextrestored", onContextRestored, { signal });
  canvas.addEventListener("contextlost", onContextLost, { signal });
  canvas.addEventListener("contextrestored", onContextRestored, { signal });

  signal.addEventListener("abort", () => {
    seat.leave();
    canvas.remove();
    try {
      stage.free();
    } catch {
      // A stage that has panicked stays borrowed for good and can't be freed.
    }
  });

  return {
    click() {
      seat.catchUp();
      act(() => stage.click());
    },
    highlight(category) {
      act(() => stage.highlight(category));
    },
    setPaused(isPaused) {
      paused = isPaused;
      updateRunning();
    },
  };
}

function isSized(widthPx: number, heightPx: number): boolean {
  return widthPx > 0 && heightPx > 0;
}
