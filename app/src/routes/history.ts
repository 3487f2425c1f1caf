/** Where the router and the browser's history disagree: addresses, anchors, Back, and pages whose code is gone. */
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

/**
 * Gives a key to each entry that the browser adds to the history, as for a plain link to an anchor. Without it, the
 * router would take the entry for the document's first one and keep that one's scroll position.
 */
export function giveKeysToAnchors(): void {
  // Before the router's listener, which reads the key.
  window.addEventListener("popstate", () => {
    if (window.history.state === null) window.history.replaceState({ key: String(Math.random()) }, "");
  });
}

/** Loads the document of the page that a navigation leads to, when its code is gone, as after a new deployment. */
export function openDocument(router: Router, error: unknown): Promise<never> {
  const { location } = router.state.navigation;
  // The first page's document is already loaded.
  if (location === undefined) throw error;
  const address = new URL(router.createHref(location), window.location.href).href;
  if (address === window.location.href) {
    // After Back the address is there already: assigning it would only scroll to its anchor.
    window.location.reload();
  } else {
    window.location.assign(address);
    // The page stays usable if the visitor stops loading, is offline, or comes back to it from the browser's cache.
    endNavigation();
  }
  return new Promise(() => undefined);
}

/** Ends what was under way when the visitor left, if the browser restores the page from its cache after Back. */
export function resumeFromCache(router: Router): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // The router gives this up when the page is left.
    window.history.scrollRestoration = "manual";
    if (router.state.navigation.state !== "idle") endNavigation();
  });
}

/** Lets the router open the current entry of the history, as after Back. That ends the pending navigation. */
function endNavigation(): void {
  window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
}
