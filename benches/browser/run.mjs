// The browser benchmark: builds the contenders, checks them, times them in turns in real Chromium and writes the
// report. `cargo xtask bench-browser` calls it after building the WebAssembly package.

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";

import { launchChromium, openPage } from "./runner/browser.mjs";
import { buildContenders, buildEngine, root } from "./runner/build.mjs";
import { linkDistanceFor, planRun, seed, stage, workloads } from "./runner/plan.mjs";
import { Refusal } from "./runner/refusal.mjs";
import { markdown } from "./runner/report.mjs";
import { serve } from "./runner/server.mjs";
import { describeCommit, describeMachine, describeVersions } from "./runner/surroundings.mjs";
import { measureCell } from "./runner/measure.mjs";
import { writeChart } from "./chart.mjs";

const usage = `Usage: node run.mjs [options]
  --build-only      build dist/engine and dist/contenders, measure nothing
  --quick           few frames at 120 and 1,000 particles: a check that all works, no figures to keep
  --only <names>    these contenders alone, comma-separated
  --out <folder>    where to write browser.json, browser.md and script-time.svg
                    (a whole run without faults: benches/record; any other: dist/record)
  --help            this text`;

const recordFolder = path.resolve(root, "../record");
const partialFolder = path.join(root, "dist/record");

const { values: flags } = parseArgs({
  options: {
    "build-only": { type: "boolean", default: false },
    quick: { type: "boolean", default: false },
    only: { type: "string" },
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
  const only = flags.only?.split(",").map((name) => name.trim());
  const plan = planRun({ quick: flags.quick, only });
  const entries = [...plan.contenders, ...plan.physics];
  const modules = [...new Set(entries.map(({ module }) => module))];

  console.log(`Building ${modules.join(", ")}`);
  if (modules.includes("engine")) await buildEngine();
  await buildContenders(modules);
  if (flags["build-only"]) return;

  const result = await measure(plan, entries);
  const report = markdown(result);
  console.log(`\n${report}`);

  const failed = result.cells.some(({ rows }) => rows.some(({ status }) => status === "failed"));
  // Only a run in which everything was measured and right may replace the record.
  const whole = !flags.quick && only === undefined && !failed;
  const folder = path.resolve(flags.out ?? (whole ? recordFolder : partialFolder));
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "browser.json"), `${JSON.stringify(result, null, 1)}\n`);
  await writeFile(path.join(folder, "browser.md"), report);
  await writeChart(result, path.join(folder, "script-time.svg"));
  console.log(`Written to ${folder}`);

  if (failed) {
    console.error("A contender failed its checks: see above.");
    process.exitCode = 1;
  }
}

async function measure(plan, entries) {
  const machine = await describeMachine();
  // A quarter of a core busy with something else is enough to see in the 95th percentiles.
  if (machine.load_before > 0.25)
    console.warn(`The machine is busy (load ${machine.load_before}): figures will be too high.`);

  const server = await serve(root);
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: stage });
    const glRenderer = await askGlRenderer(context, server.origin);
    const softwareGl = /swiftshader|llvmpipe|software/i.test(glRenderer);
    const cells = [];
    for (const workload of workloads) {
      for (const count of plan.counts) {
        const startMs = performance.now();
        console.log(`${workload}, ${count} particles`);
        const cell = { count, links: workload === "linked", linkDistance: linkDistanceFor(count) };
        const rows = await measureCell({
          context,
          origin: server.origin,
          entries,
          workload,
          cell,
          plan,
          softwareGl,
          say: console.log,
        });
        console.log(`  ${((performance.now() - startMs) / 1000).toFixed(1)} s`);
        cells.push({ workload, count, link_distance_px: Math.round(cell.linkDistance * 100) / 100, rows });
      }
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      commit: await describeCommit(),
      machine,
      versions: await describeVersions(plan.contenders, browser.version()),
      gl_renderer: glRenderer,
      software_gl: softwareGl,
      stage,
      seed,
      workloads,
      counts: plan.counts,
      contenders: plan.contenders,
      physics: plan.physics,
      cells,
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
