/** The pictures that are drawn at build time, one of each phase for each shape of a player; what answers a press there. */
import { useEffect, useState } from "react";
import { type AnimationName, animations, type PhaseName, type StillShape } from "./generated/animations";
import { type State, withoutEngine } from "./player-state";
import { stillUrl } from "./still-urls";

/**
 * The shapes in the order in which they are tried, with the windows of each. In the window after which it is named, its
 * first still has the dots of the engine's first frame. `w1280h720` is for all others.
 */
const windows: readonly (readonly [StillShape, string])[] = [
  ["w360h640", "(width < 40rem) and (height < 41rem), (height < 30rem)"],
  ["w390h664", "(width < 40rem) and (height < 42rem)"],
  ["w402h681", "(width < 40rem) and (height < 44rem)"],
  ["w412h732", "(width < 40rem) and (height < 48rem)"],
  ["w390h844", "(width < 40rem)"],
  ["w768h1024", "(width < 64rem)"],
  ["w1920h1080", "(width >= 105rem) and (height >= 56rem)"],
  ["w1440h900", "(width >= 80rem) and (height >= 53rem)"],
  ["w1366h768", "(width >= 80rem) and (height >= 47rem)"],
];

/**
 * One of each phase, and after the first one that answers a press. The current one shows once it has loaded, until then
 * one before it; while the engine draws, only in print.
 */
export function Stills({ animation, state }: { readonly animation: AnimationName; readonly state: State }) {
  const [module, setModule] = useState<typeof import("./still-variants")>();
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const alone = withoutEngine(state);
  useEffect(() => {
    // Without the module, the stills stay as they are.
    if (alone) import("./still-variants").then(setModule, () => {});
  }, [alone]);
  const { phases } = animations[animation];
  const variantUrl = alone ? module?.variantUrl : undefined;
  const again = (shape: StillShape) =>
    state.resets % 2 === 1 ? variantUrl?.(animation, shape, "again") : undefined;
  const stills = phases.map(({ name }, index) => ({
    name: name as string,
    url: (shape: StillShape) =>
      (index === 0 ? again(shape) : undefined) ?? stillUrl(animation, name as PhaseName, shape),
  }));
  if (variantUrl !== undefined) {
    stills.splice(1, 0, {
      name: "started",
      url: (shape) =>
        again(shape) ?? variantUrl(animation, shape, "started") ?? stillUrl(animation, phases[0].name, shape),
    });
  }
  const current = variantUrl !== undefined && state.started ? state.phase + 1 : state.phase;
  const shown = stills.findLastIndex(
    ({ name }, index) => index <= current && (index === 0 || state.canvasShown || loaded.includes(name)),
  );
  const later = !state.started || state.canvasShown ? "lazy" : "eager";
  return (
    <div className="player-stills">
      {stills.map(({ name, url }, index) => (
        <picture key={name} hidden={index !== shown}>
          {windows.map(([shape, media]) => (
            <source key={shape} media={media} srcSet={url(shape)} />
          ))}
          <img
            src={url("w1280h720")}
            alt=""
            // The first is the largest picture of the page's first screen.
            loading={index === 0 || name === "started" ? "eager" : later}
            fetchPriority={index === 0 ? "high" : "auto"}
            decoding="async"
            className="in-system-colors"
            onLoad={() => setLoaded((names) => (names.includes(name) ? names : [...names, name]))}
          />
        </picture>
      ))}
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
