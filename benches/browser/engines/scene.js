// What all engines draw: the same discs, lines, palette and speeds, so that only the engines differ. Adapters
// convert to their libraries' units.

/**
 * An engine's module exports a function `mount` of this type. It appends a canvas to `host`, except for the painter
 * `none`. `width`, `height` and `linkDistance` are in px.
 *
 * @callback Mount
 * @param {{ host: HTMLElement, width: number, height: number, count: number, linkDistance: number, links: boolean,
 *   painter?: string, seed: number }} options
 * @returns {Promise<Mounted>}
 */

/**
 * @typedef {object} Mounted
 * @property {HTMLCanvasElement | OffscreenCanvas | null} surface The canvas; `null` for the painter `none`.
 * @property {(timestampMs: number) => void} [frame] Draws a frame. Left out by an engine that runs its own
 *   `requestAnimationFrame` loop.
 * @property {() => number} particleCount Returns the number of particles.
 * @property {() => number | undefined} linkCount Returns the number of links. If the engine keeps no list of links, it
 *   returns `undefined`, and the drawn lines are counted.
 */

export const scene = {
  /** Radii (px), opacities and speeds (px/s) are uniform between these, directions are uniform too. */
  minRadiusPx: 2,
  maxRadiusPx: 4,
  minOpacity: 0.7,
  maxOpacity: 1,
  minSpeedPxPerSec: 12,
  maxSpeedPxPerSec: 30,
  palette: ["#1a7d85", "#6e59a5", "#9b87f5", "#7e69ab"],
  /**
   * Opacity of a line between touching opaque particles. It falls linearly to 0 at the link distance, and is multiplied
   * by the lower opacity of both particles. A line has the color of the particle that is drawn first.
   */
  linkOpacity: 0.5,
  linkWidthPx: 1,
};

/** Longest step of an engine: a long pause moves nothing off the stage. */
export const maxStepSecs = 1;

/**
 * A uniform random source in [0, 1) with 32 bits of state (mulberry32).
 * `Math.random` cannot be seeded, and engines' links can be compared only if they start with the same positions.
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The first state of all particles: `{ x, y, vx, vy, radiusPx, opacity, color }` in px and px/s, with `color` an index
 * of the palette, in the order of drawing, which is by color. With `cellPx`, particles of a color are sorted by cells
 * of this size, so that neighbors are near in memory, as in the engine with links. Rounded to 32-bit floats, so that
 * arrays of both widths start alike, bit for bit.
 */
export function initialParticles({ count, width, height, seed, cellPx = 0 }) {
  const random = seededRandom(seed);
  const between = (min, max) => Math.fround(min + random() * (max - min));
  const { minRadiusPx, maxRadiusPx, minOpacity, maxOpacity, minSpeedPxPerSec, maxSpeedPxPerSec, palette } =
    scene;
  const particles = Array.from({ length: count }, (_, index) => {
    const direction = random() * 2 * Math.PI;
    const speed = between(minSpeedPxPerSec, maxSpeedPxPerSec);
    return {
      x: between(maxRadiusPx, width - maxRadiusPx),
      y: between(maxRadiusPx, height - maxRadiusPx),
      vx: Math.fround(speed * Math.cos(direction)),
      vy: Math.fround(speed * Math.sin(direction)),
      radiusPx: between(minRadiusPx, maxRadiusPx),
      opacity: between(minOpacity, maxOpacity),
      color: Math.floor((index * palette.length) / count),
    };
  });
  if (!(cellPx > 0)) return particles;
  const row = ({ y }) => Math.floor(y / cellPx);
  const column = ({ x }) => Math.floor(x / cellPx);
  return particles.sort((a, b) => a.color - b.color || row(a) - row(b) || column(a) - column(b));
}

/** Returns the seconds since the last call's timestamp; 0 for the first call and for an earlier timestamp. */
export function stepClock() {
  let previousMs;
  return (timestampMs) => {
    const dtSecs = (timestampMs - (previousMs ?? timestampMs)) / 1000;
    previousMs = timestampMs;
    return Math.min(Math.max(dtSecs, 0), maxStepSecs);
  };
}

/** Appends a canvas of the stage's size to `host`. */
export function appendCanvas({ host, width, height }) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  host.append(canvas);
  return canvas;
}
