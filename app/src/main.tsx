/** The browser's entry: hydrates the prerendered page, or renders the page if it is not the address's. */
import "@fontsource/bricolage-grotesque/600.css";
import "@fontsource-variable/instrument-sans/wght.css";
import "./styles/index.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { copyDelivered, removeDeliveredHead, stayAsDelivered } from "./delivered-page";
import { isBelowPrefix, normalizePath, openDocument, type Router, resumeFromCache } from "./routes/history";
import { prefetchOnIntent } from "./routes/prefetch";
import { canonicalPathOf } from "./routes/resolve";
import { createRoutes } from "./routes/routes";
import { loadPage } from "./routes/table";

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element #root");

start(container).catch(stayAsDelivered);

async function start(root: HTMLElement): Promise<void> {
  // The dev server delivers no page.
  const delivered = root.dataset["path"] ?? "";
  // There the router would replace the page with the 404 page.
  if (isBelowPrefix(delivered)) throw new Error(`the site has no ${window.location.pathname}`);
  const path = normalizePath();
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
  const prerendered = delivered === (canonicalPathOf(path) ?? "404");
  const router: Router = createBrowserRouter(
    routes,
    prerendered ? { hydrationData: { loaderData: { [id]: first } } } : {},
  );
  resumeFromCache(router);
  render(root, router, prerendered);
  prefetchOnIntent();
}

/** Hydrates the delivered page, or replaces it if it is another one. */
function render(root: HTMLElement, router: Router, prerendered: boolean): void {
  const putBack = copyDelivered(root);
  /** After what throws in the first rendering, the delivered page is put back; the error screen is for later errors. */
  const onError = (error: unknown) => {
    if (!("path" in root.dataset) || "hydrated" in document.documentElement.dataset) {
      console.error(error);
      return;
    }
    // After React has rendered the error screen.
    queueMicrotask(() => {
      if (!root.isConnected) return;
      reactRoot.unmount();
      putBack();
      stayAsDelivered(error);
    });
  };
  const options: RootOptions = {
    onUncaughtError: onError,
    // The router reports these.
    onCaughtError: () => undefined,
    onRecoverableError: (error) => {
      // An extension, a translator or a host has changed the page. React adds a title if it has rendered the whole page.
      if (document.head.querySelectorAll("title").length > 1) removeDeliveredHead();
      console.warn("Rendered anew, because the delivered page was changed:", error);
    },
  };
  const app = (
    <StrictMode>
      {/* Renders a loaded page in one pass: in slices of 5 ms a slow phone needs twice the time. */}
      <RouterProvider router={router} useTransitions={false} onError={onError} />
    </StrictMode>
  );
  let reactRoot: Root;
  if (prerendered) {
    // React adds its own. It would not find those that a host has changed; the title it finds.
    removeDeliveredHead(":not(title)");
    // In slices, so that the page can react while it hydrates.
    startTransition(() => {
      reactRoot = hydrateRoot(root, app, options);
    });
  } else {
    // The host answered with another page, or this is the dev server, which does not prerender.
    removeDeliveredHead();
    reactRoot = createRoot(root, options);
    reactRoot.render(app);
  }
}
