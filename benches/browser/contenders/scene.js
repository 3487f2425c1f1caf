// What every contender draws: the same discs, lines, palette and speeds, so that only the engines differ.
// Where a library has a unit of its own, its adapter converts from these.

export const scene = {
  /** Radii, px, opacities and speeds, px/s, are spread evenly between these, directions over the circle. */
  minRadiusPx: 2,
  maxRadiusPx: 4,
  minOpacity: 0.7,
  maxOpacity: 1,
  minSpeedPxPerSec: 12,
  maxSpeedPxPerSec: 30,
  palette: ["#1a7d85", "#6e59a5", "#9b87f5", "#7e69ab"],
  /**
   * Opacity of a line between touching opaque particles. It falls linearly to 0 at the link distance, and is times the
   * lower of both ends' opacities. A line has the color of its end that is drawn first.
   */
  linkOpacity: 0.5,
  linkWidthPx: 1,
};

/** The longest step a contender takes, so that a long pause moves nothing off the stage. */
export const maxStepSecs = 1;

/**
 * A uniform random source on [0, 1) with 32 bits of state (mulberry32).
 * `Math.random` cannot be seeded, and two contenders can only be compared link by link from the same positions.
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
 * What particles are at first, in the order of drawing, which is by color: `{ x, y, vx, vy, radiusPx, opacity, color }`
 * in px and px/s, `color` an index of the palette. Those of one color are sorted by cells of `cellPx`, so that those
 * that are near are near in memory too, as the engine does with links. Rounded to 32-bit floats, so that arrays of
 * either width start bit for bit alike.
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

/** Seconds since the previous call's timestamp; 0 the first time and for a clock that runs backwards. */
export function stepClock() {
  let previousMs;
  return (timestampMs) => {
    const dtSecs = (timestampMs - (previousMs ?? timestampMs)) / 1000;
    previousMs = timestampMs;
    return Math.min(Math.max(dtSecs, 0), maxStepSecs);
  };
}

/** A canvas of the stage's size inside `host`. */
export function appendCanvas({ host, width, height }) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  host.append(canvas);
  return canvas;
}
