/** Plays home's film, or moves dots from one trade to another, on a canvas. */
import { type Engine, fetchEngine } from "./engine";
import { subscribe } from "./frame-loop";
import { film } from "./generated/corridor";
import { observeSize, observeVisibility } from "./observers";
import { closeStage, openStage } from "./open-stage";

export { fetchEngine };

export interface PlayOptions {
  readonly engine: Engine;
  /** The positioned element that the canvas fills. Dots have its text color. */
  readonly box: HTMLElement;
  /** The index of the first trade. */
  readonly trade: number;
  /** Whether the film plays; otherwise all dots begin at rest. */
  readonly fromStart: boolean;
  /** Called once, when the canvas is removed: after the last frame, or as soon as the canvas is not visible. */
  readonly onEnd: (error?: unknown) => void;
  readonly signal: AbortSignal;
}

/**
 * Opens a stage that draws until all dots are at rest. The returned function moves them to another trade.
 *
 * @throws if no canvas has a context, or if the engine panics in the first frame; the page is then as before
 */
export function playFrom({
  engine,
  box,
  trade,
  fromStart,
  onEnd,
  signal,
}: PlayOptions): (trade: number) => void {
  const { width: widthPx, height: heightPx } = box.getBoundingClientRect();
  const opened = openStage(engine, film.animation, { widthPx, heightPx });
  const { canvas, stage } = opened;
  try {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(box).color.match(/[\d.]+/g) ?? []).map(Number);
    for (let color = 0; color < film.colors; color += 1) stage.set_color(color, red, green, blue);
    stage.select(trade);
    if (fromStart) {
      // Applies the trade before the start; after it, dots would move there.
      stage.frame(0);
      stage.start();
    } else {
      stage.start();
      stage.frame(film.secs);
    }
  } catch (error) {
    closeStage(opened);
    throw error;
  }
  box.append(canvas);

  const run = new AbortController();
  const options = { signal: run.signal };
  const subscription = subscribe({ frame }, end);
  function frame(dtSecs: number): boolean {
    const goesOn = stage.frame(dtSecs);
    // Deferred, because the loop still uses this subscription.
    if (!goesOn) queueMicrotask(end);
    return goesOn;
  }
  function end(error?: unknown): void {
    if (run.signal.aborted) return;
    run.abort();
    subscription.end();
    closeStage(opened);
    onEnd(error);
  }

  const cut = () => end();
  signal.addEventListener("abort", cut, options);
  document.addEventListener("visibilitychange", cut, options);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", cut, options);
  for (const type of ["webglcontextlost", "contextlost"]) canvas.addEventListener(type, cut, options);
  observeSize(
    box,
    (size) => (size.widthPx === widthPx && size.heightPx === heightPx ? undefined : end()),
    run.signal,
  );
  observeVisibility(box, (isVisible) => (isVisible ? subscription.setRunning(true) : end()), run.signal);
  return (next) => {
    stage.select(next);
    subscription.wake();
  };
}
