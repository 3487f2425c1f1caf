/**
 * The code of live stages, as one chunk: the HTML of a page with a stage preloads it, and the first stage near the
 * viewport runs it.
 */
export { fetchEngine } from "./engine";
export { openLiveStage } from "./live-stage";
