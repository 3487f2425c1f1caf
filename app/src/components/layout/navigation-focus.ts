import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves the focus after a navigation within the site, as a new document would: to the anchor where the
 * address names one, otherwise to the page's heading. Scrolling is left to the router. The first page is
 * the browser's.
 */
export function useFocusOnNavigation(): void {
  const { hash, key } = useLocation();
  const seenKey = useRef(key);
  useEffect(() => {
    if (seenKey.current === key) return;
    seenKey.current = key;
    const target = anchorOf(hash) ?? document.querySelector("h1");
    if (target !== null) focusOnce(target);
  }, [hash, key]);
}

function anchorOf(hash: string): HTMLElement | null {
  if (hash === "") return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not every percent sign in an address begins an escape.
    return null;
  }
}

/** Focuses an element that is not in the tab order, for this once. */
function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
