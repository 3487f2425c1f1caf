import { prefersReducedMotion } from "./reduced-motion";

/**
 * Starts to load the engine while a page's code loads, and returns the promise of that code. Only for pages that a link
 * opens: the HTML of the first page preloads the engine itself.
 */
export function withEngine<Page>(page: Promise<Page>): Promise<Page> {
  const isLinked = !import.meta.env.SSR && document.documentElement.dataset["hydrated"] === "true";
  if (isLinked && !prefersReducedMotion()) {
    import("./engine-driver").then(
      ({ requestEngine }) => requestEngine(),
      () => undefined,
    );
  }
  return page;
}
