/** What drives a stage by the engine: one chunk, loaded when the first stage comes near. */
export { fetchEngine } from "./engine";
export { openLiveStage } from "./live-stage";
