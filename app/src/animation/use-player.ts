/** A player for React: its state, and the driver that fits the visitor's setting and what has been loaded. */
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import type { AnimationName } from "./generated/animations";
import { observeVisibility, whenNear } from "./observers";
import { type Fault, initialState } from "./player-state";
import { PlayerStore, type Run } from "./player-store";
import { useReducedMotion } from "./reduced-motion";
import { openStills } from "./still-driver";

/** After this time, an animation that starts by itself does so with stills: as long as visitors wait for a picture. */
const ENGINE_PATIENCE_MS = 5000;

/** If the engine fails, `onFault` is called once; the stills remain. */
export function usePlayer(
  animation: AnimationName,
  startsItself: boolean,
  onFault: (fault: Fault, error: unknown) => void,
) {
  const [player] = useState(() => new PlayerStore(initialState(animation, startsItself)));
  const state = useSyncExternalStore(player.subscribe, player.state, player.state);
  const reducedMotion = useReducedMotion();
  /** The box of the picture; the layer in it that holds the canvas. */
  const pictureRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  // Its change does not reopen the player.
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
        // Only the middle of the window's height, where visitors look.
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
