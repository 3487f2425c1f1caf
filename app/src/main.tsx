/** The browser's entry: takes over the prerendered page, or renders where there is none for the address. */
import "@fontsource-variable/bricolage-grotesque/wght.css";
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
  // What was prerendered stays and can be read: its links load new documents, its menus need no script.
  document.documentElement.dataset["scripts"] = "failed";
  console.warn("The page stays as it was delivered:", error);
});

async function start(root: HTMLElement): Promise<void> {
  const path = normalizedPath();
  let router: ReturnType<typeof createBrowserRouter> | undefined;
  /** A page's code is gone, after a new deployment for example: the host has the document. */
  const openDocument = (error: unknown): Promise<never> => {
    const location = router?.state.navigation.location;
    // The first page's document is here already.
    if (router === undefined || location === undefined) throw error;
    window.location.assign(router.createHref(location));
    return new Promise(() => undefined);
  };
  const routes = createRoutes((target) => loadPage(target).catch(openDocument));
  await loadMatches(routes, path);
  // Nothing on a page depends on which of its addresses it is shown at, so that a wildcard's page and the
  // 404 page fit addresses that they were not rendered for.
  const prerendered = root.dataset["path"] === (canonicalPathOf(path) ?? "404");
  router = createBrowserRouter(
    routes,
    // The routes load no data; that the document has the page keeps the visitor's scroll position.
    prerendered ? { hydrationData: { loaderData: {} } } : {},
  );
  const app = (
    <StrictMode>
      {/* A page whose code is there is rendered at one go: slices of 5 ms take a slow phone twice the time. */}
      <RouterProvider router={router} useTransitions={false} />
    </StrictMode>
  );
  if (prerendered) {
    // In slices, so that a visitor who is quicker is not kept waiting.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    // The host answered with another page, or it is the dev server, which prerenders nothing.
    for (const element of document.head.querySelectorAll("[data-page]")) element.remove();
    createRoot(root).render(app);
  }
  prefetchOnIntent();
}

/** Hydration compares with the address without a slash at its end. */
function normalizedPath(): string {
  const { pathname, search, hash } = window.location;
  const path = withoutTrailingSlash(pathname);
  if (path !== pathname) window.history.replaceState(window.history.state, "", path + search + hash);
  return path;
}

/** Loads what the first page consists of, so that its first render is whole. */
async function loadMatches(routes: RouteObject[], path: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, path) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
