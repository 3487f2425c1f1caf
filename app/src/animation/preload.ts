import { prefersReducedMotion } from "./reduced-motion";

/**
 * Loads the engine while the code of a page with a player is loading, whose promise it returns. For pages that a link
 * leads to: the HTML of the first page preloads the engine itself.
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
