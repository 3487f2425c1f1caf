/** The browser's entry: hydrates the prerendered page, or renders the page if it is not the address's. */
import "@fontsource/bricolage-grotesque/600.css";
import "@fontsource-variable/instrument-sans/wght.css";
import "./styles/index.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from "react-router-dom";
import { prefetchOnIntent } from "./routes/prefetch";
import { canonicalPathOf, withoutTrailingSlash } from "./routes/resolve";
import { createRoutes } from "./routes/routes";
import { loadPage } from "./routes/table";

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element #root");

start(container).catch((error: unknown) => {
  // The prerendered page stays: its links load new documents, and its menus need no script.
  document.documentElement.dataset["scripts"] = "failed";
  console.warn("The page stays as it was delivered:", error);
});

async function start(root: HTMLElement): Promise<void> {
  const path = normalizedPath();
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  /** Loads the document when a page's code is gone, as after a new deployment. */
  const openDocument = (error: unknown): Promise<never> => {
    const location = router?.state.navigation.location;
    // The first page's document is already loaded.
    if (router === undefined || location === undefined) throw error;
    window.location.assign(router.createHref(location));
    return new Promise(() => undefined);
  };
  const routes = createRoutes((target) => loadPage(target).catch(openDocument));
  await loadMatches(routes, path);
  // The HTML of a page does not depend on its address, so that a wildcard's page and the 404 page can be hydrated at
  // any address.
  const prerendered = root.dataset["path"] === (canonicalPathOf(path) ?? "404");
  router = createBrowserRouter(
    routes,
    // Without data, but with this option the router keeps the visitor's scroll position.
    prerendered ? { hydrationData: { loaderData: {} } } : {},
  );
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

/** Removes a slash at the end of the address, which hydration would not match. */
function normalizedPath(): string {
  const { pathname, search, hash } = window.location;
  const path = withoutTrailingSlash(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);
  return path;
}

/** Loads the modules of the first page, so that its first render is complete. */
async function loadMatches(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
