// Checks engines and times them in turns in Chromium. Each has its own page, so that they share neither heap nor
// compiled code; in turns, so that other load affects all alike.

import path from "node:path";

import { isOffered, linkDistanceFor, root, seed, stage, turnFrames } from "./plan.mjs";

/** An engine with a longer frame is not timed: nobody would ship it. */
const tooSlowMs = 3000;

export async function launchChromium() {
  const { chromium } = await import("playwright-core");
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      // WebGL without a GPU: the script's time is the same, rasterization's is not.
      "--enable-unsafe-swiftshader",
      "--force-device-scale-factor=1",
      // Pages wait in the background for their turn.
      "--disable-background-timer-throttling",
      "--disable-backgrounding-occluded-windows",
      "--disable-renderer-backgrounding",
    ],
  });
}

const origin = "http://localhost";

/** Files of this folder; the engine's build is at /engine/. */
async function serveFiles(page) {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({
      path: path.join(root, pathname.replace(/^\/engine\//, "/dist/engine/")),
      // Cross-origin isolation: performance.now() is rounded to 5 µs instead of 100 µs.
      headers: {
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
      },
    });
  });
}

/** Mounts `engine` on a new page. `errors` collects the page's. */
async function mount(context, engine, cell) {
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  const errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  await serveFiles(page);
  await page.goto(`${origin}/page/index.html`);
  await page.waitForFunction(() => window.bench);
  await page.evaluate(
    ([module, options]) => window.bench.mount(module, options),
    [`/dist/engines/${engine.module}.js`, { ...stage, ...cell, painter: engine.painter, seed }],
  );
  return { page, errors };
}

/** Six standard deviations of a Poisson count, and 1 % for engines whose particles stay a radius from the edge. */
const linkTolerance = (count) => 6 * Math.sqrt(count) + 0.01 * count;

/** Painters smooth edges differently, by 5 % for long lines of one pixel; few discs differ in size at random. */
const inkTolerance = (count) => 0.08 + 2 / Math.sqrt(count);

/** The faults in what `inspect` has `seen`, as sentences. `tuned` is what it has seen of tuned JavaScript. */
export function problemsWith(engine, cell, seen, tuned) {
  const checks = [[seen.particles === cell.count, `has ${seen.particles} particles`]];
  const links = seen.links ?? seen.lines;
  if (tuned)
    checks.push([
      Math.abs(links - tuned.links) <= linkTolerance(tuned.links),
      `has ${links} links where tuned JavaScript has ${tuned.links}`,
    ]);
  if (engine.painter === "none") return sentences(checks);
  checks.push(
    [String(seen.size) === `${stage.width},${stage.height}`, `draws on ${seen.size} px`],
    [seen.context === engine.context, `draws by ${seen.context}`],
    [seen.moves, "shows the same picture twice"],
  );
  if (seen.context === "2d")
    checks.push(
      [seen.discs === cell.count, `draws ${seen.discs} discs`],
      // Engines may leave out lines too faint to see: up to a fifth.
      [seen.lines >= 0.8 * links && seen.lines <= 1.01 * links, `draws ${seen.lines} of ${links} links`],
    );
  // Exact, except for pairs at the link distance, which 32-bit arithmetic rounds.
  if (engine.lists && cell.links)
    checks.push([
      Math.abs(seen.naiveLinks - links) <= 1e-5 * links,
      `finds ${links} links where the naive search finds ${seen.naiveLinks}`,
    ]);
  if (tuned) {
    const bound = inkTolerance(cell.count) * tuned.ink[3];
    const isAlike = engine.ownStyle
      ? seen.ink[3] >= tuned.ink[3] / 2
      : seen.ink.every((channel, at) => Math.abs(channel - tuned.ink[at]) <= bound);
    checks.push([isAlike, `paints ${percent(seen.ink)} where tuned JavaScript paints ${percent(tuned.ink)}`]);
  }
  return sentences(checks);
}

const sentences = (checks) => checks.flatMap(([isRight, sentence]) => (isRight ? [] : [sentence]));
const percent = (ink) => ink.map((share) => `${(share * 100).toFixed(2)} %`).join(", ");

/** Measures one workload at one count; resolves to a row for each engine that offers it. */
export async function measureCell(context, engines, workload, count, pace, say) {
  const cell = { count, links: workload === "linked", linkDistance: linkDistanceFor(count) };
  const rows = [];
  let tuned;
  // Tuned JavaScript first: others are compared with what it draws.
  const offered = engines.filter((engine) => isOffered(engine, count));
  for (const engine of offered.toSorted((a, b) => rank(a) - rank(b))) {
    const row = { label: engine.label, engine };
    rows.push(row);
    try {
      const { page, errors } = await mount(context, engine, cell);
      const seen = await page.evaluate(() => window.bench.inspect());
      const [firstMs] = await page.evaluate(() =>
        window.bench.run({ frames: 1, maxMs: 0, withRaster: false }),
      );
      await page.close();
      row.isTooSlow = firstMs > tooSlowMs;
      row.problems = [...errors, ...problemsWith(engine, cell, seen, tuned)];
      if (engine.module === "tuned" && engine.painter !== "none") tuned = seen;
    } catch (error) {
      row.problems = [error.message];
    }
    for (const problem of row.problems) say(`  ${row.label} ${problem}`);
  }
  await time(
    context,
    rows.filter((row) => row.problems.length === 0 && !row.isTooSlow),
    cell,
    pace,
  );
  return offered.map(({ label }) => {
    const { engine: _, ...row } = rows.find((row) => row.label === label);
    return { workload, count, ...row };
  });
}

const rank = ({ module, painter }) => (module === "tuned" && painter !== "none" ? 0 : 1);

async function time(context, rows, cell, pace) {
  const pages = [];
  for (const row of rows) {
    const { page } = await mount(context, row.engine, cell);
    await page.bringToFront();
    await page.evaluate((maxMs) => window.bench.compile(maxMs), pace.compileMs);
    pages.push({ row, page });
  }
  const turn = { frames: turnFrames(cell), maxMs: pace.turnMs, withRaster: false };
  await inTurns(pages, 1, turn);
  const script = await inTurns(pages, pace.rounds, turn);
  // Readbacks come last: Chromium moves a canvas that is often read off the GPU. WebGL is left out, because its
  // rasterization without a GPU says nothing.
  const drawn = pages.filter(({ row }) => row.engine.context === "2d");
  const raster = await inTurns(drawn, pace.rasterRounds, { ...turn, withRaster: true });
  for (const { row, page } of pages) {
    row.scriptMs = medianOfMeans(script.get(row));
    row.rasterMs = raster.has(row) ? medianOfMeans(raster.get(row)) : undefined;
    await page.close();
  }
}

/** Times `pages` in turns, each round starting with another page; resolves to each row's turns. */
async function inTurns(pages, rounds, turn) {
  const turns = new Map(pages.map(({ row }) => [row, []]));
  for (let round = 0; round < rounds; round++) {
    for (let index = 0; index < pages.length; index++) {
      const { row, page } = pages[(index + round) % pages.length];
      // Chromium gives a page behind another one only four frames per second.
      await page.bringToFront();
      turns.get(row).push(await page.evaluate((options) => window.bench.run(options), turn));
    }
  }
  return turns;
}

/**
 * The median of the turns' means, in ms, to the microsecond: the means contain frames that are slow because of the
 * engine, the median leaves out turns that are slow because of other load.
 *
 * @param {number[][]} turns the times of each turn's frames
 */
export function medianOfMeans(turns) {
  const meansMs = turns.map((ms) => ms.reduce((sum, frameMs) => sum + frameMs) / ms.length);
  meansMs.sort((a, b) => a - b);
  const [lower, upper] = [meansMs[(turns.length - 1) >> 1], meansMs[turns.length >> 1]];
  return Math.round(((lower + upper) / 2) * 1000) / 1000;
}
