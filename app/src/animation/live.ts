/**
 * The code of players that the engine draws, as one chunk: the HTML of a page with a player preloads it, and the first
 * player near the viewport runs it.
 */
export { fetchEngine, requestEngine } from "./engine";
export { openEngine } from "./engine-driver";
