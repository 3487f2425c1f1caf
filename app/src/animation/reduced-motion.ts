/** The visitor's setting for reduced motion. */
import { useSyncExternalStore } from "react";

const query = "(prefers-reduced-motion: reduce)";

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener("change", onChange);
  return () => list.removeEventListener("change", onChange);
}

export function prefersReducedMotion(): boolean {
  return matchMedia(query).matches;
}

/** Returns the current setting; undefined while prerendering and hydrating. */
export function useReducedMotion(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, prefersReducedMotion, () => undefined);
}
