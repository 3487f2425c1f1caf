// Our engine, through the very stage that benches/browser/dist/engine ships, or another build of it.

import { appendCanvas, maxStepSecs, scene } from "./scene.js";

/**
 * The engine's field starts spread more evenly than chance would have it, with fewer particles near each other than the
 * other contenders have. A drift by a few times the mean gap between neighbors, at the speed of the slowest, mixes it.
 */
const mixingGaps = 3;

function mixingSteps({ count, width, height }) {
  const gapPx = Math.sqrt((width * height) / Math.max(count, 1));
  return Math.ceil((mixingGaps * gapPx) / (scene.minSpeedPxPerSec * maxStepSecs));
}

/** Mounts the contender; see README.md for the interface. */
export async function mount(options) {
  // The runner serves the measured build of the engine there.
  const { createStage } = await import(new URL("/engine/index.js", import.meta.url).href);
  const canvas = options.painter === "none" ? null : appendCanvas(options);
  const stage = await createStage({ ...options, canvas });
  let mixedMs = 0;
  stage.frame(mixedMs);
  for (let step = mixingSteps(options); step > 0; step--) {
    mixedMs += maxStepSecs * 1000;
    stage.frame(mixedMs);
  }
  return {
    surface: canvas,
    frame: (timestampMs) => stage.frame(mixedMs + timestampMs),
    particleCount: stage.particleCount,
    linkCount: stage.linkCount,
  };
}
