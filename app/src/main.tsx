/** The browser's entry: hydrates the prerendered page, or renders the page if it is not the address's. */
import "@fontsource/bricolage-grotesque/600.css";
import "@fontsource-variable/instrument-sans/wght.css";
import "./styles/index.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { prefetchOnIntent } from "./routes/prefetch";
import { canonicalPathOf, withoutTrailingSlash } from "./routes/resolve";
import { createRoutes } from "./routes/routes";
import { loadPage } from "./routes/table";

type Router = ReturnType<typeof createBrowserRouter>;

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element #root");

start(container).catch((error: unknown) => {
  // The prerendered page stays: its links load new documents, and its menus need no script.
  document.documentElement.dataset["scripts"] = "failed";
  console.warn("The page stays as it was delivered:", error);
});

async function start(root: HTMLElement): Promise<void> {
  const path = normalizedPath();
  const first = await loadPage(canonicalPathOf(path));
  const routes = createRoutes((target, navigation) =>
    loadPage(target).catch((error: unknown) => {
      if (navigation.aborted) throw error;
      return openDocument(router, error);
    }),
  );
  const id = matchRoutes(routes, path)?.at(-1)?.route.id ?? "";
  // The HTML of a page does not depend on its address, so that a wildcard's page and the 404 page can be hydrated at
  // any address.
  const prerendered = root.dataset["path"] === (canonicalPathOf(path) ?? "404");
  giveKeysToAnchors();
  const router: Router = createBrowserRouter(
    routes,
    prerendered ? { hydrationData: { loaderData: { [id]: first } } } : {},
  );
  resumeFromCache(router);
  const app = (
    <StrictMode>
      {/* Renders a loaded page in one pass: in slices of 5 ms a slow phone needs twice the time. */}
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
  if (prerendered) {
    // In slices, so that the page can react while it hydrates.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // The host answered with another page, or this is the dev server, which does not prerender.
    for (const element of document.head.querySelectorAll("[data-page]")) element.remove();
    createRoot(root).render(app);
  }
  prefetchOnIntent();
}

/** Removes slashes that hosts ignore and routes would not match: at the end of the address, and repeated ones. */
function normalizedPath(): string {
  const { pathname, search, hash } = window.location;
  const path = withoutTrailingSlash(pathname.replaceAll(/\/{2,}/g, "/"));
  if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);
  return path;
}

/**
 * Gives a key to each entry that the browser adds to the history, as for a plain link to an anchor. Without it, the
 * router would take the entry for the document's first one and keep that one's scroll position.
 */
function giveKeysToAnchors(): void {
  // Before the router's listener, which reads the key.
  window.addEventListener("popstate", () => {
    if (window.history.state === null) window.history.replaceState({ key: String(Math.random()) }, "");
  });
}

/** Loads the document of the page that a navigation leads to, when its code is gone, as after a new deployment. */
function openDocument(router: Router, error: unknown): Promise<never> {
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
function resumeFromCache(router: Router): void {
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
