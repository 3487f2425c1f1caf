// The engine as a stage of its own: what `benches/browser/dist/engine/index.js` exports. Wraps the class `FieldStage`
// of crates/field and adds nothing to a frame but the call.

import init, { FieldStage } from "field";

/** The module is compiled once a page, however many stages there are. */
let loading;

/**
 * The most particles of a stage, against typing errors. It does not bound memory: links take more of it the
 * longer they may be.
 */
const maxCount = 1_000_000;

/**
 * A field of `count` particles that drift and bounce, on a canvas of `width` × `height` px.
 *
 * @param {object} options
 * @param {HTMLCanvasElement | null} [options.canvas] where to draw; not needed by the painter `none`
 * @param {number} options.width of the stage, px
 * @param {number} options.height of the stage, px
 * @param {number} options.count of particles; below 0 and NaN count as 0, above a million counts as that
 * @param {number} options.linkDistance particles nearer than this, px, are joined
 * @param {boolean} options.links whether links are searched and drawn at all
 * @param {'webgl2' | 'canvas2d' | 'canvas2d-from-rust' | 'none'} options.painter `canvas2d-from-rust` draws discs alone
 * @param {number} options.seed the same seed and size give the same frames
 * @returns {Promise<{ frame(timestampMs: number): void, linkCount(): number, particleCount(): number, dispose(): void }>}
 * @throws when the module cannot be loaded, or the canvas has no context of the painter's kind
 */
export async function createStage({ canvas, width, height, count, linkDistance, links, painter, seed }) {
  // The module lies beside the bundle. Its path is given, since not every wasm-bindgen writes one into the glue.
  loading ??= init({ module_or_path: new URL("field_bg.wasm", import.meta.url) }).catch((error) => {
    // A failed load must not be remembered: the next stage tries again.
    loading = undefined;
    throw error;
  });
  await loading;
  const particles = Math.min(Math.max(count, 0), maxCount);
  const stage = new FieldStage(
    canvas ?? undefined,
    painter,
    particles,
    linkDistance,
    links,
    seed,
    width,
    height,
  );
  return {
    frame: (timestampMs) => stage.frame(timestampMs),
    linkCount: () => stage.link_count(),
    particleCount: () => stage.particle_count(),
    dispose: () => stage.free(),
  };
}
