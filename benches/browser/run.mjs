// The browser benchmark: bundles the engines, checks them, times them in turns and writes a report. `cargo xtask
// bench-browser` compiles this engine into dist/engine, then calls it.

import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { launchChromium, measureCell } from "./measure.mjs";
import { engines, paces, root, workloads } from "./plan.mjs";
import { markdown } from "./report.mjs";

const usage = `Usage: cargo xtask bench-browser [options]
  --quick                  a few frames at 120 and 1,000 particles, to check that everything works
  --counts 120,50000       only these numbers of particles
  --only tuned,particles   only these engines (files in engines/)
  --store                  a whole run, written to benches/results instead of benches/browser/dist
  --help                   this text`;

try {
  const { values: flags } = parseArgs({
    options: {
      quick: { type: "boolean", default: false },
      counts: { type: "string" },
      only: { type: "string" },
      store: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (flags.help) console.log(usage);
  else await benchmark(flags);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function benchmark(flags) {
  const pace = paces[flags.quick ? "quick" : "whole"];
  const counts = flags.counts?.split(",").map(Number) ?? pace.counts;
  if (!counts.every((count) => Number.isInteger(count) && count > 0))
    throw new Error("--counts takes whole numbers above 0, with commas between them");
  const only = flags.only?.split(",") ?? engines.map(({ module }) => module);
  if (!only.every((name) => engines.some(({ module }) => module === name)))
    throw new Error("--only takes files in engines/, without .js and with commas between them");
  const measured = engines.filter(({ module }) => only.includes(module));
  const isPartial = flags.quick || flags.counts || flags.only;
  const commit = execFileSync("git", ["describe", "--always", "--dirty", "--abbrev=12"], { cwd: root });
  const load = os.loadavg()[0];
  if (flags.store && (isPartial || load > os.cpus().length / 2 || String(commit).includes("dirty")))
    throw new Error("--store takes no other option, an idle machine and a tree without changes");

  await bundle();
  const browser = await launchChromium();
  const rows = [];
  try {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
    for (const workload of workloads) {
      for (const count of counts) {
        console.log(`${workload}, ${count} particles`);
        rows.push(...(await measureCell(context, measured, workload, count, pace, console.warn)));
      }
    }
  } finally {
    // An open browser would keep this process alive.
    await browser.close();
  }
  const versions = await packageVersions(measured.flatMap(({ npm = [] }) => npm));
  const result = {
    date: new Date().toISOString().slice(0, 10),
    commit: String(commit).trim(),
    machine: `${os.cpus()[0]?.model}, ${os.cpus().length} cores, ${os.type()} ${os.release()}`,
    load: Number(load.toFixed(2)),
    versions: [`Chromium ${browser.version()}`, `Node.js ${process.versions.node}`, ...versions],
    rows,
  };

  const report = markdown(result);
  console.log(`\n${report}`);
  const hasFailed = rows.some(({ problems }) => problems.length > 0);
  const file = path.join(root, flags.store && !hasFailed ? "../results" : "dist", "browser.md");
  await writeFile(file, report);
  console.log(`Written to ${file}`);
  if (hasFailed) throw new Error("An engine failed its checks: see above");
}

/** Bundles each file in engines/ that is measured, as a site would; chunks that a library loads lazily stay apart. */
async function bundle() {
  // Imported here, so that `--help` needs no packages.
  const esbuild = await import("esbuild");
  await esbuild.build({
    entryPoints: [...new Set(engines.map(({ module }) => path.join(root, "engines", `${module}.js`)))],
    outdir: path.join(root, "dist/engines"),
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "chrome120",
    external: ["/engine/*"],
    logLevel: "warning",
  });
}

function packageVersions(names) {
  return Promise.all(
    names.map(async (name) => {
      const manifest = await readFile(path.join(root, "node_modules", name, "package.json"), "utf8");
      return `${name} ${JSON.parse(manifest).version}`;
    }),
  );
}
