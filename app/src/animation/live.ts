/** The code of live stages, as one chunk that is loaded when the first stage is near the viewport. */
export { fetchEngine } from "./engine";
export { openLiveStage } from "./live-stage";
