import { useSyncExternalStore } from "react";

/** True while prerendering and hydrating. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

const neverChanges = () => () => undefined;
