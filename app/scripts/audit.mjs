/**
 * Measures the built site's pages with Lighthouse on its slow phone: slow 4G and a 4 times slower CPU.
 *
 *     node scripts/audit.mjs [--compare DIR] [--runs N] [PATH…]
 *
 * Prints medians of N runs (3) for every page or each PATH, and writes them to target/audit.json. Fails if a run fails
 * or exceeds one of the `limits`; times have no limit. DIR is the `dist` of another build, which is measured in turns
 * with this one: `before` is DIR, `after` this build. `CHROME_PATH` names the browser.
 *
 * `index` is Lighthouse's benchmark of the machine. Below 1,500 the machine is too slow or busy for meaningful times.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";
import { preview } from "vite";

const categories = { speed: "performance", access: "accessibility", practice: "best-practices", SEO: "seo" };
const audits = {
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  "main ms": "mainthread-work-breakdown",
  CLS: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};
const columns = ["index", ...Object.keys(categories), ...Object.keys(audits), "requests"];

/** @type {Record<string, (value: number) => boolean>} A value that was not measured is NaN, and exceeds every limit. */
const limits = {
  access: (score) => score === 100,
  practice: (score) => score === 100,
  SEO: (score) => score === 100,
  CLS: (shift) => shift <= 0.01,
  bytes: (bytes) => bytes <= 310_000,
  requests: (requests) => requests <= 31,
};

/** @typedef {Record<string, number>} Values by column */

const { values: options, positionals } = parseArgs({
  options: { compare: { type: "string" }, runs: { type: "string", default: "3" } },
  allowPositionals: true,
});
const runs = Number(options.runs);
if (!(runs >= 1)) throw new Error("--runs takes a number above 0");
const app = resolve(import.meta.dirname, "..");
const builds = { ...(options.compare && { before: options.compare }), after: resolve(app, "dist") };
const servers = await Promise.all(
  Object.entries(builds).map(async ([name, directory]) => ({
    name,
    server: await serve(resolve(directory)),
  })),
);
const sitemap = await readFile(resolve(app, "dist/sitemap.xml"), "utf8");
const routes = Array.from(sitemap.matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g), ([, path]) => path || "/");
const paths = positionals.length > 0 ? positionals.map((path) => `/${path.replace(/^\//, "")}`) : routes;
const browser = await puppeteer.launch({
  executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
  // Chromium's sandbox refuses to start as root.
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});

/** @type {string[]} */
const faults = [];
/** @type {{ path: string; name: string; medians: Values }[]} */
const rows = [];
printRow("", "", (column) => column);
for (const path of paths) {
  /** @type {Record<string, Values[]>} by build */
  const samples = {};
  for (let run = 0; run < runs; run += 1) {
    // Measures the builds in alternating order.
    for (const { name, server } of run % 2 === 0 ? servers : servers.toReversed()) {
      const origin = server.resolvedUrls?.local[0] ?? "";
      const values = await measure(new URL(path, origin).href);
      (samples[name] ??= []).push(values);
      for (const [column, isWithin] of Object.entries(limits)) {
        const value = values[column] ?? Number.NaN;
        if (name === "after" && !isWithin(value))
          faults.push(`${path}: ${column} is ${value}, not within its limit`);
      }
    }
  }
  for (const [name, taken] of Object.entries(samples)) {
    const medians = Object.fromEntries(
      columns.map((column) => [column, median(taken.map((values) => values[column] ?? Number.NaN))]),
    );
    rows.push({ path, name, medians });
    printRow(path, name, (column) => Number(medians[column]?.toPrecision(3)));
  }
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
const record = { date: new Date().toISOString(), compare: options.compare, runs, rows, faults };
await writeFile(resolve(app, "../target/audit.json"), `${JSON.stringify(record, undefined, 2)}\n`);
await browser.close();
await Promise.all(servers.map(({ server }) => server.close()));

/**
 * Serves a build as a host does.
 *
 * @param {string} outDir
 */
function serve(outDir) {
  return preview({ root: app, logLevel: "warn", build: { outDir }, preview: { host: "127.0.0.1", port: 0 } });
}

/**
 * Measures all columns once; returns nothing if Lighthouse fails.
 *
 * @param {string} url
 * @returns {Promise<Values>}
 */
async function measure(url) {
  const context = await browser.createBrowserContext();
  try {
    const flags = {
      onlyCategories: Object.values(categories),
      // A preview's robots.txt refuses search engines.
      skipAudits: ["is-crawlable"],
      disableFullPageScreenshot: true,
    };
    const result = await lighthouse(url, flags, undefined, await context.newPage());
    if (result === undefined) throw new Error("Lighthouse has no result");
    const { audits: audited, categories: scored, environment, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(runtimeError.message);
    const requests = audited["network-requests"]?.details;
    const scores = Object.entries(categories).map(([column, id]) => [
      column,
      100 * (scored[id]?.score ?? Number.NaN),
    ]);
    const numbers = Object.entries(audits).map(([column, id]) => [column, audited[id]?.numericValue]);
    return {
      index: environment.benchmarkIndex,
      ...Object.fromEntries([...scores, ...numbers]),
      requests: requests?.type === "table" ? requests.items.length : Number.NaN,
    };
  } catch (error) {
    faults.push(`${url}: ${error}`);
    return {};
  } finally {
    await context.close();
  }
}

/**
 * @param {string} path
 * @param {string} build
 * @param {(column: string) => string | number} value
 */
function printRow(path, build, value) {
  const cells = columns.map((column) => String(value(column)).padStart(Math.max(column.length, 7)));
  console.log([path.padEnd(30), build.padEnd(6), ...cells].join("  "));
}

/** @param {readonly number[]} values */
function median(values) {
  const known = values.filter(Number.isFinite).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)] ?? Number.NaN;
}
