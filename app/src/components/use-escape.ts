import { useEffect, useEffectEvent } from "react";

/** Calls back when Escape is pressed, wherever the focus is. */
export function useEscape(onEscape: () => void): void {
  const listener = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onEscape();
  });
  // From the first render on: a listener that came with what it closes would miss an Escape right after it.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => listener(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
