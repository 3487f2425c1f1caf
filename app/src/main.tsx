/** The browser's entry: hydrates the prerendered page, or renders the address's page if the host sent another one. */
import "@fontsource/bricolage-grotesque/600.css";
import "@fontsource-variable/instrument-sans/wght.css";
import "./styles/index.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { copyPrerendered, removePrerenderedHead, stayAsPrerendered } from "./prerendered-page";
import { normalizePath, openDocument, type Router, resumeFromCache } from "./routes/history";
import { prefetchOnIntent } from "./routes/prefetch";
import { canonicalPathOf } from "./routes/resolve";
import { createRoutes } from "./routes/routes";
import { loadPage } from "./routes/table";

const container = document.getElementById("root");
if (container === null) throw new Error("index.html has no element #root");

start(container).catch(stayAsPrerendered);

async function start(root: HTMLElement): Promise<void> {
  // The dev server sends no prerendered page.
  const sentPage = root.dataset["path"] ?? "";
  const path = normalizePath();
  const first = await loadPage(canonicalPathOf(path));
  const routes = createRoutes((target, navigation) =>
    loadPage(target).catch((error: unknown) => {
      if (navigation.aborted) throw error;
      return openDocument(router, error);
    }),
  );
  const id = matchRoutes(routes, path)?.at(-1)?.route.id ?? "";
  // A page's HTML does not depend on its address, so the page of a wildcard and the 404 page can be hydrated at
  // any address.
  const isAddressPage = sentPage === (canonicalPathOf(path) ?? "404");
  const router: Router = createBrowserRouter(
    routes,
    isAddressPage ? { hydrationData: { loaderData: { [id]: first } } } : {},
  );
  resumeFromCache(router);
  render(root, router, isAddressPage);
  prefetchOnIntent();
}

/** Hydrates the page in `root` if it is the address's page, otherwise replaces it. */
function render(root: HTMLElement, router: Router, isAddressPage: boolean): void {
  const putBack = copyPrerendered(root);
  /** After an error in the first rendering, puts the prerendered page back. Later errors show the error screen. */
  const onError = (error: unknown) => {
    const isPrerendered = "path" in root.dataset;
    if (!isPrerendered || "hydrated" in document.documentElement.dataset) {
      console.error(error);
      return;
    }
    // Deferred: React still renders the error screen.
    queueMicrotask(() => {
      if (!root.isConnected) return;
      reactRoot.unmount();
      putBack();
      stayAsPrerendered(error);
    });
  };
  const options: RootOptions = {
    onUncaughtError: onError,
    // The router reports these errors.
    onCaughtError: () => undefined,
    onRecoverableError: (error) => {
      // An extension, a translator or a host has changed the page. If React has rendered all of it again, it has also
      // added a second title.
      if (document.head.querySelectorAll("title").length > 1) removePrerenderedHead();
      console.warn("The prerendered page was changed, so React rendered it again:", error);
    },
  };
  const app = (
    <StrictMode>
      {/* Renders a page in one pass: in slices of 5 ms, as transitions do, a slow phone takes twice as long. */}
      <RouterProvider router={router} useTransitions={false} onError={onError} />
    </StrictMode>
  );
  let reactRoot: Root;
  if (isAddressPage) {
    // React adds the page's tags, and would leave prerendered tags that a host has changed beside them. It reuses the
    // title.
    removePrerenderedHead(":not(title)");
    // In slices, so that the page responds to input while it hydrates.
    startTransition(() => {
      reactRoot = hydrateRoot(root, app, options);
    });
  } else {
    removePrerenderedHead();
    reactRoot = createRoot(root, options);
    reactRoot.render(app);
  }
}
