/**
 * Measures pages of the built site on Lighthouse's slow phone: slow 4G and a 4 times slower CPU.
 *
 *     node scripts/audit.mjs [--compare DIR] [--runs N] [PATH…]
 *
 * Prints medians of N runs (3) for every page or each PATH, and writes them to target/audit.json. Fails if a
 * measurement does, or if a run is not within the `limits`; times have none. DIR is another build (its `dist`), which is measured in turns with this
 * one, as `before` and `after`. `CHROME_PATH` names the browser.
 *
 * By Lighthouse are its `index` of the machine, below 1,500 of which times say more about the machine than about the
 * page, its scores, and its figures of loading the page (times are simulated) and of using it (times are observed).
 * Our own are:
 * - `follow ms`: from a tap on a link to the page until the page's heading is painted;
 * - `moves ms`: from opening the page until the first moving frame of its animation;
 * - `missed`: the share of frames, of 1/60 s, that the animation misses in 10 s.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import lighthouse, { startTimespan } from "lighthouse";
import puppeteer, { PredefinedNetworkConditions } from "puppeteer-core";
import { preview } from "vite";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {Record<string, number | undefined>} Values by columns */
/** @typedef {(page: Page, origin: string, path: string) => Promise<Values>} Measurement */

const categories = { speed: "performance", access: "accessibility", practice: "best-practices", SEO: "seo" };
const ofLoading = {
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  "main ms": "mainthread-work-breakdown",
  CLS: "cumulative-layout-shift",
  bytes: "total-byte-weight",
};
const ofUsing = { "INP ms": "interaction-to-next-paint", "use CLS": "cumulative-layout-shift" };
const columns = [
  ["index", ...Object.keys(categories)],
  [...Object.keys(ofLoading), "requests"],
  [...Object.keys(ofUsing), "follow ms", "moves ms", "missed"],
].flat();

/** @type {Record<string, (value: number) => boolean>} What is not measured, NaN, is within none. */
const limits = {
  access: (score) => score === 100,
  practice: (score) => score === 100,
  SEO: (score) => score === 100,
  CLS: (shift) => shift <= 0.01,
  "use CLS": (shift) => shift <= 0.02,
  bytes: (bytes) => bytes <= 310_000,
  requests: (requests) => requests <= 31,
};

/** The screen of Lighthouse's phone. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const playButton = "figure:has([data-phase]) button[aria-labelledby]";
const touchMs = 200;
const countedMs = 10_000;

/** @type {Measurement} */
const load = async (page, origin, path) => {
  const flags = { onlyCategories: Object.values(categories), disableFullPageScreenshot: true };
  const report = reportOf(await lighthouse(origin + path, flags, undefined, page));
  const { details } = report.audits["network-requests"] ?? {};
  const scores = Object.entries(categories).map(([column, id]) => {
    const score = report.categories[id]?.score ?? Number.NaN;
    return [column, 100 * score];
  });
  return {
    index: report.environment.benchmarkIndex,
    ...Object.fromEntries(scores),
    ...numbersOf(report, ofLoading),
    requests: details?.type === "table" ? details.items.length : undefined,
  };
};

/**
 * Opens and closes the menu of another page, follows a link to the page, and taps its animation and its first link to
 * itself.
 *
 * @type {Measurement}
 */
const use = async (page, origin, path) => {
  await page.setViewport(phone);
  await page.goto(origin + (await pageWithLinkTo(origin, path)));
  await page.waitForSelector("html[data-hydrated=true]");
  await page.waitForNetworkIdle();
  const flags = { throttlingMethod: /** @type {const} */ ("devtools"), onlyAudits: Object.values(ofUsing) };
  const { endTimespan } = await startTimespan(page, { flags });
  await (await shown(page, "header button")).tap();
  await page.waitForSelector(":popover-open");
  await page.keyboard.press("Escape");
  const link = await shown(page, `a[href="${path}"]`);
  const tap = async () => {
    const touch = await link.touchStart();
    await wait(touchMs);
    await touch.end();
  };
  const paintedAfterMs = page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const heading = () => document.querySelector("h1")?.textContent;
    const before = heading();
    await new Promise((resolve) => addEventListener("click", resolve, { capture: true, once: true }));
    const startMs = performance.now();
    while (heading() === undefined || heading() === before) await frame();
    await frame();
    return performance.now() - startMs;
  });
  const [followMs] = await Promise.all([paintedAfterMs, tap()]);
  for (const selector of [playButton, `main a[href^="#"], main a[href^="${path}#"]`]) {
    await page.waitForNetworkIdle();
    if ((await page.$(selector)) !== null) await (await shown(page, selector)).tap();
  }
  await page.waitForNetworkIdle();
  return { ...numbersOf(reportOf(await endTimespan()), ofUsing), "follow ms": followMs };
};

/**
 * Opens a page with an animation, and counts frames while it runs.
 *
 * @type {Measurement}
 */
const animate = async (page, origin, path) => {
  await page.setViewport(phone);
  await page.emulateNetworkConditions(PredefinedNetworkConditions["Slow 4G"]);
  await page.emulateCPUThrottling(4);
  await page.goto(origin + path, { waitUntil: "domcontentloaded" });
  if ((await page.$("[data-phase]")) === null) return {};
  const movesMs = await page.evaluate(async () => {
    /** @returns {Promise<number>} */
    const frame = () => new Promise(requestAnimationFrame);
    document.querySelector("[data-phase]")?.scrollIntoView({ block: "center" });
    while (document.querySelector("[data-canvas-shown=true]") === null) await frame();
    // The first frame equals the still; the next one differs.
    await frame();
    return frame();
  });
  const button = await shown(page, playButton);
  const counted = page.evaluate(async (lastingMs) => {
    /** @returns {Promise<number>} */
    const frame = () => new Promise(requestAnimationFrame);
    const startMs = await frame();
    let [frames, nowMs] = [0, startMs];
    for (; nowMs < startMs + lastingMs; frames += 1) nowMs = await frame();
    return 1 - (frames * 1000) / 60 / (nowMs - startMs);
  }, countedMs);
  const [missed] = await Promise.all([counted, button.tap()]);
  return { "moves ms": movesMs, missed };
};

const { values: options, positionals } = parseArgs({
  options: { compare: { type: "string" }, runs: { type: "string", default: "3" } },
  allowPositionals: true,
});
const runs = Number(options.runs);
if (!(runs >= 1)) throw new Error("--runs takes a number above 0");
const app = fileURLToPath(new URL("..", import.meta.url));
const builds = [await serve("after", resolve(app, "dist"))];
if (options.compare !== undefined) builds.unshift(await serve("before", resolve(options.compare)));
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
printRow("", "", (column) => column);
/** @type {{ path: string; values: Record<string, Values> }[]} */
const rows = [];
for (const path of paths) {
  /** @type {Record<string, Values[]>} by builds */
  const samples = {};
  for (let run = 0; run < runs; run += 1) {
    // Alternates which build is first.
    for (const { name, origin } of run % 2 === 0 ? builds : builds.toReversed()) {
      const values = await sample(origin, path);
      (samples[name] ??= []).push(values);
      if (name === "after") faults.push(...exceeded(path, values));
    }
  }
  /** @type {Record<string, Values>} */
  const values = {};
  for (const [name, taken] of Object.entries(samples)) {
    const medians = columns.map((column) => [column, median(taken.map((each) => each[column]))]);
    values[name] = Object.fromEntries(medians);
    printRow(path, name, (column) => values[name]?.[column]);
  }
  rows.push({ path, values });
}
if (builds.length > 1) {
  printRow("median of after / before", "", (column) =>
    median(rows.map(({ values: { before, after } }) => Number(after?.[column]) / Number(before?.[column]))),
  );
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
const record = { date: new Date().toISOString(), compare: options.compare, runs, rows, faults };
await writeFile(resolve(app, "../target/audit.json"), `${JSON.stringify(record, undefined, 2)}\n`);
await browser.close();
await Promise.all(builds.map(({ close }) => close()));

/**
 * Serves a build as a host does.
 *
 * @param {string} name
 * @param {string} directory
 */
async function serve(name, directory) {
  const server = await preview({
    root: app,
    logLevel: "warn",
    build: { outDir: directory },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return { name, origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/**
 * All columns once. What fails is left out, and a fault.
 *
 * @param {string} origin
 * @param {string} path
 */
async function sample(origin, path) {
  /** @type {Values} */
  const values = {};
  for (const measure of [load, use, animate]) {
    const context = await browser.createBrowserContext();
    try {
      Object.assign(values, await measure(await context.newPage(), origin, path));
    } catch (error) {
      faults.push(`${origin}${path}: ${measure.name}: ${error}`);
    } finally {
      await context.close();
    }
  }
  return values;
}

/**
 * The limits that a run's values are not within.
 *
 * @param {string} path
 * @param {Values} values
 */
function exceeded(path, values) {
  return Object.entries(limits)
    .filter(([column, isWithin]) => !isWithin(values[column] ?? Number.NaN))
    .map(([column]) => `${path}: ${column} is ${values[column] ?? "not measured"}, not within its limit`);
}

/** @param {import("lighthouse").RunnerResult | undefined} result */
function reportOf(result) {
  if (result === undefined) throw new Error("Lighthouse has no result");
  const { runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
  return result.lhr;
}

/**
 * Lighthouse's numbers. Throws if it could not measure one.
 *
 * @param {import("lighthouse").Result} report
 * @param {Record<string, string>} audits by columns
 */
function numbersOf(report, audits) {
  const numbers = Object.entries(audits).map(([column, id]) => {
    const { errorMessage, numericValue } = report.audits[id] ?? {};
    if (errorMessage !== undefined) throw new Error(`${id}: ${errorMessage}`);
    return [column, numericValue];
  });
  return Object.fromEntries(numbers);
}

/**
 * The first page that shows a link to this one: to the start page each in its header, whose other links a phone hides.
 *
 * @param {string} origin
 * @param {string} path
 */
async function pageWithLinkTo(origin, path) {
  for (const route of routes) {
    if (route === path) continue;
    const html = await (await fetch(origin + route)).text();
    if (path === "/" || html.slice(html.indexOf("<main")).includes(`href="${path}"`)) return route;
  }
  throw new Error("no page links to it");
}

/**
 * Scrolls to the first element that shows.
 *
 * @param {Page} page
 * @param {string} selector
 */
async function shown(page, selector) {
  for (const element of await page.$$(selector)) {
    if (!(await element.isVisible())) continue;
    await element.scrollIntoView();
    return element;
  }
  throw new Error(`${page.url()} shows no ${selector}`);
}

/**
 * @param {string} path
 * @param {string} build
 * @param {(column: string) => string | number | undefined} value
 */
function printRow(path, build, value) {
  const cells = columns.map((column) => {
    const shown = value(column) ?? "–";
    // With three digits.
    const text = String(typeof shown === "number" ? Number(shown.toPrecision(3)) : shown);
    return text.padStart(Math.max(column.length, 6));
  });
  console.log([path.padEnd(30), build.padEnd(6), ...cells].join("  "));
}

/** @param {readonly (number | undefined)[]} values */
function median(values) {
  const known = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => Number(a) - Number(b));
  return known[Math.floor(known.length / 2)];
}
