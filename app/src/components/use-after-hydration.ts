import { useSyncExternalStore } from "react";

/** Returns `prerendered` while prerendering and hydrating, and afterwards what `current` returns. */
export function useAfterHydration<Value>(current: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(neverChanges, current, () => prerendered);
}

const neverChanges = () => () => undefined;
