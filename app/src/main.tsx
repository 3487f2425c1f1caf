/** The browser's entry: hydrates the prerendered page, or renders the page if it is not the address's. */
import "@fontsource/bricolage-grotesque/600.css";
import "@fontsource-variable/instrument-sans/wght.css";
import "./styles/index.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import {
  giveKeysToAnchors,
  normalizePath,
  openDocument,
  type Router,
  resumeFromCache,
} from "./routes/history";
import { prefetchOnIntent } from "./routes/prefetch";
import { canonicalPathOf } from "./routes/resolve";
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
      hydrateRoot(root, app, { onRecoverableError: keepOneHead });
    });
  } else {
    // The host answered with another page, or this is the dev server, which does not prerender.
    removeDeliveredHead();
    createRoot(root).render(app);
  }
  prefetchOnIntent();
}

/**
 * An extension, a translator or a host has changed the delivered page, and React has rendered it, or its form, anew. With
 * the whole page, the head's tags are new, too, beside the delivered ones.
 */
function keepOneHead(error: unknown): void {
  console.warn("Rendered anew, because the delivered page was changed:", error);
  if (document.head.querySelectorAll("title").length > 1) removeDeliveredHead();
}

function removeDeliveredHead(): void {
  for (const element of document.head.querySelectorAll("[data-page]")) element.remove();
}
