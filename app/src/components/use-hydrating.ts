import { useSyncExternalStore } from "react";

/** True on the server, and in the first render of what the browser takes over from it. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

const neverChanges = () => () => undefined;
