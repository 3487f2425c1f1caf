import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { type Location, ScrollRestoration, useLocation } from "react-router-dom";

const storageKey = "scroll-positions";

/**
 * Keeps the scroll position of each page of the session. The router saves it when the page is left; a tab that the
 * system ends is not left.
 */
export function ScrollPosition() {
  const location = useLocation();
  const save = useEffectEvent(() => savePosition(keyOf(location)));
  useEffect(() => {
    const mount = new AbortController();
    for (const event of ["scrollend", "visibilitychange"])
      document.addEventListener(event, () => save(), { signal: mount.signal });
    return () => mount.abort();
  }, []);
  const restore = useEffectEvent(() => {
    // When a page is left, the router lets the browser restore it.
    const wasLeft = window.history.scrollRestoration === "auto";
    if (!wasLeft && window.scrollY === 0) window.scrollTo(0, savedPositions()[keyOf(location)] ?? 0);
  });
  useLayoutEffect(() => restore(), []);
  return <ScrollRestoration getKey={keyOf} storageKey={storageKey} />;
}

/**
 * The key of a page's scroll position. The router gives the first page of every document the key `default`, so that a
 * new document would begin at the position of the last one.
 */
function keyOf({ key, pathname, hash }: Location): string {
  return key === "default" ? pathname + hash : key;
}

/** Adds a position to those that the router has saved. */
function savePosition(key: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...savedPositions(), [key]: window.scrollY }));
  } catch {
    // The visitor does not allow storage.
  }
}

function savedPositions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
