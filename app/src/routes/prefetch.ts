/**
 * Loads the page behind a link as soon as the link is likely to be followed: the pointer or the focus has
 * reached it, or a finger touches it. It listens on the document, so that links need not know of it.
 */
import { canonicalPathOf } from "./resolve";
import { loadPage } from "./table";

/** Starts to listen. */
export function prefetchOnIntent(): void {
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link === null || link.origin !== window.location.origin) return;
        // A failure here is no loss: following the link tries again and reports.
        loadPage(canonicalPathOf(link.pathname)).catch(() => undefined);
      },
      { passive: true },
    );
  }
}
