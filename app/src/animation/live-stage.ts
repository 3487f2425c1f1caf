/**
 * One of the engine's stages on the page: its canvas, its subscription to the frame loop and what it
 * listens to. React learns of changes between phases, never of frames.
 */
import type { Stage } from "particles-wasm";
import type { Engine } from "./engine";
import { subscribe } from "./frame-loop";
import { type AnimationName, animations, type CategoryName, type PhaseName } from "./generated/animations";
import { type ElementSize, observePixelRatio, observeSize, observeVisibility } from "./observers";

/** What the document shows of a stage. */
export interface StageView {
  readonly phase: PhaseName;
  readonly started: boolean;
  /** The category that the engine singles out, by the pointer too. */
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
  /** The surface's size, which is not empty. */
  readonly size: ElementSize;
  /** Time since a click that came before the engine did; none when there was no click. */
  readonly startedMsAgo: number | undefined;
  /** The category that was singled out before the engine came. */
  readonly highlight: CategoryName | undefined;
  readonly onChange: (view: StageView) => void;
  /** The engine has panicked; the stage is gone. */
  readonly onFault: (error: unknown) => void;
  /** Takes the stage away: canvas, listeners, memory. */
  readonly signal: AbortSignal;
}

/** The seed of the stills, so that the canvas takes over with the same particles. */
const SEED = 1;

/**
 * Opens a stage on a canvas of its own: a canvas that has given a context gives none of another type,
 * and so none is used twice.
 *
 * @throws when no canvas yields a context, and when the engine panics at once; nothing stays behind then
 */
export function openLiveStage(options: LiveStageOptions): LiveStage {
  const { surface, startedMsAgo } = options;
  const phases: readonly { readonly name: PhaseName }[] = animations[options.animation].phases;
  const categories: readonly CategoryName[] = animations[options.animation].categories;
  const { canvas, stage } = openStage(options);

  const mount = new AbortController();
  const { signal } = mount;
  signal.addEventListener("abort", () => {
    canvas.remove();
    delete surface.dataset["running"];
    try {
      stage.free();
    } catch {
      // A stage that has panicked stays borrowed for good and can't be freed; its context can.
      canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    }
  });
  options.signal.addEventListener("abort", () => mount.abort(), { once: true, signal });

  let { size } = options;
  let visible = false;
  let paused = false;
  let contextLost = false;
  let view: StageView | undefined;

  options.layer.append(canvas);
  try {
    if (options.highlight !== undefined) highlight(options.highlight);
    if (startedMsAgo !== undefined) {
      stage.click();
      stage.advance(startedMsAgo / 1000);
    }
  } catch (error) {
    mount.abort();
    throw error;
  }

  const subscription = subscribe(
    {
      advance: (dtSecs) => stage.advance(dtSecs),
      paint() {
        const wantsFrame = stage.paint();
        publish();
        return wantsFrame;
      },
    },
    fail,
  );
  signal.addEventListener("abort", () => subscription.end());

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
    subscription.wake();
  }

  function publish(): void {
    const phase = phases[stage.phase]?.name;
    if (phase === undefined) throw new Error(`the engine's phase ${stage.phase} is not in the table`);
    const highlighted = stage.highlighted === undefined ? undefined : categories[stage.highlighted];
    const started = stage.has_started;
    const drawn = isSized(size) && !contextLost;
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

  function highlight(category: CategoryName | undefined): void {
    stage.highlight(category === undefined ? undefined : categories.indexOf(category));
  }

  function updateRunning(): void {
    const running = visible && isSized(size) && !paused;
    subscription.setRunning(running);
    // What shows the time beside the stage stands still with it.
    surface.dataset["running"] = String(running);
  }

  /** The canvas follows in the next frame: until then it shows the picture that it has. */
  function fit(): void {
    updateRunning();
    if (!isSized(size)) return;
    act(() => stage.resize(size.widthPx, size.heightPx, window.devicePixelRatio));
    subscription.repaint();
  }

  observeSize(
    surface,
    (observed) => {
      size = observed;
      fit();
    },
    signal,
  );
  observePixelRatio(fit, signal);
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

  function onContextLost(): void {
    contextLost = true;
    act(() => {});
  }
  function onContextRestored(): void {
    contextLost = false;
    subscription.repaint();
  }
  canvas.addEventListener("webglcontextlost", onContextLost, { signal });
  canvas.addEventListener("webglcontextrestored", onContextRestored, { signal });
  canvas.addEventListener("contextlost", onContextLost, { signal });
  canvas.addEventListener("contextrestored", onContextRestored, { signal });

  return {
    click() {
      subscription.catchUp();
      act(() => stage.click());
    },
    highlight(category) {
      act(() => highlight(category));
    },
    setPaused(isPaused) {
      paused = isPaused;
      updateRunning();
    },
  };
}

/** A stage by WebGL2 or, where that fails in any way, by Canvas 2D on another canvas. */
function openStage({ engine, animation, size }: LiveStageOptions): {
  readonly canvas: HTMLCanvasElement;
  readonly stage: Stage;
} {
  function open(onlyCanvas2d: boolean) {
    const canvas = document.createElement("canvas");
    canvas.className = "absolute inset-0 size-full";
    const { widthPx, heightPx } = size;
    const dpr = window.devicePixelRatio;
    const index = Object.keys(animations).indexOf(animation);
    return {
      canvas,
      stage: new engine.Stage(canvas, index, SEED, widthPx, heightPx, dpr, onlyCanvas2d),
    };
  }
  try {
    return open(false);
  } catch {
    return open(true);
  }
}

function isSized({ widthPx, heightPx }: ElementSize): boolean {
  return widthPx > 0 && heightPx > 0;
}
