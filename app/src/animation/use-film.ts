/**
 * Home's picture, in which CSS shows the still of the checked trade. Where there is time and an engine, a canvas plays
 * between two stills: the film once, with the document that it came with, then the way to each trade that is chosen.
 */
import { type RefObject, useLayoutEffect } from "react";
import type { Engine } from "./engine";
import { trades } from "./generated/corridor";
import { prefersReducedMotion } from "./reduced-motion";

/** `hero` has a group of radio buttons, whose values are names of trades, and the box `.film`, which the canvas fills. */
export function useFilm(hero: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const mount = new AbortController();
    const group = hero.current?.querySelector("fieldset");
    const box = hero.current?.querySelector<HTMLElement>(".film");
    if (hero.current && group && box) animate(hero.current, group, box, mount.signal);
    return () => mount.abort();
  }, [hero]);
}

/** What an entry of the history keeps beside the router's state. */
type HistoryState = { readonly trade?: string } | null;

function animate(hero: HTMLElement, group: HTMLElement, box: HTMLElement, signal: AbortSignal): void {
  const radios = [...group.querySelectorAll("input")];
  const checked = () => radios.find((radio) => radio.checked);

  // The browser keeps what was pressed before the scripts came; the history, what was chosen before Back or a reload.
  const kept = radios.find(({ value }) => value === (history.state as HistoryState)?.trade);
  if (kept && checked()?.defaultChecked) kept.checked = true;

  let chosen = indexOf(checked());
  let film: { readonly engine: Engine; readonly playFrom: typeof import("./film").playFrom } | undefined;
  let prepared: Promise<void> | undefined;
  /** While a canvas is there: lets its dots move to another trade. */
  let move: ((trade: number) => void) | undefined;

  const isFirstPage = document.documentElement.dataset["hydrated"] !== "true";
  if (isFirstPage && checked()?.defaultChecked) {
    // Rejected if the film plays instead, or a trade is chosen before.
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

  /** Loads the engine, once; without it, there are stills. */
  function prepare(): Promise<void> {
    prepared ??= import("./film")
      .then(async ({ fetchEngine, playFrom }) => {
        film = { engine: await fetchEngine(), playFrom };
      })
      .catch(fail);
    return prepared;
  }

  /** Opens a canvas, if the engine is there, in which the dots of the trade that is shown move or are at rest. */
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

  /** The fades from the first picture to the last one; none without motion, and once `data-film` is set. */
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
