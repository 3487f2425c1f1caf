/**
 * The code of live players, as one chunk: the HTML of a page with a player preloads it, and the first player near the
 * viewport runs it.
 */
export { fetchEngine, requestEngine } from "./engine";
export { openLivePlayer } from "./live-player";
