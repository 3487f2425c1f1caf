/**
 * Home's picture. CSS shows the still of the checked trade. If the engine has loaded, a canvas plays the film once,
 * when home is the document's first page, and then moves the dots to each trade that the visitor chooses.
 */
import { type RefObject, useLayoutEffect } from "react";
import type { Engine } from "./engine";
import { trades } from "./generated/corridor";
import { prefersReducedMotion } from "./reduced-motion";

/**
 * `hero` contains a fieldset of radio buttons with the names of trades, and the box `.film`, which the canvas fills.
 */
export function useFilm(hero: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const mount = new AbortController();
    const group = hero.current?.querySelector("fieldset");
    const box = hero.current?.querySelector<HTMLElement>(".film");
    if (hero.current && group && box) animate(hero.current, group, box, mount.signal);
    return () => mount.abort();
  }, [hero]);
}

/** The state of an entry in the history, apart from the router's. */
type HistoryState = { readonly trade?: string } | null;

function animate(hero: HTMLElement, group: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  const radios = [...group.querySelectorAll("input")];
  const checked = () => radios.find((radio) => radio.checked);

  // The history contains the choice before Back or a reload. A choice before the scripts had loaded takes precedence.
  const kept = radios.find(({ value }) => value === (history.state as HistoryState)?.trade);
  if (kept && checked()?.defaultChecked) kept.checked = true;

  let chosen = indexOf(checked());
  let film: { readonly engine: Engine; readonly playFrom: typeof import("./film").playFrom } | undefined;
  let prepared: Promise<void> | undefined;
  /** While there is a canvas: moves its dots to another trade. */
  let move: ((trade: number) => void) | undefined;

  const isFirstPage = document.documentElement.dataset["hydrated"] !== "true";
  if (isFirstPage && checked()?.defaultChecked) {
    // Rejects if the film plays instead, or if the visitor chooses a trade before.
    Promise.all(fades().map((fade) => fade.finished)).then(
      () => end(),
      () => undefined,
    );
    if (isWanted()) void playFilm();
  } else {
    choose();
  }
  group.addEventListener("change", choose, { signal });
  for (const type of ["pointerenter", "focusin"])
    group.addEventListener(type, () => isWanted() && prepare(), { signal });

  function choose(): void {
    const isAtRest = hero.dataset["film"] === "ended";
    if (isAtRest && isWanted()) play({ fromStart: false });
    chosen = indexOf(checked());
    move?.(chosen);
    show(move ? "moving" : "ended");
    history.replaceState({ ...(history.state as HistoryState), trade: checked()?.value }, "");
  }

  async function playFilm(): Promise<void> {
    await loaded(signal);
    if (isFadeAhead()) await prepare();
    if (isFadeAhead()) play({ fromStart: true });
    if (move) show("playing");
  }

  /** Loads the engine, once. If that fails, stills remain. */
  function prepare(): Promise<void> {
    prepared ??= import("./film")
      .then(async ({ fetchEngine, playFrom }) => {
        film = { engine: await fetchEngine(), playFrom };
      })
      .catch(fail);
    return prepared;
  }

  /** Opens a canvas, if the engine has loaded, with the dots of the current trade: in the film or at rest. */
  function play({ fromStart }: { readonly fromStart: boolean }): void {
    try {
      move = film?.playFrom({ engine: film.engine, box, trade: chosen, fromStart, signal, onEnd: end });
    } catch (error) {
      fail(error);
    }
  }

  function end(error?: unknown): void {
    move = undefined;
    if (error !== undefined) fail(error);
    show("ended");
  }

  function fail(error: unknown): void {
    film = undefined;
    console.warn("Home's picture does not move.", error);
  }

  /** Returns the fades from the first picture to the last one. With reduced motion or `data-film`, there are none. */
  function fades(): readonly Animation[] {
    return box.getAnimations({ subtree: true });
  }

  function isFadeAhead(): boolean {
    return fades().some(({ currentTime, effect }) => Number(currentTime) < Number(effect?.getTiming().delay));
  }

  function show(state: "playing" | "moving" | "ended"): void {
    hero.dataset["film"] = state;
  }
}

function indexOf(radio: HTMLInputElement | undefined): number {
  return trades[radio?.value as keyof typeof trades].select;
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
