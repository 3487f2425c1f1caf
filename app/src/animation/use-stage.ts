/**
 * The state of a stage for React: the engine's while it draws, otherwise that of the stills (reduced motion, a fault,
 * or the engine is still loading).
 */
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AnimationName, CategoryName } from "./generated/animations";
import type { LiveStage, StageView } from "./live-stage";
import { whenNear, whenSized } from "./observers";
import { useReducedMotion } from "./reduced-motion";
import { firstPhase, walkPhases } from "./still-timeline";

export interface StageHandle extends StageView {
  readonly paused: boolean;
  /** The stage's box, and the layer in it that holds the canvas. */
  readonly surfaceRef: RefObject<HTMLDivElement | null>;
  readonly layerRef: RefObject<HTMLDivElement | null>;
  /** Starts or resets the timeline, and ends a pause. */
  click(): void;
  togglePause(): void;
}

/** Whether the engine failed before or after its start. */
export type StageFault = "not started" | "stopped";

/** A running timeline of stills. */
interface Walk {
  readonly startedAtMs: number;
  readonly controller: AbortController;
}

/** `highlight` is the active label's category. If the engine fails, `onFault` is called once; the stills remain. */
export function useStage(
  animation: AnimationName,
  highlight: CategoryName | undefined,
  onFault: (fault: StageFault, error: unknown) => void,
): StageHandle {
  const reducedMotion = useReducedMotion();
  const surfaceRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const liveRef = useRef<LiveStage>(undefined);
  const walkRef = useRef<Walk>(undefined);
  const [view, setView] = useState(() => firstView(animation));
  const [paused, setPaused] = useState(false);

  // A change of these does not reopen the stage.
  const report = useEffectEvent(onFault);
  const highlightNow = useEffectEvent(() => highlight);

  useEffect(() => {
    const mount = new AbortController();
    const { signal } = mount;

    function fallBack(fault: StageFault, error: unknown): void {
      if (signal.aborted) return;
      // A live stage takes its timeline with it; running stills continue.
      const wasLive = liveRef.current !== undefined;
      liveRef.current = undefined;
      setView((shown) => (wasLive ? firstView(animation) : { ...shown, drawn: false }));
      report(fault, error);
    }

    async function open(surface: HTMLElement, layer: HTMLElement): Promise<void> {
      await whenNear(surface, signal);
      // A separate chunk, which the HTML of a page with a stage preloads.
      const { fetchEngine, openLiveStage } = await import("./live");
      const engine = await fetchEngine();
      const size = await whenSized(surface, signal);
      if (signal.aborted) return;
      const walk = walkRef.current;
      liveRef.current = openLiveStage({
        engine,
        animation,
        surface,
        layer,
        size,
        highlight: highlightNow(),
        startedMsAgo: walk && performance.now() - walk.startedAtMs,
        onChange: setView,
        onFault: (error) => fallBack("stopped", error),
        signal,
      });
      walk?.controller.abort();
      walkRef.current = undefined;
    }

    const surface = surfaceRef.current;
    const layer = layerRef.current;
    if (!reducedMotion && surface !== null && layer !== null) {
      open(surface, layer).catch((error: unknown) => fallBack("not started", error));
    }
    return () => {
      mount.abort();
      walkRef.current?.controller.abort();
      walkRef.current = undefined;
      liveRef.current = undefined;
      setView(firstView(animation));
      setPaused(false);
    };
  }, [animation, reducedMotion]);

  useEffect(() => liveRef.current?.highlight(highlight), [highlight]);

  return {
    ...view,
    paused,
    surfaceRef,
    layerRef,
    click() {
      const live = liveRef.current;
      if (live !== undefined) {
        if (paused) {
          setPaused(false);
          live.setPaused(false);
        }
        live.click();
        return;
      }
      walkRef.current?.controller.abort();
      walkRef.current = undefined;
      if (view.started) {
        setView(firstView(animation));
        return;
      }
      const controller = new AbortController();
      walkRef.current = { startedAtMs: performance.now(), controller };
      setView({ ...firstView(animation), started: true });
      walkPhases(animation, (phase) => setView((shown) => ({ ...shown, phase })), controller.signal);
    },
    togglePause() {
      setPaused(!paused);
      liveRef.current?.setPaused(!paused);
    },
  };
}

function firstView(animation: AnimationName): StageView {
  return { phase: firstPhase(animation), started: false, highlighted: undefined, drawn: false };
}
