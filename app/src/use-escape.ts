import { useEffect, useEffectEvent } from "react";

/** Calls back on Escape, wherever the focus is. */
export function useEscape(onEscape: () => void): void {
  const listener = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onEscape();
  });
  // From the first render on: a listener added when something opens would miss an Escape right after.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => listener(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
