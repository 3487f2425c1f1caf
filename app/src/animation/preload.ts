/**
 * Requests the engine's files along with the code of a page with a player that a link opens, so that they do not wait
 * for that page. The HTML of the first page preloads them.
 */
import wasmUrl from "particles-wasm/particles_wasm_bg.wasm?url";
import { preload } from "react-dom";
import { prefersReducedMotion } from "./reduced-motion";

if (
  !import.meta.env.SSR &&
  document.documentElement.dataset["hydrated"] === "true" &&
  !prefersReducedMotion()
) {
  preload(wasmUrl, { as: "fetch", type: "application/wasm", crossOrigin: "anonymous" });
  // If this fails, the player tries again and reports the error.
  import("./live").catch(() => undefined);
}
