/** The stills, which are drawn at build time: one of each phase for each shape of a player. */
import type { AnimationName, PhaseName, StillShape } from "./generated/animations";

const urls = import.meta.glob<string>("./generated/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** @throws when the engine's export has not drawn it. */
export function stillUrl(animation: AnimationName, phase: PhaseName, shape: StillShape): string {
  const url = urls[`./generated/${animation}-${phase}-${shape}.svg`];
  if (url === undefined) {
    throw new Error(
      `there is no still of ${animation}, ${phase}, ${shape}: its Description lists the shapes, and \`cargo xtask build\` draws them`,
    );
  }
  return url;
}

/** What stands above and below a player beside its title and under it, in CSS pixels; see `player.css`. */
const BESIDE_TITLE_PX = 263;
const BELOW_TITLE_PX = 428;

/**
 * The shapes in the order in which they are tried, with the windows of each: those in which the player has about its
 * size, so that its still has about as many dots as the engine then draws. `medium` is for all others.
 */
export const stillWindows: readonly (readonly [StillShape, (heightPx: number) => string])[] = [
  ["tall", () => "(max-width: 39.99rem) and (min-height: 50rem)"],
  ["low", () => "(min-width: 35rem) and (max-height: 29.99rem)"],
  ["small", () => "(max-width: 39.99rem), (max-height: 35.99rem)"],
  [
    "wide",
    (heightPx) => {
      const leastPx = Math.round(0.9 * heightPx);
      return [
        `(min-width: 75rem) and (min-height: ${leastPx + BESIDE_TITLE_PX}px)`,
        `(min-width: 46rem) and (max-width: 63.99rem) and (min-height: ${leastPx + BELOW_TITLE_PX}px)`,
      ].join(", ");
    },
  ],
];
