/**
 * Loads the engine along with the code of a page with a player that a link leads to. Its files are requested at once, so
 * that none of them waits for another; their names come from the prerender, because only the finished build has them
 * all. The HTML of the first page preloads them.
 */
import { preload, preloadModule } from "react-dom";
import { prefersReducedMotion } from "./reduced-motion";

/** Requests the engine after the page's code, whose promise it returns. */
export function withEngine<Page>(page: Promise<Page>): Promise<Page> {
  if (
    !import.meta.env.SSR &&
    document.documentElement.dataset["hydrated"] === "true" &&
    !prefersReducedMotion()
  ) {
    const files = document.getElementById("root")?.dataset["engine"]?.split(" ") ?? [];
    for (const file of files) {
      if (file.endsWith(".js")) preloadModule(file);
      else preload(file, { as: "fetch", type: "application/wasm", crossOrigin: "anonymous" });
    }
    // Before the page renders, which keeps a slow phone busy.
    import("./engine-driver").then(
      ({ requestEngine }) => requestEngine(),
      () => undefined,
    );
  }
  return page;
}
