// Runs inside the page: mounts one contender, steps it and times it. The runner calls `window.bench`.

import { forEachLink } from "../contenders/naive-links.js";
import { seededRandom } from "../contenders/scene.js";
import { describeDrawing, watchDrawing } from "./drawing.js";
import { browserFrame, runQueuedFrame } from "./frame-queue.js";

/** One frame at 60 Hz: what every contender's clock advances by where the options name nothing else. */
const framePeriodMs = 1000 / 60;

let contender;
let options;
let frameIndex = 0;

function nextTimestampMs() {
  return frameIndex++ * (options.framePeriodMs ?? framePeriodMs);
}

function step() {
  runQueuedFrame(nextTimestampMs());
}

/** Waits until the surface's picture exists: a readback of one pixel cannot be answered from a recording. */
function rasterize() {
  if (!rasterizeGl()) contender.surface.getContext("2d").getImageData(0, 0, 1, 1);
}

/** The same for WebGL alone; false where the surface is none. */
function rasterizeGl() {
  const gl = contender.surface?.getContext("webgl2");
  gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  return Boolean(gl);
}

function timedStep(withRaster) {
  const startMs = performance.now();
  step();
  if (withRaster) rasterize();
  return performance.now() - startMs;
}

/**
 * Share of the surface that differs from its top left pixel, the mean opacity of all its pixels, their mean color
 * premultiplied by opacity, both in [0, 1], and a hash of the picture. Call it right after a step.
 */
function inspectPicture() {
  const { width, height } = contender.surface;
  const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  copy.drawImage(contender.surface, 0, 0);
  const pixels = new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer);
  let painted = 0;
  let opacity = 0;
  const rgb = [0, 0, 0];
  let hash = 0;
  for (const pixel of pixels) {
    if (pixel !== pixels[0]) painted++;
    const alpha = pixel >>> 24;
    opacity += alpha;
    for (let channel = 0; channel < 3; channel++) rgb[channel] += ((pixel >>> (8 * channel)) & 255) * alpha;
    hash = (Math.imul(hash, 31) + pixel) | 0;
  }
  const ink = {
    opacity: opacity / 255 / pixels.length,
    rgb: rgb.map((sum) => sum / 255 ** 2 / pixels.length),
  };
  return { coverage: painted / pixels.length, ink, hash };
}

function countLinksNaively(discs, linkDistance) {
  let links = 0;
  forEachLink(discs, linkDistance, () => links++);
  return links;
}

function glRenderer() {
  const gl = document.createElement("canvas").getContext("webgl2");
  const info = gl?.getExtension("WEBGL_debug_renderer_info");
  return info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : "none";
}

export const bench = {
  glRenderer,

  /** Loads `module` and mounts it with `options`. */
  async mount(module, mountOptions) {
    options = mountOptions;
    if (!crossOriginIsolated) throw new Error("timestamps are coarse: the page is not cross-origin isolated");
    Math.random = seededRandom(options.seed);
    const { mount } = await import(module);
    contender = await mount({ host: document.querySelector(".host"), ...options });
    if (contender.frame) {
      requestAnimationFrame(function draw(timestampMs) {
        contender.frame(timestampMs);
        requestAnimationFrame(draw);
      });
    }
    await browserFrame();
  },

  /** One frame, timed. */
  async firstFrame() {
    await browserFrame();
    return timedStep(false);
  },

  /**
   * What the contender has and draws in one more frame, and whether the frame after it shows something else. With
   * `naively`, also how many links the discs that were drawn have by the naive search; with `described`, also how discs
   * and lines looked.
   */
  async inspect({ naively, described }) {
    const drawn = watchDrawing();
    await browserFrame();
    step();
    const seen = { particles: contender.particleCount(), links: contender.linkCount() };
    if (!contender.surface) return seen;
    const { surface } = contender;
    const before = inspectPicture();
    Object.assign(seen, {
      width: surface.width,
      height: surface.height,
      context: surface.getContext("webgl2") ? "webgl" : "2d",
      lines: drawn.lines.length,
      discs: drawn.discs.length,
      naive_links: naively ? countLinksNaively(drawn.discs, options.linkDistance) : undefined,
      drawing: described ? describeDrawing(drawn, options.linkDistance) : undefined,
      coverage: before.coverage,
      ink: before.ink,
    });
    await browserFrame();
    step();
    return { ...seen, moves: inspectPicture().hash !== before.hash };
  },

  /** What the contender draws by Canvas 2D in each of the next `count` frames, and the ink of the last picture. */
  async watch(count) {
    const drawn = watchDrawing();
    const frames = [];
    for (let frame = 0; frame < count; frame++) {
      drawn.discs.length = 0;
      drawn.lines.length = 0;
      await browserFrame();
      step();
      frames.push({ discs: [...drawn.discs], lines: [...drawn.lines] });
    }
    return { frames, ink: inspectPicture().ink };
  },

  /**
   * Steps without waiting for the browser's frames, so that the compilers have seen the code as often as in seconds of
   * a visible page.
   */
  async compile({ maxFrames, maxParticles, budgetMs }) {
    const endMs = performance.now() + budgetMs;
    const frames = Math.min(maxFrames, maxParticles / (options.count ?? 1));
    for (let frame = 0; frame < frames && performance.now() < endMs; frame++) step();
    await browserFrame();
    rasterizeGl();
  },

  /**
   * Times frames until `maxFrames` are done or `budgetMs` have passed, at least one, each in a frame of the browser's.
   */
  async run({ maxFrames, budgetMs, withRaster }) {
    const samplesMs = [];
    const endMs = performance.now() + budgetMs;
    do {
      await browserFrame();
      samplesMs.push(timedStep(withRaster));
    } while (samplesMs.length < maxFrames && performance.now() < endMs);
    // WebGL draws behind the script's back: whoever comes next must not pay for it.
    rasterizeGl();
    return samplesMs;
  },
};

window.bench = bench;
