// Runs inside the page: mounts one contender, steps it and times it. The runner calls `window.bench`.

import { seededRandom } from '../contenders/scene.js';
import { browserFrame, runQueuedFrame } from './frame-queue.js';

/** One frame at 60 Hz: what every contender's clock advances by. */
const framePeriodMs = 1000 / 60;

let contender;
let frameIndex = 0;

function nextTimestampMs() {
  return frameIndex++ * framePeriodMs;
}

function step() {
  const timestampMs = nextTimestampMs();
  if (contender.frame) contender.frame(timestampMs);
  else runQueuedFrame(timestampMs);
}

/** Waits until the surface's picture exists: a readback of one pixel cannot be answered from a recording. */
function rasterise() {
  const { surface } = contender;
  const gl = surface.getContext('webgl2');
  if (gl) gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  else surface.getContext('2d').getImageData(0, 0, 1, 1);
}

function timedStep(withRaster) {
  const startMs = performance.now();
  step();
  if (withRaster) rasterise();
  return performance.now() - startMs;
}

/** Share of the surface that differs from its top left pixel, and a hash of the picture. Call it right after a step. */
function inspectPicture() {
  const { width, height } = contender.surface;
  const copy = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  copy.drawImage(contender.surface, 0, 0);
  const pixels = new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer);
  let painted = 0;
  let hash = 0;
  for (const pixel of pixels) {
    if (pixel !== pixels[0]) painted++;
    hash = (Math.imul(hash, 31) + pixel) | 0;
  }
  return { coverage: painted / pixels.length, hash };
}

/** Counts the lines of every 2D context and path of the page from now on. Slows them down: for checks only. */
function countLines() {
  const counter = { lines: 0 };
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D, Path2D]) {
    const { lineTo } = prototype;
    prototype.lineTo = function (x, y) {
      counter.lines++;
      lineTo.call(this, x, y);
    };
  }
  return counter;
}

function glRenderer() {
  const gl = document.createElement('canvas').getContext('webgl2');
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  return info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : 'none';
}

window.bench = {
  glRenderer,

  /** Loads `module` and mounts it with `options`. */
  async mount(module, options) {
    if (!crossOriginIsolated) throw new Error('timestamps are coarse: the page is not cross-origin isolated');
    Math.random = seededRandom(options.seed);
    const { mount } = await import(module);
    contender = await mount({ host: document.querySelector('.host'), ...options });
    await browserFrame();
  },

  /** One frame, timed. */
  async firstFrame() {
    await browserFrame();
    return timedStep(false);
  },

  /** What the contender has and shows after one more frame, and whether the frame after it shows something else. */
  async inspect() {
    const counter = countLines();
    await browserFrame();
    step();
    const seen = {
      particles: contender.particleCount(),
      links: contender.linkCount(),
      lines: counter.lines,
    };
    if (!contender.surface) return seen;
    const { width, height } = contender.surface;
    const before = inspectPicture();
    await browserFrame();
    step();
    return { ...seen, width, height, coverage: before.coverage, moves: inspectPicture().hash !== before.hash };
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
    return samplesMs;
  },
};
