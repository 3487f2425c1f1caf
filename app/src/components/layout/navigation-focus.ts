import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { sectionIn } from "../../routes/resolve";

/**
 * Moves the focus after a navigation inside the site: to the address's anchor or section, otherwise to the page's
 * heading. The router scrolls, but not to a section that the address names without an anchor. On the first page the
 * browser sets the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const seenKey = useRef<string>(undefined);
  useEffect(() => {
    if (seenKey.current === key) return;
    const isFirst = seenKey.current === undefined;
    seenKey.current = key;
    const section = document.getElementById(sectionIn(pathname) ?? "");
    // Not after Back, and not if the visitor has scrolled already.
    if (hash === "" && (isFirst ? window.scrollY === 0 : type !== "POP")) section?.scrollIntoView();
    if (isFirst) return;
    const target = anchorOf(hash) ?? section ?? document.querySelector("h1");
    if (target !== null) focusOnce(target);
  }, [pathname, hash, key, type]);
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
