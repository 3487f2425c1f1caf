/**
 * Loads the page behind a link when the visitor points at, focuses or touches the link, unless the browser is set to
 * save data. One listener on the document serves all links.
 */
import { canonicalPathOf } from "./resolve";
import { loadPage } from "./table";

export function prefetchOnIntent(): void {
  // Not in every browser, nor in TypeScript's DOM.
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link === null || link.origin !== window.location.origin) return;
        // After a failure, following the link tries again and reports the error.
        loadPage(canonicalPathOf(link.pathname)).catch(() => undefined);
      },
      { passive: true },
    );
  }
}
