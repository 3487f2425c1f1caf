import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { type Location, ScrollRestoration, useLocation } from "react-router-dom";

const storageKey = "scroll-positions";

/**
 * Saves and restores the scroll position of each page of the session. The router saves it only when the visitor leaves
 * the page. This component also saves it while the page is open, because the system may end the tab, as iOS does.
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
    // If the visitor left the page, the router has set "auto", and the browser restores the position.
    const wasLeft = window.history.scrollRestoration === "auto";
    if (!wasLeft && window.scrollY === 0) window.scrollTo(0, savedPositions()[keyOf(location)] ?? 0);
  });
  useLayoutEffect(() => restore(), []);
  return <ScrollRestoration getKey={keyOf} storageKey={storageKey} />;
}

/**
 * Returns the key of a page's scroll position. The first page of every document has the key `default`: with that key, a
 * new document would begin at the position of the former document.
 */
function keyOf({ key, pathname, hash }: Location): string {
  return key === "default" ? pathname + hash : key;
}

/** Adds a position to those that the router has saved. */
function savePosition(key: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...savedPositions(), [key]: window.scrollY }));
  } catch {
    // The visitor's browser blocks storage.
  }
}

function savedPositions(): Readonly<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
