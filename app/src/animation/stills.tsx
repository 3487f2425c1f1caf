/** The pictures that are drawn at build time, one of each phase for each shape of a player; what answers a press there. */
import { useState } from "react";
import { type AnimationName, animations, type StillShape } from "./generated/animations";
import type { State } from "./player-state";

const urls = import.meta.glob<string>("./generated/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/**
 * The shapes in the order in which they are tried, with the windows of each. In the window after which it is named, its
 * first still has the dots of the engine's first frame; elsewhere the canvas fades in over other dots. `w1280h720` is for
 * all others.
 */
const mediaOfShapes: readonly (readonly [StillShape, string])[] = [
  ["w390h664", "(width < 40rem) and (height < 44rem), (height < 30rem)"],
  ["w412h732", "(width < 40rem)"],
  ["w768h1024", "(width < 64rem)"],
  ["w1920h1080", "(width >= 105rem) and (height >= 56rem)"],
  ["w1440h900", "(width >= 80rem) and (height >= 53rem)"],
];

/**
 * One of each phase. The current one shows once it has loaded, until then one before it; while the engine draws, only in
 * print.
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
              // The first is the largest picture of the page's first screen.
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

/** The answer to a press without a canvas: a light at its position, which fades away behind the dots. */
export function Light({ state: { at, lit } }: { readonly state: State }) {
  return (
    <div
      aria-hidden="true"
      className="player-light print:hidden forced-colors:hidden"
      data-light={lit}
      // The site's policy blocks style attributes in HTML, which has none before a press.
      style={at && { ["--x" as string]: `${100 * at.x}%`, ["--y" as string]: `${100 * at.y}%` }}
    />
  );
}
