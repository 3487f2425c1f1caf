// The plan of a run: engines, workloads, numbers of particles.

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
 * @typedef {object} Engine
 * @property {string} label Its row in the report. A label that ends with "without drawing" is compared with tuned
 *   JavaScript without drawing.
 * @property {string} module The file in engines/, without .js.
 * @property {string} [painter] Passed to `mount`; `none` where only physics is measured.
 * @property {string} [context] The kind of its canvas: `2d` or `webgl2`; missing if it draws nothing.
 * @property {boolean} [lists] Whether `linkCount` counts the links of the drawn positions, as the naive search does.
 * @property {number} [maxCount] The most particles, if not `maxDrawn`.
 * @property {boolean} [ownStyle] Whether its lines look different from those of tuned JavaScript.
 * @property {string[]} [npm] Packages whose versions the report names.
 */

/** Largest number of drawn particles. */
const maxDrawn = 50_000;

/** @type {readonly Engine[]} */
export const engines = [
  { label: "this engine, WebGL2", module: "particles", painter: "webgl2", context: "webgl2" },
  { label: "this engine, Canvas 2D", module: "particles", painter: "canvas2d", context: "2d", lists: true },
  { label: "this engine, without drawing", module: "particles", painter: "none" },
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

/** Whether an engine offers this. */
export function isOffered({ painter, maxCount }, count) {
  return count <= (maxCount ?? (painter === "none" ? Infinity : maxDrawn));
}

/**
 * Number of frames per turn. With links, this engine collects candidates in some frames, which are slow: with 120
 * particles in one of 47.
 */
export const turnFrames = ({ links }) => (links ? 94 : 24);

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
