import { useEffect, useEffectEvent } from "react";

/** Calls `onEscape` when Escape is pressed, wherever the focus is. */
export function useEscape(onEscape: () => void): void {
  const listener = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onEscape();
  });
  // Always attached: a listener that is attached when something opens would miss an Escape right after that.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => listener(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
