/**
 * The state of a player for React: the engine's while it draws, otherwise that of the stills (reduced motion, a fault,
 * or the engine is still loading).
 */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { AnimationName, CategoryName } from "./generated/animations";
import type { LivePlayer, PlayerView } from "./live-player";
import { observeMiddle, whenNear, whenSized } from "./observers";
import type { PointerPosition } from "./pointer";
import { useReducedMotion } from "./reduced-motion";
import { firstPhase, isLastPhase, type Walk, walkPhases } from "./still-timeline";

export interface PlayerHandle extends PlayerView {
  readonly paused: boolean;
  /** Whether stills stand for the animation, with reduced motion or after a fault. */
  readonly withoutEngine: boolean;
  /** Toggled by each reset of the stills: whether they show the variant that follows one. */
  readonly again: boolean;
  /** Picture and caption; the picture's box; the layer in it that holds the canvas. */
  readonly figureRef: RefObject<HTMLElement | null>;
  readonly surfaceRef: RefObject<HTMLDivElement | null>;
  readonly layerRef: RefObject<HTMLDivElement | null>;
  /** Starts the timeline or resets it; ends a pause. Without a position, for a key. */
  click(position: PointerPosition | undefined): void;
  togglePause(): void;
}

/** Whether the engine failed before or after its start. */
export type PlayerFault = "not started" | "stopped";

/** `highlight` is the active label's category. If the engine fails, `onFault` is called once; the stills remain. */
export function usePlayer(
  animation: AnimationName,
  highlight: CategoryName | undefined,
  onFault: (fault: PlayerFault, error: unknown) => void,
): PlayerHandle {
  const reducedMotion = useReducedMotion();
  const figureRef = useRef<HTMLElement>(null);
  const surfaceRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const liveRef = useRef<LivePlayer>(undefined);
  const walkRef = useRef<Walk>(undefined);
  /** The time since the click, while the player changes between engine and stills. */
  const elapsedMsRef = useRef<number>(undefined);
  const [view, setView] = useState(() => firstView(animation));
  const [paused, setPaused] = useState(false);
  const [failed, setFailed] = useState(false);
  const [again, setAgain] = useState(false);

  // A change of these does not reopen the player.
  const report = useEffectEvent(onFault);
  const highlightNow = useEffectEvent(() => highlight);

  function startWalk(elapsedMs: number): void {
    walkRef.current = walkPhases(animation, elapsedMs, (phase) =>
      setView({ ...firstView(animation), phase, started: true, settled: isLastPhase(animation, phase) }),
    );
  }
  const resumeWalk = useEffectEvent((elapsedMs: number) => {
    startWalk(elapsedMs);
    if (paused) walkRef.current?.setPaused(true);
  });
  const isPausedNow = useEffectEvent(() => paused);

  useEffect(() => {
    const mount = new AbortController();
    const { signal } = mount;
    if (elapsedMsRef.current !== undefined) resumeWalk(elapsedMsRef.current);

    function fallBack(fault: PlayerFault, error: unknown): void {
      if (signal.aborted) return;
      // A live player takes its timeline with it; running stills continue.
      const wasLive = liveRef.current !== undefined;
      liveRef.current = undefined;
      setFailed(true);
      setView((shown) => (wasLive ? firstView(animation) : { ...shown, drawn: false }));
      report(fault, error);
    }

    async function open(figure: HTMLElement, surface: HTMLElement, layer: HTMLElement): Promise<void> {
      const sized = whenSized(surface, signal);
      await whenNear(surface, signal);
      // A separate chunk, which the HTML of a page with a player preloads.
      const { fetchEngine, openLivePlayer } = await import("./live");
      const engine = await fetchEngine();
      await sized;
      if (signal.aborted) return;
      // React would render in the next frame.
      flushSync(() => {
        const walk = walkRef.current;
        liveRef.current = openLivePlayer({
          engine,
          animation,
          figure,
          surface,
          layer,
          highlight: highlightNow(),
          startedMsAgo: walk?.elapsedMs(),
          onChange: setView,
          onFault: (error) => fallBack("stopped", error),
          signal,
        });
        endWalk(walkRef);
        if (isPausedNow()) liveRef.current.setPaused(true);
      });
    }

    const [figure, surface, layer] = [figureRef.current, surfaceRef.current, layerRef.current];
    if (!reducedMotion && figure !== null && surface !== null && layer !== null) {
      open(figure, surface, layer).catch((error: unknown) => fallBack("not started", error));
    }
    return () => {
      elapsedMsRef.current = liveRef.current?.elapsedMs() ?? walkRef.current?.elapsedMs();
      mount.abort();
      endWalk(walkRef);
      liveRef.current = undefined;
      setView(firstView(animation));
      setFailed(false);
    };
  }, [animation, reducedMotion]);

  useEffect(() => liveRef.current?.highlight(highlight), [highlight]);

  useEffect(() => {
    if (!view.started || figureRef.current === null) return undefined;
    const figure = figureRef.current;
    const mount = new AbortController();
    const { signal } = mount;
    let watched = false;
    observeMiddle(
      figure,
      (crosses) => {
        watched = crosses;
      },
      signal,
    );
    // A phone was turned. `watched` is from before: observers report a new size only after this event.
    matchMedia("(orientation: portrait)").addEventListener(
      "change",
      () => {
        if (watched) showWhole(figure);
      },
      { signal },
    );
    return () => mount.abort();
  }, [view.started]);

  return {
    ...view,
    paused,
    withoutEngine: reducedMotion || failed,
    again,
    figureRef,
    surfaceRef,
    layerRef,
    click(position) {
      const live = liveRef.current;
      setPaused(false);
      if (live !== undefined) {
        if (paused) live.setPaused(false);
        live.click(position);
        return;
      }
      endWalk(walkRef);
      if (view.started) {
        setView(firstView(animation));
        setAgain(!again);
      } else startWalk(0);
    },
    togglePause() {
      setPaused(!paused);
      (liveRef.current ?? walkRef.current)?.setPaused(!paused);
    },
  };
}

/** Scrolls as little as shows all of it, at once. */
export function showWhole(figure: HTMLElement | null): void {
  figure?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

function endWalk(walkRef: RefObject<Walk | undefined>): void {
  walkRef.current?.end();
  walkRef.current = undefined;
}

function firstView(animation: AnimationName): PlayerView {
  return {
    phase: firstPhase(animation),
    started: false,
    highlighted: undefined,
    drawn: false,
    settled: false,
  };
}
