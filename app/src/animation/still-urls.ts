/** The addresses of the stills, one of each phase for each shape of a player. */
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
      `there is no still of ${animation}, ${phase}, ${shape}: \`cargo xtask build\` draws them`,
    );
  }
  return url;
}
