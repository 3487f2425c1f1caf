/** Whether the visitor prefers reduced motion. */
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

/** Follows the system's setting; true while prerendering and hydrating. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}
