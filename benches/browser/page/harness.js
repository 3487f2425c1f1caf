// Runs inside the page: mounts an engine, steps it and times it. The runner calls `window.bench`.

import { seededRandom } from "../engines/scene.js";

const framePeriodMs = 1000 / 60;

let engine;
let options;
let frameIndex = 0;

// Replaces requestAnimationFrame, so that the harness steps libraries with a loop of their own, with its own
// timestamps. So none of their code runs between the timed frames.
const browserRequestFrame = window.requestAnimationFrame.bind(window);
let requested = new Map();
let nextHandle = 1;
window.requestAnimationFrame = (callback) => {
  requested.set(nextHandle, callback);
  return nextHandle++;
};
window.cancelAnimationFrame = (handle) => requested.delete(handle);

/** The browser's next frame: it composes and rasterizes between the timed frames. */
const browserFrame = () => new Promise((resolve) => void browserRequestFrame(resolve));

function step() {
  const timestampMs = frameIndex++ * framePeriodMs;
  if (engine.frame) return engine.frame(timestampMs);
  const due = requested;
  if (due.size === 0) throw new Error("the engine requested no frame");
  requested = new Map();
  for (const callback of due.values()) callback(timestampMs);
}

/** Waits until the picture is rasterized, by reading one pixel. */
function rasterize() {
  const { surface } = engine;
  const gl = surface?.getContext("webgl2");
  if (gl) gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  else surface?.getContext("2d").getImageData(0, 0, 1, 1);
}

/** Records the discs and lines that 2D contexts draw from now on. Slows drawing down, so never call it before timing. */
function watchDrawing() {
  const discs = [];
  let lines = 0;
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D, Path2D]) {
    const { lineTo, arc } = prototype;
    prototype.lineTo = function (x, y) {
      lines++;
      lineTo.call(this, x, y);
    };
    prototype.arc = function (x, y, ...rest) {
      discs.push({ x, y });
      arc.call(this, x, y, ...rest);
    };
  }
  return () => ({ discs: [...discs], lines });
}

/** The number of pairs nearer than `distance`, by comparing all. */
function countLinks(discs, distance) {
  let count = 0;
  for (const [index, { x, y }] of discs.entries())
    for (let other = 0; other < index; other++)
      count += Number((x - discs[other].x) ** 2 + (y - discs[other].y) ** 2 < distance ** 2);
  return count;
}

/** The picture's mean premultiplied color and mean opacity, each in [0, 1], and a hash. */
function pictureOf({ width, height }) {
  const copy = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  copy.drawImage(engine.surface, 0, 0);
  const pixels = new Uint32Array(copy.getImageData(0, 0, width, height).data.buffer);
  const sums = [0, 0, 0, 0];
  let hash = 0;
  for (const pixel of pixels) {
    const alpha = pixel >>> 24;
    for (let channel = 0; channel < 3; channel++)
      sums[channel] += (((pixel >>> (8 * channel)) & 255) * alpha) / 255;
    sums[3] += alpha;
    hash = (Math.imul(hash, 31) + pixel) | 0;
  }
  return { ink: sums.map((sum) => sum / 255 / pixels.length), hash };
}

export const bench = {
  async mount(module, mountOptions) {
    options = mountOptions;
    if (!crossOriginIsolated) throw new Error("timestamps are coarse: the page is not cross-origin isolated");
    Math.random = seededRandom(options.seed);
    const { mount } = await import(module);
    engine = await mount({ host: document.querySelector(".host"), ...options });
    await browserFrame();
    // Some libraries draw nothing in their first frame.
    step();
  },

  /** What the engine has and draws in its next frame, and whether the frame after that differs. */
  async inspect() {
    const drawn = watchDrawing();
    await browserFrame();
    step();
    const seen = { particles: engine.particleCount(), links: engine.linkCount() };
    const { surface } = engine;
    if (!surface) return seen;
    const { discs, lines } = drawn();
    const naiveLinks = options.links ? countLinks(discs, options.linkDistance) : 0;
    const { ink, hash } = pictureOf(surface);
    step();
    return {
      ...seen,
      size: [surface.width, surface.height],
      context: surface.getContext("webgl2") ? "webgl2" : "2d",
      discs: discs.length,
      lines,
      naiveLinks,
      ink,
      moves: pictureOf(surface).hash !== hash,
    };
  },

  /** Steps without waiting for the browser's frames, so that compilers optimize the code as after seconds of use. */
  async compile(maxMs) {
    const endMs = performance.now() + maxMs;
    // Fewer frames with many particles: without a GPU, WebGL would queue minutes of drawing.
    const frames = Math.min(300, 1_500_000 / options.count);
    for (let frame = 0; frame < frames && performance.now() < endMs; frame++) step();
    rasterize();
  },

  /** Times frames in ms, each in a frame of the browser: at least one, then until a limit is reached. */
  async run({ frames, maxMs, withRaster }) {
    const samplesMs = [];
    const endMs = performance.now() + maxMs;
    do {
      await browserFrame();
      const startMs = performance.now();
      step();
      if (withRaster) rasterize();
      samplesMs.push(performance.now() - startMs);
    } while (samplesMs.length < frames && performance.now() < endMs);
    // WebGL draws asynchronously: wait, so that the next engine is not slowed down.
    if (engine.surface?.getContext("webgl2")) rasterize();
    return samplesMs;
  },
};

window.bench = bench;
