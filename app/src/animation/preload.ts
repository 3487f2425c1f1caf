/**
 * Requests the engine's files along with the code of a page with a player that a link leads to, so that none of them
 * waits for another. The HTML of the first page preloads them. Their names come from the prerender, because only the
 * finished build has them all.
 */
import { preload, preloadModule } from "react-dom";
import { prefersReducedMotion } from "./reduced-motion";

/** Requests them after the page's code, whose promise it returns. */
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
  }
  return page;
}
