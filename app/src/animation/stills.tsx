/** The pictures that are drawn at build time, one of each phase for each shape of a player; what answers a press there. */
import { useEffect, useId, useState } from "react";
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
  ["w1920h1080", "(width >= 105rem) and (height >= 56rem)"],
  ["w1440h900", "(width >= 80rem) and (height >= 53rem)"],
  ["w1366h768", "(width >= 80rem) and (height >= 47rem)"],
];

/**
 * One of each phase, and one more for the time from a press to the second phase. The current one shows; while the
 * engine draws, only in print.
 */
export function Stills({ animation, state }: { readonly animation: AnimationName; readonly state: State }) {
  const [module, setModule] = useState<typeof import("./still-variants")>();
  const alone = withoutEngine(state);
  useEffect(() => {
    // Without the module, the stills stay as they are.
    if (alone) import("./still-variants").then(setModule, () => {});
  }, [alone]);
  const variantUrl = alone ? module?.variantUrl : undefined;
  const { phases } = animations[animation];
  const answers = variantUrl !== undefined && state.started && state.phase === 0;
  const later = !state.started || state.canvasShown ? "lazy" : "eager";
  return (
    <div className="player-stills">
      {phases.map(({ name }, index) => (
        <Still
          key={name}
          shown={index === state.phase && !answers}
          // The first is the largest picture of the page's first screen.
          loading={index === 0 ? "eager" : later}
          isFirst={index === 0}
          url={(shape) =>
            (index === 0 && state.resets % 2 === 1 && variantUrl?.(animation, shape, "again")) ||
            stillUrl(animation, name as PhaseName, shape)
          }
        />
      ))}
      {variantUrl === undefined ? null : (
        <Still
          shown={answers}
          loading="eager"
          url={(shape) =>
            variantUrl(animation, shape, "started") ?? stillUrl(animation, phases[0].name, shape)
          }
        />
      )}
    </div>
  );
}

function Still({
  shown,
  loading,
  isFirst = false,
  url,
}: {
  readonly shown: boolean;
  readonly loading: "eager" | "lazy";
  readonly isFirst?: boolean;
  readonly url: (shape: StillShape) => string;
}) {
  return (
    <picture hidden={!shown}>
      {windows.map(([shape, media]) => (
        <source key={shape} media={media} srcSet={url(shape)} />
      ))}
      <img
        src={url("w1280h720")}
        alt=""
        loading={loading}
        fetchPriority={isFirst ? "high" : "auto"}
        decoding="async"
        className="in-system-colors"
      />
    </picture>
  );
}

/** The answer to a press without a canvas: a light at its position, which fades away behind the dots. */
export function Light({ state }: { readonly state: State }) {
  const { at = { x: 0.5, y: 0.5 }, canvasShown, started, phase } = state;
  const id = useId();
  const shown = !canvasShown && started && phase === 0;
  return (
    <svg aria-hidden="true" className="player-light print:hidden forced-colors:hidden" data-light={shown}>
      <radialGradient id={id}>
        <stop />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <circle cx={`${100 * at.x}%`} cy={`${100 * at.y}%`} r="6rem" fill={`url(#${id})`} />
    </svg>
  );
}
