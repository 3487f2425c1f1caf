// The plan of a run: contenders, workloads, numbers of particles.

import { scene } from "./contenders/scene.js";

export const root = import.meta.dirname;

/** The stage in px: a full-HD screen. */
export const stage = { width: 1920, height: 1080 };

export const seed = 20250501;

export const workloads = ["drift", "linked"];

const linksPerParticle = 3;

/** The link distance in px at which `count` particles have three links each: N·π·d²/(2·w·h) = 3. */
export function linkDistanceFor(count) {
  return Math.sqrt((2 * linksPerParticle * stage.width * stage.height) / (Math.PI * count));
}

/**
 * @typedef {object} Contender
 * @property {string} label Its row. The share of one that ends with "without drawing" is of tuned JavaScript without drawing.
 * @property {string} module The file in contenders/, without .js.
 * @property {string} [painter] Passed to `mount`; `none` where only physics is measured.
 * @property {string} [context] The kind of its canvas: `2d` or `webgl2`.
 * @property {boolean} [lists] Whether `linkCount` is of the positions that were drawn: it is then compared with the naive
 *   search.
 * @property {number} [maxCount] The most particles, if not `maxDrawn`.
 * @property {boolean} [ownStyle] Whether its lines look different from those of tuned JavaScript.
 * @property {string[]} [npm] Packages whose versions the report names.
 */

/** Largest number of drawn particles. */
const maxDrawn = 50_000;

/** @type {readonly Contender[]} */
export const contenders = [
  { label: "this engine, WebGL2", module: "engine", painter: "webgl2", context: "webgl2" },
  { label: "this engine, Canvas 2D", module: "engine", painter: "canvas2d", context: "2d", lists: true },
  { label: "this engine, without drawing", module: "engine", painter: "none" },
  { label: "tuned JavaScript", module: "tuned", painter: "canvas2d", context: "2d", lists: true },
  { label: "tuned JavaScript, without drawing", module: "tuned", painter: "none" },
  {
    label: "tsParticles",
    module: "tsparticles",
    context: "2d",
    npm: ["@tsparticles/engine", "@tsparticles/slim"],
    // With more, a frame takes seconds.
    maxCount: 10_000,
    // It draws all lines in one color and at full opacity.
    ownStyle: true,
  },
];

/** Whether a contender offers this. */
export function isOffered({ painter, maxCount }, count) {
  return count <= (maxCount ?? (painter === "none" ? Infinity : maxDrawn));
}

/**
 * The engine collects candidates when a particle has moved half of `SKIN` (crates/particles/src/links/search.rs), in
 * link distances.
 */
const halfSkin = 0.25 / 2;

/** Number of frames per turn. With links, the engine collects candidates in at least two of them, which are slow. */
export function turnFrames({ links, linkDistance }) {
  const collectingFrames = Math.ceil((linkDistance * halfSkin) / (scene.maxSpeedPxPerSec / 60)) + 1;
  return links ? Math.max(24, 2 * collectingFrames) : 24;
}

/** Numbers of rounds, without rasterization and with it; a turn ends after its frames or after `turnMs`. */
export const paces = {
  whole: {
    counts: [120, 1_000, 10_000, 50_000, 100_000],
    compileMs: 300,
    turnMs: 2000,
    rounds: 5,
    rasterRounds: 3,
  },
  quick: { counts: [120, 1_000], compileMs: 100, turnMs: 120, rounds: 2, rasterRounds: 1 },
};
