/**
 * Other stills of the first phase, drawn at build time: the one after a press, and the one after a reset. Only a player
 * without the engine loads this module.
 */
import { type AnimationName, animations, type StillShape } from "./generated/animations";

export type StillVariant = "started" | "again";

const urls = import.meta.glob<string>("./generated/variants/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Undefined where the picture would be the same. */
export function variantUrl(
  animation: AnimationName,
  shape: StillShape,
  variant: StillVariant,
): string | undefined {
  const phase = animations[animation].phases[0].name;
  return urls[`./generated/variants/${animation}-${phase}-${shape}-${variant}.svg`];
}
