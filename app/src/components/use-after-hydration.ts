import { useSyncExternalStore } from "react";

/**
 * `prerendered` while prerendering and hydrating, then what `current` returns. Only if that differs does React render
 * again after hydration, which takes a pass over the whole page.
 */
export function useAfterHydration<Value>(current: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, current, () => prerendered);
}

const neverChanges = () => () => undefined;
