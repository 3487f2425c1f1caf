import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves the focus after a navigation inside the site: to the address's anchor, otherwise to the page's heading. The
 * router scrolls. On the first page the browser sets the focus.
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
    // A percent sign may not be an escape.
    return null;
  }
}

/** Focuses an element that is not in the tab order, and does not add it. */
function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
