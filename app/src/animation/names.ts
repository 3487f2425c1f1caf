/** The names of the animations that have a player, and of their parts, as types. */
import type { animations } from "./generated/animations";

type Animations = typeof animations;

export type AnimationName = keyof Animations;

/** The name of a phase of an animation; of any, without a parameter. */
export type PhaseName<Name extends AnimationName = AnimationName> =
  Animations[Name]["phases"][number]["name"];

/** The name of a category of an animation; of any, without a parameter. */
export type CategoryName<Name extends AnimationName = AnimationName> = Animations[Name]["categories"][number];

/** The name of a still's shape. */
export type StillShape = Animations[AnimationName]["stillShapes"][number];
