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

/** The most particles that are drawn; without drawing there is one row more. */
const maxDrawn = 50_000;

/** Where the engine that is measured lies under the server's root. */
const ownEngine = "/dist/engine";

/**
 * Everything that draws. `module` is the file in contenders/, `painter` what it is mounted with, `context` the kind of
 * canvas it draws on, `npm` the packages whose versions are recorded, `engine` the build that the module `engine`
 * mounts. With `linksAsDrawn` the links of a frame are those of the very positions that it draws (the libraries search
 * while they move), so that they can be compared exactly. With `described` its discs and lines are compared with the
 * scene. Contenders of one `particles` start from the same ones, and their pictures are compared.
 */
export const contenders = [
  ...engineContenders("engine", "this engine", ownEngine),
  {
    id: "engine-calls-from-rust",
    label: "this engine, Canvas 2D called from Rust",
    module: "engine",
    engine: ownEngine,
    particles: "engine",
    painter: "canvas2d-from-rust",
    context: "2d",
    described: true,
    own: true,
    workloads: ["drift"],
  },
  {
    id: "tuned",
    label: "plain JS, tuned",
    module: "tuned",
    particles: "scene",
    painter: "canvas2d",
    context: "2d",
    linksAsDrawn: true,
    described: true,
  },
  {
    id: "pixi",
    label: "PixiJS 8",
    module: "pixi",
    particles: "scene",
    context: "webgl",
    npm: ["pixi.js"],
    workloads: ["drift"],
  },
  {
    id: "tsparticles",
    label: "tsParticles 4",
    module: "tsparticles",
    context: "2d",
    npm: ["@tsparticles/engine", "@tsparticles/slim"],
    // Beyond, a frame takes seconds.
    maxCount: 10_000,
  },
];

/** The same work without a picture, where the contender lets us ask for it. */
export const physics = [
  enginePhysics("engine", "this engine", ownEngine),
  {
    id: "tuned-physics",
    label: "plain JS, tuned",
    module: "tuned",
    particles: "scene",
    painter: "none",
  },
];

/** A screen of 144 Hz, so that all frames fit into the seconds in which links have their full opacity. */
const stagePeriodMs = 1000 / 144;

const [eseeSize, impactSize] = [
  { width: 1216, height: 608 },
  { width: 704, height: 640 },
];

/**
 * The site's stages in the sizes that a large screen shows, before the click and while particles converge.
 * `animation` is an index into the engine's list. `phaseSecs` is when particles begin to converge after a click, and
 * `secsInPhase` how long they have in the first frame: the phase's wave and change of radii are over. `linkStyle` is how
 * links look then, and `edgePx` how far from an edge particles turn round, `edgeYPx` from the upper and lower one.
 */
export const stages = [
  {
    id: "esee-drift",
    label: "ESEE, drifting",
    animation: 0,
    ...eseeSize,
    edgePx: 7,
    edgeYPx: 59,
  },
  {
    id: "esee-linked",
    label: "ESEE, linked",
    animation: 0,
    ...eseeSize,
    phaseSecs: 2,
    secsInPhase: 1.1,
    linkStyle: {
      linkDistancePx: 40,
      linkFadeFromPx: 37.5,
      linkOpacity: 1,
      linkWidthPx: 2,
      sameColor: true,
    },
  },
  {
    id: "impact-drift",
    label: "Impact, drifting",
    animation: 1,
    ...impactSize,
    edgePx: 10,
  },
  {
    id: "impact-linked",
    label: "Impact, linked",
    animation: 1,
    ...impactSize,
    phaseSecs: 3,
    secsInPhase: 1.7,
    linkStyle: {
      linkDistancePx: 27.226,
      linkFadeFromPx: 24.503,
      linkOpacity: 1,
      linkWidthPx: 2,
      sameColor: false,
    },
  },
].map((cell) => ({ ...cell, framePeriodMs: stagePeriodMs }));

/** Who draws them. The first is what the others are compared with. */
export const stageContenders = [
  {
    id: "stage-canvas2d",
    label: "the site's stage, Canvas 2D",
    module: "stage",
    painter: "canvas2d",
    context: "2d",
    own: true,
  },
  {
    id: "stage-webgl2",
    label: "the site's stage, WebGL2",
    module: "stage",
    painter: "webgl2",
    context: "webgl",
    own: true,
  },
  {
    id: "stage-tuned",
    label: "plain JS, tuned",
    module: "stage-tuned",
    painter: "canvas2d",
    context: "2d",
  },
];

/** What the harness takes by itself. */
export const emptyFrame = { id: "empty", module: "empty", painter: "none" };

/** A build of the engine by both painters. */
function engineContenders(id, label, engine) {
  const common = { module: "engine", engine, particles: id, own: id === "engine" };
  return [
    { ...common, id: `${id}-webgl2`, label: `${label}, WebGL2`, painter: "webgl2", context: "webgl" },
    {
      ...common,
      id: `${id}-canvas2d`,
      label: `${label}, Canvas 2D`,
      painter: "canvas2d",
      context: "2d",
      linksAsDrawn: true,
      described: true,
    },
  ];
}

/** The same build without a picture. */
function enginePhysics(id, label, engine) {
  return {
    id: `${id}-physics`,
    label,
    own: id === "engine",
    module: "engine",
    engine,
    particles: id,
    painter: "none",
  };
}

const fullPace = {
  counts: [120, 1_000, 10_000, 50_000, 100_000],
  /**
   * Lets the browser's compilers settle before anything is timed: without waiting for frames, then as it is timed. Of
   * many particles fewer frames do: WebGL without a GPU would queue minutes of drawing.
   */
  compile: { maxFrames: 300, maxParticles: 1_500_000, budgetMs: 300 },
  warmUp: { maxFrames: 20, budgetMs: 350 },
  script: { rounds: 10, maxFrames: 12, budgetMs: 200 },
  raster: { rounds: 3, maxFrames: 8, budgetMs: 200 },
  /** Once a contender's turns in a cell have taken this long, further rounds would say the same. */
  enoughMs: 4_000,
  enoughRounds: 3,
};

/** Of the stages: no more frames than a phase has. */
const stagePace = { compile: { ...fullPace.compile, maxFrames: 160 } };

const quickPace = {
  ...fullPace,
  counts: [120, 1_000],
  warmUp: { maxFrames: 10, budgetMs: 200 },
  script: { rounds: 2, maxFrames: 6, budgetMs: 120 },
  raster: { rounds: 1, maxFrames: 3, budgetMs: 120 },
};

/**
 * Pace and contenders for the requested run; `only` names ids or modules, `counts` the numbers of
 * particles, `engines` the other builds of the engine, each as `{ id, folder }`. The stages run unless `counts` leaves
 * out 120.
 *
 * @param {{ quick: boolean, only?: string[], counts?: number[], engines?: { id: string, folder: string }[] }} asked
 */
export function planRun({ quick, only, counts, engines = [] }) {
  if (counts && !counts.every((count) => Number.isInteger(count) && count > 0)) {
    throw new Refusal("--counts takes whole numbers above 0, with commas between them");
  }
  const pace = quick ? quickPace : fullPace;
  const others = engines.map(({ id }) => ({ id, label: `engine "${id}"`, url: `/engines/${id}` }));
  const drawing = [
    ...contenders,
    ...others.flatMap(({ id, label, url }) => engineContenders(id, label, url)),
  ].map((entry) => ({ maxCount: maxDrawn, ...entry }));
  const withoutDrawing = [...physics, ...others.map(({ id, label, url }) => enginePhysics(id, label, url))];
  const wanted = (entry) => !only || only.includes(entry.id) || only.includes(entry.module);
  const names = [...drawing, ...withoutDrawing, ...stageContenders].flatMap(({ id, module }) => [id, module]);
  const unknown = only?.filter((name) => !names.includes(name)) ?? [];
  if (unknown.length > 0) {
    throw new Refusal(
      `no contender is called ${unknown.join(", ")}; there are ${[...new Set(names)].join(", ")}`,
    );
  }
  return {
    ...pace,
    counts: counts ?? pace.counts,
    contenders: drawing.filter(wanted),
    physics: withoutDrawing.filter(wanted),
    stages: {
      pace: { ...pace, ...(quick ? {} : stagePace) },
      cells: stageContenders.some(wanted) && (!counts || counts.includes(120)) ? stages : [],
      contenders: stageContenders.filter(wanted),
    },
  };
}

/**
 * The builds that `--engine-dir ID=DIR` names.
 *
 * @param {readonly string[]} options
 */
export function parseEngines(options) {
  return options.map((option) => {
    const [, id, folder] = /^([a-z][a-z0-9]*)=(.+)$/.exec(option) ?? [];
    if (!id || !folder || known(id)) {
      throw new Refusal(
        `--engine-dir takes ID=DIR with an ID of small letters and digits that is free, not ${option}`,
      );
    }
    return { id, folder };
  });
}

const known = (id) =>
  [...contenders, ...stageContenders].some(
    (entry) => entry.id === id || entry.module === id || entry.particles === id,
  );

/** The link distance, px, at which `count` particles have `linksPerParticle` links each: N·π·d²/(2·w·h) = 3. */
export function linkDistanceFor(count) {
  return Math.sqrt((2 * linksPerParticle * stage.width * stage.height) / (Math.PI * count));
}
