/** The stills, drawn at build time for each phase and shape of a player, and the light that answers a press on them. */
import { useState } from "react";
import { animations } from "./generated/animations";
import type { AnimationName, StillShape } from "./names";
import type { State } from "./player-state";

const urls = import.meta.glob<string>("./generated/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * The shapes with the media query of their windows; the first that matches is used, `w1280h720` if none does. A shape
 * is named after a window, in which its first still has the dots of the engine's first frame. In other windows, the
 * canvas fades in over other dots.
 */
const mediaOfShapes: readonly (readonly [StillShape, string])[] = [
  ["w390h664", "(width < 40rem) and (height < 44rem), (height < 30rem)"],
  ["w412h732", "(width < 40rem)"],
  ["w768h1024", "(width < 64rem)"],
  ["w1920h1080", "(width >= 105rem) and (height >= 56rem)"],
  ["w1440h900", "(width >= 80rem) and (height >= 53rem)"],
];

/**
 * The stills of all phases. The current one shows once it has loaded; until then, an earlier one shows. While the
 * engine draws, it shows only in print.
 */
export function Stills({ animation, state }: { readonly animation: AnimationName; readonly state: State }) {
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const names: readonly string[] = animations[animation].phases.map(({ name }) => name);
  const shown = names.findLastIndex(
    (name, index) => index <= state.phase && (index === 0 || state.canvasShown || loaded.includes(name)),
  );
  const later = !state.started || state.canvasShown ? "lazy" : "eager";
  return (
    <div className="player-stills">
      {names.map((name, index) => {
        const url = (shape: StillShape) => urls[`./generated/${animation}-${name}-${shape}.svg`];
        return (
          <picture key={name} hidden={index !== shown}>
            {mediaOfShapes.map(([shape, media]) => (
              <source key={shape} media={media} srcSet={url(shape)} />
            ))}
            <img
              src={url("w1280h720")}
              alt=""
              // The first still is the largest picture in the first window.
              loading={index === 0 ? "eager" : later}
              fetchPriority={index === 0 ? "high" : "auto"}
              decoding="async"
              className="in-system-colors"
              onLoad={() => setLoaded((names) => (names.includes(name) ? names : [...names, name]))}
            />
          </picture>
        );
      })}
    </div>
  );
}

/** A light at the position of a press, which fades behind the dots of a still. */
export function Light({ state: { at, lit } }: { readonly state: State }) {
  return (
    <div
      aria-hidden="true"
      className="player-light print:hidden forced-colors:hidden"
      data-light={lit}
      // The site's policy blocks style attributes in prerendered HTML, where no press has happened.
      style={at && { ["--x" as string]: `${100 * at.x}%`, ["--y" as string]: `${100 * at.y}%` }}
    />
  );
}
