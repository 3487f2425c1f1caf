/** Plays the film, or moves dots from one trade to another, on a canvas. */
import { type Engine, fetchEngine } from "./engine";
import { subscribe } from "./frame-loop";
import { corridor } from "./generated/corridor";
import { observeSize, observeVisibility } from "./observers";
import { closeStage, openStage } from "./open-stage";

export { fetchEngine };

export interface CanvasOptions {
  /** The positioned element that the canvas fills. Dots have its text color. */
  readonly box: HTMLElement;
  /** The index of the first trade. */
  readonly trade: number;
  /** Whether the film plays; otherwise all dots begin at rest. */
  readonly isFilm: boolean;
  /**
   * Called when all dots are at rest, or as soon as the canvas is not visible or its size or color changes; with an
   * error if the engine panics.
   */
  readonly onEnd: (error?: unknown) => void;
}

export interface CorridorCanvas {
  /** Moves the dots to another trade. */
  select(trade: number): void;
  close(): void;
}

/** @throws if no canvas has a context, or if the engine panics in the first frame; the page is then as before */
export function openCanvas(engine: Engine, { box, trade, isFilm, onEnd }: CanvasOptions): CorridorCanvas {
  const { width, height } = box.getBoundingClientRect();
  const opened = openStage(engine, corridor.animation, { widthPx: width, heightPx: height });
  const { canvas, stage } = opened;
  try {
    // Computed colors have the form `rgb(1, 2, 3)`.
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(box).color.match(/[\d.]+/g) ?? []).map(Number);
    for (let color = 0; color < corridor.colors; color += 1) stage.set_color(color, red, green, blue);
    stage.select(trade);
    if (isFilm) {
      // Applies the trade before the start; after it, dots would move there.
      stage.frame(0);
      stage.start();
    } else {
      stage.start();
      stage.frame(corridor.secs);
    }
  } catch (error) {
    closeStage(opened);
    throw error;
  }
  box.append(canvas);

  const mount = new AbortController();
  const { signal } = mount;
  const subscription = subscribe({ frame }, onEnd);
  function frame(dtSecs: number): boolean {
    const goesOn = stage.frame(dtSecs);
    if (!goesOn) onEnd();
    return goesOn;
  }

  const end = () => onEnd();
  document.addEventListener("visibilitychange", end, { signal });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", end, { signal });
  for (const type of ["webglcontextlost", "contextlost"]) canvas.addEventListener(type, end, { signal });
  let sizes = 0;
  observeSize(
    box,
    () => {
      sizes += 1;
      // The first is the current size.
      if (sizes > 1) end();
    },
    signal,
  );
  observeVisibility(box, (isVisible) => (isVisible ? subscription.setRunning(true) : end()), signal);

  return {
    select(next) {
      stage.select(next);
      subscription.wake();
    },
    close() {
      mount.abort();
      subscription.end();
      closeStage(opened);
    },
  };
}
