// What every contender draws: the same discs, lines, palette and speeds, so that only the engines differ.
// Where a library has a unit of its own, its adapter converts from these.

export const scene = {
  /** Radius and opacity of every disc: the means of the engine's field, whose discs vary (2 to 4 px, 0.7 to 1). */
  radiusPx: 3,
  discOpacity: 0.85,
  palette: ["#1a7d85", "#6e59a5", "#9b87f5", "#7e69ab"],
  /** Opacity of a line between touching particles; it falls linearly to 0 at the link distance. */
  linkOpacity: 0.5,
  linkWidthPx: 1,
  linkColour: "#1a7d85",
  linkRgb: "26,125,133",
  /** Each component of a velocity lies within ± this. */
  maxSpeedPxPerSec: 30,
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
 * Where particle after particle starts: `{ x, y, vx, vy, colour }` in px and px/s, `colour` an index of the palette.
 * Rounded to 32-bit floats, so that arrays of either width start bit for bit alike.
 */
export function* initialParticles({ count, width, height, seed }) {
  const random = seededRandom(seed);
  const { radiusPx, maxSpeedPxPerSec, palette } = scene;
  const speed = () => Math.fround((random() * 2 - 1) * maxSpeedPxPerSec);
  for (let i = 0; i < count; i++) {
    yield {
      x: Math.fround(radiusPx + random() * (width - 2 * radiusPx)),
      y: Math.fround(radiusPx + random() * (height - 2 * radiusPx)),
      vx: speed(),
      vy: speed(),
      colour: i % palette.length,
    };
  }
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
