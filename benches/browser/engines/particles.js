// This engine: the class `FieldStage` of crates/field. The runner serves the measured build at /engine/.

import { appendCanvas, maxStepSecs, scene } from "./scene.js";

/**
 * Distance by which the slowest particles drift before timing, in mean gaps between neighbors. The engine's field is
 * spread evenly at first, with fewer near particles than the other engines have; drifting mixes it.
 */
const mixingGaps = 3;

function mixingSteps({ count, width, height }) {
  const gapPx = Math.sqrt((width * height) / Math.max(count, 1));
  return Math.ceil((mixingGaps * gapPx) / (scene.minSpeedPxPerSec * maxStepSecs));
}

/** @type {import("./scene.js").Mount} */
export async function mount(options) {
  const { default: init, FieldStage } = await import(new URL("/engine/field.js", import.meta.url).href);
  await init({ module_or_path: "/engine/field_bg.wasm" });
  const { painter, count, linkDistance, links, seed, width, height } = options;
  const canvas = painter === "none" ? undefined : appendCanvas(options);
  const stage = new FieldStage(canvas, painter, count, links ? linkDistance : 0, seed, width, height);
  let mixedMs = 0;
  stage.frame(mixedMs);
  for (let step = mixingSteps(options); step > 0; step--) {
    mixedMs += maxStepSecs * 1000;
    stage.frame(mixedMs);
  }
  return {
    surface: canvas ?? null,
    frame: (timestampMs) => stage.frame(mixedMs + timestampMs),
    particleCount: () => stage.particle_count(),
    linkCount: () => stage.link_count(),
  };
}
