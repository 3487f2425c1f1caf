// What is measured: contenders, workloads, particle counts and how often. Nothing here runs anything.

import { Refusal } from "./refusal.mjs";

/** The stage, px: a full-HD screen. */
export const stage = { width: 1920, height: 1080 };

export const seed = 20250501;

/** The workload `linked` has this many links a particle on average, whatever the count. */
export const linksPerParticle = 3;

/** A frame longer than this is measured once and not again: nobody would ship it. */
export const tooSlowMs = 3000;

export const workloads = ["drift", "linked"];

/**
 * Everything that draws. `module` is the file in contenders/, `painter` what it is mounted with, `context` the kind of
 * canvas it draws on, `npm` the packages whose versions are recorded. With `linksAsDrawn` the links of a frame are those
 * of the very positions that it draws (the libraries search while they move), so that they can be compared exactly.
 */
export const contenders = [
  {
    id: "engine-webgl2",
    label: "this engine, WebGL2",
    own: true,
    module: "engine",
    painter: "webgl2",
    context: "webgl",
  },
  {
    id: "engine-canvas2d",
    label: "this engine, Canvas 2D",
    own: true,
    module: "engine",
    painter: "canvas2d",
    context: "2d",
    linksAsDrawn: true,
  },
  {
    id: "tuned",
    label: "plain JS, tuned",
    module: "tuned",
    painter: "canvas2d",
    context: "2d",
    linksAsDrawn: true,
  },
  {
    id: "naive",
    label: "plain JS, naive",
    module: "naive",
    painter: "canvas2d",
    context: "2d",
    linksAsDrawn: true,
  },
  { id: "pixi", label: "PixiJS 8", module: "pixi", context: "webgl", npm: ["pixi.js"], workloads: ["drift"] },
  {
    id: "tsparticles",
    label: "tsParticles 4",
    module: "tsparticles",
    context: "2d",
    npm: ["@tsparticles/engine", "@tsparticles/slim"],
  },
  {
    id: "particles-js",
    label: "particles.js 2",
    module: "particles-js",
    context: "2d",
    npm: ["particles.js"],
  },
];

/** The same work without a picture, where the contender lets us ask for it. `drawnBy` are those that add the drawing. */
export const physics = [
  {
    id: "engine-physics",
    label: "this engine",
    own: true,
    module: "engine",
    painter: "none",
    drawnBy: ["engine-webgl2", "engine-canvas2d"],
  },
  { id: "tuned-physics", label: "plain JS, tuned", module: "tuned", painter: "none", drawnBy: ["tuned"] },
  { id: "naive-physics", label: "plain JS, naive", module: "naive", painter: "none", drawnBy: ["naive"] },
];

const fullPace = {
  counts: [120, 1_000, 4_000, 10_000, 50_000],
  /** Lets the browser's compilers settle before anything is timed. */
  warmUp: { maxFrames: 30, budgetMs: 500 },
  script: { rounds: 5, maxFrames: 12, budgetMs: 200 },
  raster: { rounds: 3, maxFrames: 8, budgetMs: 200 },
  /** Once a contender's turns in a cell have taken this long, further rounds would say the same. */
  enoughMs: 4_000,
  enoughRounds: 3,
};

const quickPace = {
  ...fullPace,
  counts: [120, 1_000],
  warmUp: { maxFrames: 10, budgetMs: 200 },
  script: { rounds: 2, maxFrames: 6, budgetMs: 120 },
  raster: { rounds: 1, maxFrames: 3, budgetMs: 120 },
};

/** Pace and contenders for the run that was asked for; `only` names ids or modules. */
export function planRun({ quick, only }) {
  const wanted = (entry) => !only || only.includes(entry.id) || only.includes(entry.module);
  const known = [...contenders, ...physics].flatMap(({ id, module }) => [id, module]);
  const unknown = only?.filter((name) => !known.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Refusal(
      `no contender is called ${unknown.join(", ")}; there are ${[...new Set(known)].join(", ")}`,
    );
  }
  return {
    ...(quick ? quickPace : fullPace),
    contenders: contenders.filter(wanted),
    physics: physics.filter(wanted),
  };
}

/** The link distance, px, at which `count` particles have `linksPerParticle` links each: N·π·d²/(2·w·h) = 3. */
export function linkDistanceFor(count) {
  return Math.sqrt((2 * linksPerParticle * stage.width * stage.height) / (Math.PI * count));
}
