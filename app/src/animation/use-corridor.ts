/**
 * The corridor, home's picture. CSS shows the still of the checked trade. If the engine has loaded, a canvas plays the
 * film once, when home is the document's first page, and moves the dots to each trade that the visitor chooses.
 */
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { CanvasOptions, CorridorCanvas } from "./corridor-canvas";
import { trades } from "./generated/corridor";
import { prefersReducedMotion } from "./reduced-motion";

type Trade = keyof typeof trades;

/** What the canvas plays; undefined until the film or a choice replaces the fade by CSS. */
type Motion = "film" | "change" | "none" | undefined;

/** The trade is stored in the state of home's history entry, beside the router's. */
type HistoryState = { readonly trade?: Trade } | null;

/** `opening` is the trade that is checked in the prerendered page. */
export function useCorridor(opening: Trade) {
  /** The positioned element that the canvas fills. */
  const boxRef = useRef<HTMLDivElement>(null);
  const choicesRef = useRef<HTMLFieldSetElement>(null);
  const [trade, setTrade] = useState(opening);
  const [motion, setMotion] = useState<Motion>();
  /** Opens a canvas; undefined until the engine has loaded. */
  const [open, setOpen] = useState<(options: CanvasOptions) => CorridorCanvas>();
  const canvasRef = useRef<CorridorCanvas>(undefined);
  const isRequested = useRef(false);

  function choose(next: Trade): void {
    const isFading = motion === undefined && fadesOf(boxRef).some(isRunning);
    const canMove = open !== undefined && isMotionWanted() && !isFading;
    setTrade(next);
    setMotion(canvasRef.current || canMove ? "change" : "none");
    history.replaceState({ ...(history.state as HistoryState), trade: next }, "");
  }

  /** Loads the engine, once. If it arrives before the fade begins, the film plays. */
  async function prepare(): Promise<void> {
    if (isRequested.current || !isMotionWanted()) return;
    isRequested.current = true;
    try {
      const { fetchEngine, openCanvas } = await import("./corridor-canvas");
      const engine = await fetchEngine();
      setOpen(() => (options: CanvasOptions) => openCanvas(engine, options));
      if (fadesOf(boxRef).some(isDelayed)) setMotion("film");
    } catch (error) {
      fail(error);
    }
  }

  function prepareFilm(): void {
    if (fadesOf(boxRef).some(isDelayed)) void prepare();
  }

  function fail(error: unknown): void {
    setOpen(undefined);
    console.warn("Home's picture does not move.", error);
  }

  function end(error?: unknown): void {
    setMotion("none");
    if (error !== undefined) fail(error);
  }

  const begin = useEffectEvent((mounted: AbortSignal) => {
    // A choice before hydration takes precedence over the choice before Back or a reload.
    const checked = choicesRef.current?.querySelector<HTMLInputElement>(":checked")?.value as Trade;
    const { trade: stored = opening } = (history.state as HistoryState) ?? {};
    const chosen = checked === opening && stored in trades ? stored : checked;
    const isFirstPage = document.documentElement.dataset["hydrated"] !== "true";
    if (chosen !== opening || !isFirstPage) choose(chosen);
    else if (document.readyState === "complete") prepareFilm();
    else addEventListener("load", prepareFilm, { signal: mounted });
  });
  useLayoutEffect(() => {
    const mount = new AbortController();
    begin(mount.signal);
    return () => mount.abort();
  }, []);

  /** The trade that the canvas shows, or moves to. */
  const shownTrade = useRef(trade);
  const openCanvas = useEffectEvent(() => {
    if (boxRef.current === null) return;
    try {
      canvasRef.current = open?.({
        box: boxRef.current,
        trade: trades[shownTrade.current].select,
        isFilm: motion === "film",
        onEnd: end,
      });
    } catch (error) {
      end(error);
    }
  });
  const isMoving = motion === "film" || motion === "change";
  useLayoutEffect(() => {
    if (!isMoving) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- only if the canvas cannot be opened
    openCanvas();
    return () => {
      canvasRef.current?.close();
      canvasRef.current = undefined;
    };
  }, [isMoving]);
  useLayoutEffect(() => {
    shownTrade.current = trade;
    canvasRef.current?.select(trades[trade].select);
  }, [trade]);

  return { boxRef, choicesRef, trade, choose, prepare, motion };
}

/** Returns the fades from the first picture to the last. With reduced motion, and once `motion` is set, there are none. */
function fadesOf({ current }: { readonly current: Element | null }): readonly Animation[] {
  return current?.getAnimations({ subtree: true }) ?? [];
}

function isRunning({ playState }: Animation): boolean {
  return playState === "running";
}

/** Whether the animation has not begun, because of its delay. */
function isDelayed({ currentTime, effect }: Animation): boolean {
  return Number(currentTime) < Number(effect?.getTiming().delay);
}

function isMotionWanted(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return !prefersReducedMotion() && connection?.saveData !== true && !document.hidden;
}
