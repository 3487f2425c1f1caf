import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { sectionIn } from "../../routes/resolve";

/**
 * Moves the focus after a navigation inside the site: to the address's anchor or section, otherwise to the page's
 * heading. Also scrolls to a section that a wildcard's address names, because the router scrolls only to anchors. On
 * the first page the browser sets the focus.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    // Entries that the router has not made, as for an anchor in the address bar, have the same key.
    if (seen.current === key + hash) return;
    const isFirst = seen.current === undefined;
    seen.current = key + hash;
    const section = document.getElementById(sectionIn(pathname) ?? "");
    // Not after Back, and not if the visitor has already scrolled.
    if (hash === "" && (isFirst ? window.scrollY === 0 : type !== "POP")) section?.scrollIntoView();
    if (isFirst) return;
    const target = document.getElementById(hash.slice(1)) ?? section ?? document.querySelector("h1");
    if (target !== null) focusOnce(target);
  }, [pathname, hash, key, type]);
}

/** Focuses an element without adding it to the tab order. */
function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
