// The browser benchmark: builds the contenders, checks them, times them in turns in real Chromium and writes the
// report. `cargo xtask bench-browser` calls it after building the WebAssembly package.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

import { launchChromium, openPage } from "./runner/browser.mjs";
import { buildContenders, buildEngine, root } from "./runner/build.mjs";
import {
  emptyFrame,
  linkDistanceFor,
  parseEngines,
  planRun,
  seed,
  stage,
  workloads,
} from "./runner/plan.mjs";
import { Refusal } from "./runner/refusal.mjs";
import { withFigures } from "./runner/readme.mjs";
import { whyNotRecorded } from "./runner/record.mjs";
import { markdown } from "./runner/report.mjs";
import { serve } from "./runner/server.mjs";
import { measureStage } from "./runner/stages.mjs";
import {
  benchmarkIndexMs,
  describeCommit,
  describeMachine,
  describeVersions,
  isBusy,
  load,
} from "./runner/surroundings.mjs";
import { measureCell } from "./runner/measure.mjs";
import { writeChart } from "./chart.mjs";

const usage = `Usage: node run.mjs [options]
  --build-only      build dist/engine and dist/contenders, measure nothing
  --quick           few frames at 120 and 1,000 particles: a check that all works, no figures to keep
  --only <names>    these contenders alone, comma-separated
  --counts <numbers>
                    these numbers of particles alone, comma-separated
  --engine-dir <id>=<folder>
                    another build of the engine (its dist/engine) as one more contender; may be repeated
  --show            serve a page with the field, to be opened in any browser; measure nothing
  --count <number>  how many particles that page shows (50,000)
  --port <number>   where it is served (a free port)
  --out <folder>    where to write browser.json, browser.md and script-time.svg (a run without options or faults,
                    of a commit, on a machine that does nothing else: benches/record; any other: dist/record)
  --help            this text`;

const recordFolder = path.resolve(root, "../record");
const partialFolder = path.join(root, "dist/record");

const { values: flags } = parseArgs({
  options: {
    "build-only": { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    only: { type: "string" },
    counts: { type: "string" },
    "engine-dir": { type: "string", multiple: true, default: [] },
    show: { type: "boolean", default: false },
    count: { type: "string", default: "50000" },
    port: { type: "string", default: "0" },
    out: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

if (flags.help) {
  console.log(usage);
} else {
  await main().catch((error) => {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = 1;
  });
}

async function main() {
  if (flags.show) {
    await show();
    return;
  }
  const engines = parseEngines(flags["engine-dir"]).map(({ id, folder }) => ({
    id,
    folder: path.resolve(folder),
  }));
  const otherFolder = path.resolve(flags.out ?? partialFolder);
  if (otherFolder === recordFolder) throw new Refusal("--out takes another folder than the record's");
  const only = flags.only?.split(",").map((name) => name.trim());
  const counts = flags.counts?.split(",").map(Number);
  const plan = planRun({ quick: flags.quick, only, counts, engines });
  const entries = [...plan.contenders, ...plan.physics];
  const drawing = plan.stages.cells.length > 0 ? plan.stages.contenders : [];
  const modules = [...new Set([emptyFrame, ...entries, ...drawing].map(({ module }) => module))];

  console.log(`Building ${modules.join(", ")}`);
  if (modules.includes("engine")) await buildEngine();
  await buildContenders(modules);
  if (flags["build-only"]) return;

  const loadBefore = load();
  const busy = isBusy(loadBefore);
  const commit = await describeCommit();
  const whyNot = (failed) => whyNotRecorded({ options: process.argv.slice(2), commit, busy, failed });
  const warn = (reasons) => {
    if (reasons.length > 0) console.warn(`This run does not replace the record: ${reasons.join("; ")}.`);
  };
  warn(whyNot(false));
  const result = await measure(plan, entries, { engines, commit, loadBefore });
  const report = markdown(result);
  console.log(`\n${report}`);

  const failed = [...result.cells, ...result.stages].some(({ rows }) =>
    rows.some(({ status }) => status === "failed"),
  );
  const reasons = whyNot(failed);
  const folder = reasons.length > 0 ? otherFolder : recordFolder;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "browser.json"), `${JSON.stringify(result, null, 1)}\n`);
  await writeFile(path.join(folder, "browser.md"), report);
  if (plan.contenders.length > 0) await writeChart(result, path.join(folder, "script-time.svg"));
  if (folder === recordFolder) {
    const readme = path.resolve(root, "../../README.md");
    await writeFile(readme, withFigures(await readFile(readme, "utf8"), result));
  }
  console.log(`Written to ${folder}`);
  warn(reasons);
  if (failed) process.exitCode = 1;
}

/** Serves the page with the field until it is stopped from outside. */
async function show() {
  await buildEngine();
  const count = Number(flags.count);
  if (!Number.isInteger(count) || count < 0)
    throw new Refusal(`--count takes a whole number, not ${flags.count}`);
  const server = await serve(root, { port: Number(flags.port) });
  console.log(
    `The field with ${count.toLocaleString("en")} particles: ${server.origin}/page/field.html?count=${count}`,
  );
  console.log("Ctrl+C stops");
}

async function measure(plan, entries, { engines, commit, loadBefore }) {
  const machine = await describeMachine();
  const indexBefore = benchmarkIndexMs();
  const server = await serve(root, { engines });
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: stage });
    const glRenderer = await askGlRenderer(context, server.origin);
    const softwareGl = /swiftshader|llvmpipe|software/i.test(glRenderer);
    const startMs = performance.now();
    const say = (text) => console.log(`${((performance.now() - startMs) / 1000).toFixed(0)} s  ${text}`);
    const stages = [];
    for (const cell of plan.stages.cells) {
      say(cell.label);
      const { contenders, pace } = plan.stages;
      const measured = await measureStage({
        context,
        origin: server.origin,
        contenders,
        cell,
        pace,
        softwareGl,
        say,
      });
      const { id, label, width, height } = cell;
      stages.push({ id, label, width, height, ...measured });
    }
    const cells = [];
    const measuredWorkloads = entries.length > 0 ? workloads : [];
    for (const workload of measuredWorkloads) {
      for (const count of plan.counts) {
        say(`${workload}, ${count} particles`);
        const cell = { count, links: workload === "linked", linkDistance: linkDistanceFor(count) };
        const measured = await measureCell({
          context,
          origin: server.origin,
          entries,
          workload,
          cell,
          plan,
          softwareGl,
          say,
        });
        cells.push({
          workload,
          count,
          link_distance_px: Math.round(cell.linkDistance * 100) / 100,
          ...measured,
        });
      }
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      commit,
      machine,
      // Before the run, and right after it: then the load is the run's own.
      load: [loadBefore, load()],
      benchmark_index_ms: [indexBefore, benchmarkIndexMs()],
      versions: await describeVersions(plan.contenders, browser.version()),
      gl_renderer: glRenderer,
      software_gl: softwareGl,
      stage,
      seed,
      workloads: measuredWorkloads,
      counts: plan.counts,
      engines: engines.map(({ id }) => id),
      contenders: plan.contenders,
      physics: plan.physics,
      cells,
      stage_contenders: plan.stages.contenders,
      stages,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function askGlRenderer(context, origin) {
  const { page } = await openPage(context, origin);
  const renderer = await page.evaluate(() => window.bench.glRenderer());
  await page.close();
  return renderer;
}
