/**
 * Corrects what the router and the browser's history do not agree on: addresses, Back, and pages whose code is gone.
 */
import type { createBrowserRouter } from "react-router-dom";
import { trimPath } from "./resolve";

export type Router = ReturnType<typeof createBrowserRouter>;

/** Removes what hosts ignore and routes would not match: repeated slashes, a slash or `/index.html` at the end. */
export function normalizePath(): string {
  const { pathname, search, hash } = window.location;
  const path = trimPath(pathname.replaceAll(/\/{2,}/g, "/"));
  if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);
  return path;
}

/** Loads the document of the page that the visitor navigates to, when its code is gone, as after a new deployment. */
export function openDocument(router: Router, error: unknown): Promise<never> {
  const { location } = router.state.navigation;
  // The first page's document is already loaded.
  if (location === undefined) throw error;
  const address = new URL(router.createHref(location), window.location.href).href;
  // After Back, the browser already has this address: assigning it would only scroll to its anchor.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
  return new Promise(() => undefined);
}

/** Prepares a page that the browser restores from its back/forward cache. */
export function resumeFromCache(router: Router): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // React Router sets "auto" when the page is left. Then the browser would scroll, too, before the next page is
    // shown.
    window.history.scrollRestoration = "manual";
    // The visitor left while a page was loading. Navigating to the current page cancels that; otherwise the page that
    // was loading could open by itself.
    const { location, navigation } = router.state;
    if (navigation.state === "idle") return;
    void router.navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  });
}
