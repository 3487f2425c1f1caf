/**
 * Other pictures of a phase, drawn at build time: with one category highlighted; the first one after a click and after
 * a reset. Only a player without the engine loads this module.
 */
import type { AnimationName, CategoryName, PhaseName, StillShape } from "./generated/animations";

export type StillVariant = CategoryName | "started" | "again";

const urls = import.meta.glob<string>("./generated/variants/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Undefined where the picture would be the same. */
export function variantUrl(
  animation: AnimationName,
  phase: PhaseName,
  shape: StillShape,
  variant: StillVariant,
): string | undefined {
  return urls[`./generated/variants/${animation}-${phase}-${shape}-${variant}.svg`];
}
