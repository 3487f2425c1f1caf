/**
 * Drives a player with the engine: the stage with its canvas, its subscription to the frame loop and its observers. The
 * build puts the loading of the engine into the same script, which the HTML of a page with a player preloads.
 */
import type { Engine } from "./engine";
import { subscribe } from "./frame-loop";
import { animations } from "./generated/animations";
import type { AnimationName, CategoryName } from "./names";
import { type ElementSize, observePixelRatio, observeSize, observeVisibility } from "./observers";
import { closeStage, openStage } from "./open-stage";
import type { PlayerEvent, Position } from "./player-state";
import type { Driver, Run } from "./player-store";

export { fetchEngine, requestEngine } from "./engine";

export interface EngineOptions {
  readonly engine: Engine;
  readonly animation: AnimationName;
  /** The positioned element that the canvas fills. It has a size, and no border or padding. */
  readonly picture: HTMLElement;
  /** The parent of the canvas, inside the picture. */
  readonly layer: HTMLElement;
  /** The run to continue, if the timeline started before the engine had loaded. */
  readonly run: Run | undefined;
  readonly report: (event: PlayerEvent) => void;
  /** Called after a panic of the engine, when the stage is gone. */
  readonly onFault: (error: unknown) => void;
}

/** @throws if no canvas has a context, or if the engine panics in the first frame; the page is then as before */
export function openEngine(options: EngineOptions): Driver {
  const { picture, run, report } = options;
  const categories: readonly CategoryName[] = animations[options.animation].categories;
  // The observer below reports the first size only with the next frame.
  const { width, height } = picture.getBoundingClientRect();
  let size: ElementSize = { widthPx: width, heightPx: height };
  const opened = openStage(options.engine, animations[options.animation].index, size);
  const { canvas, stage } = opened;

  const mount = new AbortController();
  const { signal } = mount;
  signal.addEventListener("abort", () => closeStage(opened));

  /** Undefined until the observer has reported. */
  let visible: boolean | undefined;
  let paused = false;
  let contextLost = false;
  /** The time since the press that started the timeline. */
  let elapsedMs = 0;
  /** Whether the engine needs no further frame. */
  let settled = false;
  let running: boolean | undefined;

  options.layer.append(canvas);
  try {
    if (run !== undefined) click(run.at);
    // Draws at once, because the loop's first frame comes later.
    frame((run?.elapsedMs ?? 0) / 1000);
  } catch (error) {
    mount.abort();
    throw error;
  }

  const subscription = subscribe({ frame }, fail);
  signal.addEventListener("abort", () => subscription.end());

  function click(at: Position | undefined): void {
    settled = false;
    if (at === undefined) stage.click();
    else stage.click_at(at.x * size.widthPx, at.y * size.heightPx);
  }

  function frame(dtSecs: number): boolean {
    // A frame of 0 s shows transitions at their end, which is right only while paused. A running stage's first frame,
    // before which no time has passed, therefore advances by 1 ms.
    settled = !stage.frame(paused ? 0 : Math.max(dtSecs, 0.001));
    elapsedMs += 1000 * dtSecs;
    publish();
    return !settled;
  }

  function fail(error: unknown): void {
    if (signal.aborted) return;
    mount.abort();
    options.onFault(error);
  }

  /** Calls the stage and reports the result, unless the stage is gone. */
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

  function press(action: () => void): void {
    if (signal.aborted) return;
    subscription.catchUp();
    elapsedMs = 0;
    act(action);
  }

  /** Copies the current picture to a canvas above the stage's, which `player.css` fades out. */
  function dissolve(): void {
    const copy = document.createElement("canvas");
    copy.className = "player-dissolve";
    // A WebGL canvas keeps its picture only until the end of the task that draws it.
    stage.frame(0);
    [copy.width, copy.height] = [canvas.width, canvas.height];
    copy.getContext("2d")?.drawImage(canvas, 0, 0);
    for (const type of ["animationend", "animationcancel"]) copy.addEventListener(type, () => copy.remove());
    options.layer.append(copy);
  }

  /** Calls the stage for the pointer or a label, and repaints even while paused. */
  function point(action: () => void): void {
    act(action);
    if (paused) subscription.repaint();
  }

  /** Reports what the stage shows. In most frames this is the same as before. */
  function publish(): void {
    const { phase, highlighted } = stage;
    report({
      type: "drawn",
      drawn: {
        phase,
        nothingToPause: settled,
        highlighted: highlighted === undefined ? undefined : categories[highlighted],
        canvasShown: isSized(size) && !contextLost,
      },
    });
  }

  function updateRunning(): void {
    if (visible === undefined) return;
    const canRun = visible && isSized(size) && !paused;
    subscription.setRunning(canRun);
    const wasRunning = running;
    running = canRun && !document.hidden;
    if (running !== wasRunning) report({ type: "running", running, elapsedMs });
  }

  /** Resizes the stage; the canvas shows its last picture until the next frame. */
  function fit(): void {
    updateRunning();
    if (!isSized(size)) return;
    act(() => stage.resize(size.widthPx, size.heightPx, window.devicePixelRatio));
    subscription.repaint();
  }

  observeSize(
    picture,
    (observed) => {
      size = observed;
      fit();
    },
    signal,
  );
  observePixelRatio(fit, signal);
  observeVisibility(
    picture,
    (isVisible) => {
      visible = isVisible;
      updateRunning();
    },
    signal,
  );
  document.addEventListener("visibilitychange", updateRunning, { signal });

  for (const type of ["webglcontextlost", "contextlost", "webglcontextrestored", "contextrestored"]) {
    canvas.addEventListener(
      type,
      () => {
        contextLost = type.endsWith("lost");
        if (contextLost) act(() => {});
        else subscription.repaint();
      },
      { signal },
    );
  }

  return {
    start: (at) => press(() => click(at)),
    reset: (at) =>
      press(() => {
        dissolve();
        click(at);
      }),
    point(at) {
      point(() => {
        if (at === undefined) stage.pointer_leave();
        else stage.pointer_move(at.x * size.widthPx, at.y * size.heightPx);
      });
    },
    highlight(category) {
      point(() => stage.highlight(category === undefined ? undefined : categories.indexOf(category)));
    },
    pause(isPaused) {
      paused = isPaused;
      if (!signal.aborted) updateRunning();
    },
    elapsedMs: () => elapsedMs,
    end() {
      mount.abort();
    },
  };
}

function isSized({ widthPx, heightPx }: ElementSize): boolean {
  return widthPx > 0 && heightPx > 0;
}
