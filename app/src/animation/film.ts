/** Home's film: the engine's animation that plays once, from its first picture to its last, and answers nothing. */
import { fetchEngine } from "./engine";
import { subscribe } from "./frame-loop";
import { film as exported } from "./generated/corridor";
import { type ElementSize, observePixelRatio, observeSize, observeVisibility } from "./observers";
import { closeStage, openStage } from "./open-stage";

export interface FilmOptions {
  /** The positioned element that the canvas fills; its color is that of all particles. */
  readonly box: HTMLElement;
  /** Asked when the engine is there: whether the film may still begin. */
  readonly isInTime: () => boolean;
  /** Called when the canvas has its first frame, and when it is gone. */
  readonly show: (state: "playing" | "ended") => void;
  readonly signal: AbortSignal;
}

/**
 * Plays it, if that is in time. It ends at its last picture, or as soon as it is not seen any more.
 *
 * @throws when the engine cannot be loaded, has no canvas to draw on, or fails; nothing is left on the page then
 */
export async function playFilm({ box, isInTime, show, signal }: FilmOptions): Promise<void> {
  const engine = await fetchEngine();
  if (signal.aborted || !isInTime()) return;

  const { width, height } = box.getBoundingClientRect();
  const opened = openStage(engine, exported.animation, { widthPx: width, heightPx: height });
  const { canvas, stage } = opened;
  const film = new AbortController();
  const over = new Promise<void>((resolve, reject) => {
    film.signal.addEventListener("abort", () => {
      closeStage(opened);
      if (!signal.aborted) show("ended");
      const { reason } = film.signal as { readonly reason: unknown };
      if (reason === finished) resolve();
      else reject(reason);
    });
  });
  const end = () => film.abort(finished);
  const attempt = (action: () => void) => {
    if (film.signal.aborted) return;
    try {
      action();
    } catch (error) {
      film.abort(error);
    }
  };
  signal.addEventListener("abort", end, { signal: film.signal });

  attempt(() => {
    paint();
    stage.start();
    stage.frame(0);
    box.append(canvas);
    show("playing");
    watch();
  });
  return over;

  function paint(): void {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(box).color.match(/[\d.]+/g) ?? []).map(Number);
    for (let color = 0; color < exported.colors; color += 1) stage.set_color(color, red, green, blue);
  }

  function frame(dtSecs: number): boolean {
    const goesOn = stage.frame(dtSecs);
    // Not within the loop, which still holds this subscription.
    if (!goesOn) queueMicrotask(end);
    return goesOn;
  }

  function watch(): void {
    const subscription = subscribe({ frame }, (error) => film.abort(error));
    film.signal.addEventListener("abort", () => subscription.end());
    const options = { signal: film.signal };
    let size: ElementSize = { widthPx: width, heightPx: height };
    const fit = () => {
      attempt(() => stage.resize(size.widthPx, size.heightPx, window.devicePixelRatio));
      subscription.repaint();
    };
    observeSize(
      box,
      (observed) => {
        size = observed;
        fit();
      },
      film.signal,
    );
    observePixelRatio(fit, film.signal);
    observeVisibility(
      box,
      (isVisible) => {
        if (isVisible) subscription.setRunning(true);
        else end();
      },
      film.signal,
    );
    document.addEventListener("visibilitychange", end, options);
    for (const type of ["webglcontextlost", "contextlost"]) canvas.addEventListener(type, end, options);
    matchMedia("(prefers-color-scheme: dark)").addEventListener(
      "change",
      () => {
        attempt(paint);
        subscription.repaint();
      },
      options,
    );
  }
}

const finished = Symbol("finished");
