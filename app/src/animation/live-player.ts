/**
 * A player whose picture the engine draws: the stage with its canvas, its subscription to the frame loop and its
 * listeners. React is notified of changes of `PlayerView`, not of frames.
 */
import type { Stage } from "particles-wasm";
import type { Engine } from "./engine";
import { subscribe } from "./frame-loop";
import { type AnimationName, animations, type CategoryName, type PhaseName } from "./generated/animations";
import { type ElementSize, observePixelRatio, observeSize, observeVisibility } from "./observers";
import { isOnMark, type PointerPosition } from "./pointer";

/** What the document shows of a player. */
export interface PlayerView {
  readonly phase: PhaseName;
  readonly started: boolean;
  /** The category that the engine highlights, also under the pointer. */
  readonly highlighted: CategoryName | undefined;
  /** Whether the canvas shows the picture; otherwise a still does. */
  readonly drawn: boolean;
  /** Whether nothing moves until the next click. */
  readonly settled: boolean;
}

export interface LivePlayer {
  /** Starts or resets the timeline; without a position, for a key. */
  click(position: PointerPosition | undefined): void;
  /** The time since the click that started the timeline; undefined before. */
  elapsedMs(): number | undefined;
  highlight(category: CategoryName | undefined): void;
  setPaused(paused: boolean): void;
}

export interface LivePlayerOptions {
  readonly engine: Engine;
  readonly animation: AnimationName;
  /** The element that gets pointer events: picture and caption. */
  readonly figure: HTMLElement;
  /** The positioned element that the canvas fills; not empty, without a border or padding. */
  readonly surface: HTMLElement;
  /** The parent of the canvas, inside the surface. */
  readonly layer: HTMLElement;
  /** Time since a click before the engine was loaded; undefined without a click. */
  readonly startedMsAgo: number | undefined;
  /** The category that was highlighted before the engine was loaded. */
  readonly highlight: CategoryName | undefined;
  readonly onChange: (view: PlayerView) => void;
  /** The engine has panicked; the stage is gone. */
  readonly onFault: (error: unknown) => void;
  /** Disposes of the stage: canvas, listeners, memory. */
  readonly signal: AbortSignal;
}

/** The seed of the stills, so that the canvas begins with the same particles. */
const SEED = 1;

/**
 * Opens a player with a new canvas.
 *
 * @throws when no canvas has a context, and when the engine panics at once; then nothing is left on the page
 */
export function openLivePlayer(options: LivePlayerOptions): LivePlayer {
  const { figure, surface, startedMsAgo } = options;
  const phases: readonly { readonly name: PhaseName; readonly startsAtMs: number }[] =
    animations[options.animation].phases;
  const categories: readonly CategoryName[] = animations[options.animation].categories;
  // Observed from now on, but a size is not reported before the next frame.
  const { width, height } = surface.getBoundingClientRect();
  let size: ElementSize = { widthPx: width, heightPx: height };
  const { canvas, stage } = openStage(options, size);

  const mount = new AbortController();
  const { signal } = mount;
  signal.addEventListener("abort", () => {
    canvas.remove();
    delete figure.dataset["running"];
    try {
      stage.free();
    } catch {
      // A stage that has panicked stays borrowed and cannot be freed; its context can.
      canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext();
    }
  });
  options.signal.addEventListener("abort", () => mount.abort(), { once: true, signal });

  let visible = false;
  let paused = false;
  let contextLost = false;
  let view: PlayerView | undefined;
  let started = false;
  /** Since the click that started the timeline. */
  let elapsedMs = 0;
  let settled = false;

  options.layer.append(canvas);
  try {
    if (options.highlight !== undefined) highlight(options.highlight);
    if (startedMsAgo !== undefined) started = stage.click();
    // The loop has its first frame later.
    frame((startedMsAgo ?? 0) / 1000);
  } catch (error) {
    mount.abort();
    throw error;
  }

  const subscription = subscribe({ frame }, fail);
  signal.addEventListener("abort", () => subscription.end());

  function frame(dtSecs: number): boolean {
    settled = !stage.frame(dtSecs);
    elapsedMs += 1000 * dtSecs;
    publish();
    return !settled;
  }

  function fail(error: unknown): void {
    if (signal.aborted) return;
    mount.abort();
    options.onFault(error);
  }

  /** Calls the stage and shows the result, unless the stage is already disposed of. */
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

  /** The same for a change by pointer or label, which shows also while no time passes. */
  function point(action: () => void): void {
    act(() => {
      action();
      if (paused) stage.show_pointer();
    });
    if (paused) subscription.repaint();
  }

  function publish(): void {
    const phase = phases[stage.phase]?.name;
    if (phase === undefined) throw new Error(`the engine's phase ${stage.phase} is not in the table`);
    const category = stage.highlighted;
    const highlighted = category === undefined ? undefined : categories[category];
    const drawn = isSized(size) && !contextLost;
    if (
      view?.phase === phase &&
      view.started === started &&
      view.highlighted === highlighted &&
      view.drawn === drawn &&
      view.settled === settled
    ) {
      return;
    }
    view = { phase, started, highlighted, drawn, settled };
    options.onChange(view);
  }

  function highlight(category: CategoryName | undefined): void {
    stage.highlight(category === undefined ? undefined : categories.indexOf(category));
  }

  function updateRunning(): void {
    const running = visible && isSized(size) && !paused;
    subscription.setRunning(running);
    syncProgress(running && !document.hidden);
  }

  /** The progress bar beside the stage stops with it, and goes on from the engine's time. */
  function syncProgress(running: boolean): void {
    figure.dataset["running"] = String(running);
    const phaseStartsAtMs = phases[stage.phase]?.startsAtMs ?? 0;
    for (const stroke of figure.querySelector(".timeline-progress")?.getAnimations() ?? []) {
      stroke.currentTime = elapsedMs - phaseStartsAtMs;
    }
  }

  /** Resizes the stage; the canvas shows its last picture until the next frame. */
  function fit(): void {
    updateRunning();
    if (!isSized(size)) return;
    act(() => stage.resize(size.widthPx, size.heightPx, window.devicePixelRatio, paused));
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

  function onStage({ clientX, clientY }: PointerPosition): readonly [xPx: number, yPx: number] {
    const { left, top } = surface.getBoundingClientRect();
    return [clientX - left, clientY - top];
  }

  figure.addEventListener(
    "pointermove",
    (event) => {
      // A finger does not hover, so that its highlight would remain.
      if (event.pointerType === "touch") return;
      point(() => (isOnMark(event) ? stage.pointer_leave() : stage.pointer_move(...onStage(event))));
    },
    { signal },
  );
  figure.addEventListener("pointerleave", () => point(() => stage.pointer_leave()), { signal });
  document.addEventListener("visibilitychange", updateRunning, { signal });

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
    click(position) {
      subscription.catchUp();
      elapsedMs = 0;
      act(() => {
        started = position === undefined ? stage.click() : stage.click_at(...onStage(position));
      });
    },
    elapsedMs: () => (started ? elapsedMs : undefined),
    highlight(category) {
      point(() => highlight(category));
    },
    setPaused(isPaused) {
      paused = isPaused;
      updateRunning();
    },
  };
}

/** Opens a stage. If that fails, tries Canvas 2D on another canvas: one that has had a WebGL context gives no other. */
function openStage(
  { engine, animation }: LivePlayerOptions,
  size: ElementSize,
): {
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
