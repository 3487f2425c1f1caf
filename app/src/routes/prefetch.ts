/** Loads a page when the visitor points at, focuses or touches a link to it, unless the browser is set to save data. */
import { canonicalPathOf } from "./resolve";
import { loadPage } from "./table";

export function prefetchOnIntent(): void {
  // Not every browser has `connection`, and TypeScript does not know it.
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link === null || link.origin !== window.location.origin) return;
        // Not reported: if the import also fails when the visitor follows the link, the router loads the document instead.
        loadPage(canonicalPathOf(link.pathname)).catch(() => undefined);
      },
      { passive: true },
    );
  }
}
