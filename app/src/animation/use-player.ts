/** The player's state for React. Chooses the driver by the visitor's setting and by whether the engine has loaded. */
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { AnimationName } from "./names";
import { observeVisibility, whenNear } from "./observers";
import { type Fault, initialState } from "./player-state";
import { PlayerStore, type Run } from "./player-store";
import { useReducedMotion } from "./reduced-motion";
import { openStills } from "./still-driver";

/** How long an animation that starts by itself waits for the engine before it starts with stills. */
const ENGINE_PATIENCE_MS = 5000;

/** If the engine fails, calls `onFault` once; the stills remain. */
export function usePlayer(
  animation: AnimationName,
  startsItself: boolean,
  onFault: (fault: Fault, error: unknown) => void,
) {
  const [player] = useState(() => new PlayerStore(initialState(animation, startsItself)));
  const state = useSyncExternalStore(player.subscribe, player.state, player.state);
  const reducedMotion = useReducedMotion();
  /** The box of the picture, and the layer in it for the canvas. */
  const pictureRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  // An effect event, so that a new callback does not reopen the player.
  const reportFault = useEffectEvent(onFault);

  useEffect(() => {
    const mount = new AbortController();
    const { signal } = mount;
    const [picture, layer] = [pictureRef.current, layerRef.current];
    const stills = (run: Run | undefined) => openStills(animation, run, player.send);
    player.drive(stills);
    if (reducedMotion !== undefined) player.send({ type: "reduced motion", on: reducedMotion });

    function fail(fault: Fault, error: unknown): void {
      if (signal.aborted) return;
      player.send({ type: "fault", fault });
      if (fault === "stopped") player.drive(stills);
      reportFault(fault, error);
    }

    async function load(picture: HTMLElement, layer: HTMLElement): Promise<void> {
      await whenNear(picture, signal);
      const { fetchEngine, openEngine } = await import("./engine-driver");
      const engine = await fetchEngine();
      if (signal.aborted) return;
      player.drive((run) =>
        openEngine({
          engine,
          animation,
          picture,
          layer,
          run,
          report: player.send,
          onFault: (error) => fail("stopped", error),
        }),
      );
    }

    if (reducedMotion === false && picture !== null && layer !== null) {
      load(picture, layer).catch((error: unknown) => fail("not started", error));
    }
    return () => {
      mount.abort();
      player.stop();
    };
  }, [animation, player, reducedMotion]);

  const { selfStartPending, canvasShown } = state;
  useEffect(() => {
    const picture = pictureRef.current;
    if (!selfStartPending || picture === null) return undefined;
    const mount = new AbortController();
    const startWhenSeen = () =>
      observeVisibility(
        picture,
        (crossesMiddle) => {
          if (crossesMiddle) player.send({ type: "self-start" });
        },
        mount.signal,
        // Visible means: it crosses the middle of the window's height.
        "-50% 0px",
      );
    const timer = setTimeout(startWhenSeen, canvasShown ? 0 : ENGINE_PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      mount.abort();
    };
  }, [player, selfStartPending, canvasShown]);

  return { state, send: player.send, pictureRef, layerRef };
}
