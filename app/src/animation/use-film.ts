/**
 * When a film plays: once, with the document that it came with, and only if the engine is there before the page's own
 * fade from its first to its last picture begins (`film.css`). It is asked for after the page has loaded.
 */
import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { prefersReducedMotion } from "./reduced-motion";

/** The values of `data-film`; undefined before the film, and without one. */
export type FilmState = "playing" | "ended" | undefined;

/** A page that takes longer from its first paint until it has loaded leaves no time for the engine. */
const LONGEST_LOAD_MS = 1500;

/** The state of home's film in `picture`, the box that its canvas fills; its stills are in there. */
export function useFilm(picture: RefObject<HTMLElement | null>): FilmState {
  // What is rendered after a link shows the last picture at once.
  const [state, setState] = useState<FilmState>(() =>
    import.meta.env.SSR || document.documentElement.dataset["hydrated"] !== "true" ? undefined : "ended",
  );
  const [isFirst] = useState(state === undefined);

  useEffect(() => {
    const box = picture.current;
    if (!isFirst || box === null || !isWanted()) return undefined;
    const mount = new AbortController();
    const { signal } = mount;

    async function play(box: HTMLElement): Promise<void> {
      await loaded(signal);
      if (signal.aborted || loadedAfterMs() > LONGEST_LOAD_MS || !isFadeAhead(box)) return;
      const { playFilm } = await import("./film");
      // In the same frame as the canvas comes and goes.
      const show = (next: FilmState) => flushSync(() => setState(next));
      await playFilm({ box, isInTime: () => isFadeAhead(box), show, signal });
    }

    play(box).catch((error: unknown) => {
      if (!signal.aborted) console.warn("The film did not play.", error);
    });
    return () => mount.abort();
  }, [isFirst, picture]);

  return state;
}

function isWanted(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return !prefersReducedMotion() && connection?.saveData !== true && !document.hidden;
}

/** Resolves once the page has loaded. */
function loaded(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true, signal });
  });
}

/** From the first paint until the page had loaded; 0 if it had before. */
function loadedAfterMs(): number {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const [paint] = performance.getEntriesByType("paint");
  if (navigation === undefined || paint === undefined) return 0;
  return Math.max(0, navigation.loadEventStart - paint.startTime);
}

/** Whether the last picture has not begun to fade in. */
function isFadeAhead(box: HTMLElement): boolean {
  return box.getAnimations({ subtree: true }).some(({ currentTime, effect }) => {
    const { delay = 0 } = effect?.getTiming() ?? {};
    return typeof currentTime === "number" && currentTime < delay;
  });
}
