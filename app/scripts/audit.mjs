/**
 * Measures pages of the built site on a slow phone: 390 px wide, a 4 times slower CPU.
 *
 *     node scripts/audit.mjs [--compare DIR] [--only PART]… [--runs N] [PATH…]
 *
 * Prints a table of medians of N runs (3) for each part (`parts`, below), and writes all of them to
 * target/audit.json. DIR is another build (its `dist`), which is measured in turns with this one, as `before`
 * and `after`. `index` is Lighthouse's of the machine: below 1,500 the times say more about the machine than
 * about the page. `CHROME_PATH` names the browser.
 */
import { readFile, writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import lighthouse from "lighthouse";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import puppeteer, { PredefinedNetworkConditions } from "puppeteer-core";
import { preview } from "vite";

/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {(page: Page) => Promise<void>} Condition */
/** @typedef {Record<string, number | undefined>} Values by their headings */

const touchMs = 200;
const stageRunMs = 10_000;

/** @type {Condition} */
const slowLine = (page) => page.emulateNetworkConditions(PredefinedNetworkConditions["Slow 4G"]);
/** @type {Condition} */
const reducedMotion = (page) =>
  page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
/** @type {Condition} */
const noScripts = (page) => page.setJavaScriptEnabled(false);

/**
 * The measurements; undefined for a page that does not have what is measured.
 *
 * @type {Record<string, (origin: string, path: string) => Promise<Values | undefined>>}
 */
const parts = {
  /** Lighthouse's scores, and 1 if the browser delayed the first frame. Of this build only. */
  async scores(origin, path) {
    const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
    const flags = { logLevel: /** @type {const} */ ("silent"), onlyCategories };
    /** @type {any} */
    const report = (await withPage((page) => lighthouse(origin + path, flags, undefined, page)))?.lhr;
    const { observedFirstContentfulPaint, observedLoad } = report.audits.metrics.details.items[0];
    return {
      ...Object.fromEntries(onlyCategories.map((name) => [name, 100 * report.categories[name].score])),
      // Headless Chromium sometimes sends no frame for seconds, so that the times of the run are not the page's:
      // https://github.com/GoogleChrome/lighthouse/issues/17148
      held: observedFirstContentfulPaint - observedLoad > 500 ? 1 : 0,
    };
  },

  /**
   * On slow 4G: gzip bytes without the engine's module, and the number of all requests; the sum of layout shifts until
   * the page is idle, and after a tap on its last link to itself; LCP; the time from a tap on the menu, and on a link,
   * to the next paint.
   */
  visit: (origin, path) =>
    withPhone([slowLine], async (page) => {
      /** @type {import("puppeteer-core").HTTPRequest[]} */
      const requests = [];
      page.on("request", (request) => requests.push(request));
      await open(page, origin + path);
      const observed = await observe(page);
      const fetched = {
        "HTML kB": await kilobytes(requests, "document"),
        "JS kB": await kilobytes(requests, "script"),
        "CSS kB": await kilobytes(requests, "stylesheet"),
        "fonts kB": await kilobytes(requests, "font"),
        requests: requests.length,
      };
      const { paintMs, shift } = await observed.jsonValue();
      const anchor = (await page.$$(`main a[href^="#"], main a[href^="${path}#"]`)).at(-1);
      const anchored = anchor && (await tap(page, observed, anchor, "[id]:focus, :target"));
      const menu = await tap(page, observed, await shown(page, "header button"), ":modal, :popover-open");
      await page.keyboard.press("Escape");
      await atRest(page);
      const footerLink = await shown(page, `footer a[href="${path === "/team" ? "/privacy" : "/team"}"]`);
      const link = await tap(page, observed, footerLink, "h1:focus");
      return {
        ...fetched,
        shift,
        "tap shift": anchored?.shift,
        "LCP ms": paintMs,
        "menu ms": menu.interactionMs,
        "link ms": link.interactionMs,
      };
    }),

  /**
   * On slow 4G: the time from navigation and from hydration to the first moving frame of an animation; from a tap to
   * the next paint; the share of missed frames in 10 s.
   */
  async stage(origin, path) {
    if (!everyMain(path, "data-phase")) return undefined;
    return withPhone([slowLine], async (page) => {
      await page.goto(origin + path, { waitUntil: "domcontentloaded" });
      const { hydratedMs, movesMs } = await page.evaluate(async () => {
        /** @returns {Promise<number>} */
        const frame = () => new Promise(requestAnimationFrame);
        document.querySelector("[data-phase]")?.scrollIntoView({ block: "center" });
        let hydratedMs = 0;
        while (document.querySelector("[data-drawn=true]") === null) {
          const nowMs = await frame();
          if (document.documentElement.dataset["hydrated"] === "true") hydratedMs ||= nowMs;
        }
        // The first frame equals the still; the next one differs.
        await frame();
        return { hydratedMs, movesMs: await frame() };
      });
      const measurement = page.evaluate(async (lastingMs) => {
        /** @returns {Promise<number>} */
        const frame = () => new Promise(requestAnimationFrame);
        const startMs = await frame();
        let [frames, nowMs] = [0, startMs];
        for (; nowMs < startMs + lastingMs; frames += 1) nowMs = await frame();
        return 1 - (frames * 1000) / 60 / (nowMs - startMs);
      }, stageRunMs);
      const button = await shown(page, "figure:has([data-phase]) button[aria-labelledby]");
      const phase = await page.$eval("[data-phase]", (stage) => stage.getAttribute("data-phase"));
      const nextPhase = `[data-phase]:not([data-phase="${phase}"])`;
      const [missedFrames, { interactionMs }] = await Promise.all([
        measurement,
        tap(page, await observe(page), button, nextPhase),
      ]);
      return {
        "moves ms": movesMs,
        "since hydration": movesMs - hydratedMs,
        "tap ms": interactionMs,
        "missed frames": missedFrames,
      };
    });
  },

  /**
   * On a fast connection with reduced motion: main-thread time until the network is idle, compared with the page
   * without scripts; the time from a click on a link, 200 ms after a touch, until the page's heading is painted,
   * compared with loading the page without scripts.
   */
  async scripts(origin, path) {
    const taskMs = await withPhone([reducedMotion], async (page) => {
      await open(page, origin + path);
      return mainThreadMs(page);
    });
    const plain = await withPhone([reducedMotion, noScripts], async (page) => {
      const startMs = performance.now();
      await page.goto(origin + path);
      const loadMs = performance.now() - startMs;
      await page.waitForNetworkIdle();
      return { loadMs, taskMs: await mainThreadMs(page) };
    });
    // All pages link to the start page in the header; the menus' links are hidden on a phone.
    const from = routes.find(
      (route) => route !== path && (path === "/" || everyMain(route, `href="${path}"`)),
    );
    const followMs = await withPhone([reducedMotion], async (page) => {
      await open(page, origin + from);
      const link = await shown(page, `a[href="${path}"]`);
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
      const touch = await link.touchStart();
      await wait(touchMs);
      await touch.end();
      return paintedAfterMs;
    });
    return {
      "task ms": taskMs,
      "without scripts": plain.taskMs,
      "task ratio": taskMs / plain.taskMs,
      "follow ms": followMs,
      "load ms": plain.loadMs,
      "follow ratio": followMs / plain.loadMs,
    };
  },
};

const { values: options, positionals } = parseArgs({
  options: {
    compare: { type: "string" },
    only: { type: "string", multiple: true },
    runs: { type: "string", default: "3" },
  },
  allowPositionals: true,
});
const runs = Number(options.runs);
if (!(runs >= 1) || options.only?.some((part) => !(part in parts))) {
  console.error(`--runs takes a number above 0, --only takes ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}
const app = fileURLToPath(new URL("..", import.meta.url));
const builds = [await serve("after", resolve(app, "dist"))];
if (options.compare !== undefined) builds.unshift(await serve("before", resolve(options.compare)));
const sitemap = await readFile(resolve(app, "dist/sitemap.xml"), "utf8");
const routes = Array.from(sitemap.matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g), ([, path]) => path || "/");
const paths = positionals.length > 0 ? positionals.map((path) => `/${path.replace(/^\//, "")}`) : routes;
/** @type {Map<string, string[]>} Each build's delivered HTML, from `main` on. */
const mains = new Map();
for (const path of [...routes, ...paths]) {
  for (const { directory, origin } of builds) {
    const response = await fetch(origin + path);
    if (!response.ok && paths.includes(path)) {
      console.error(`${path} is not a page of ${directory}`);
      process.exit(1);
    }
    const main = (await response.text()).replace(/^.*?(?=<main)/s, "");
    mains.set(path, [...(mains.get(path) ?? []), main]);
  }
}
const browser = await puppeteer.launch({
  executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
  // Chromium's sandbox refuses to start as root.
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
const [loadBefore] = loadavg();
/** @type {Record<string, unknown>} */
const record = { date: new Date().toISOString(), compare: options.compare };
for (const part of options.only ?? Object.keys(parts)) record[part] = await table(part);
const [loadAfter] = loadavg();
console.log(`Load of the machine: ${loadBefore} before, ${loadAfter} after`);
await browser.close();
await Promise.all(builds.map(({ close }) => close()));
await writeFile(
  resolve(app, "../target/audit.json"),
  `${JSON.stringify({ ...record, loadBefore, loadAfter }, undefined, 2)}\n`,
);

/**
 * Whether a page's HTML contains this in all builds.
 *
 * @param {string} path
 * @param {string} html
 */
function everyMain(path, html) {
  return mains.get(path)?.every((main) => main.includes(html)) === true;
}

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
  return { name, directory, origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

/**
 * Measures the pages of the builds in turns. Prints the medians line by line and returns them.
 *
 * @param {string} part
 */
async function table(part) {
  const measured = part === "scores" ? builds.slice(-1) : builds;
  /** @type {Record<string, any>[]} */
  const rows = [];
  for (const path of paths) {
    const samples = new Map(measured.map(({ name }) => [name, /** @type {Values[]} */ ([])]));
    for (let run = 0; run < runs; run += 1) {
      // Alternates which build is first.
      for (const { name, origin } of run % 2 === 0 ? measured : measured.toReversed()) {
        const values = await parts[part]?.(origin, path);
        if (values !== undefined) samples.get(name)?.push(values);
      }
    }
    const index = await withPage((page) => page.evaluate(pageFunctions.computeBenchmarkIndex));
    for (const [build, taken] of samples) {
      const headings = Object.keys(taken[0] ?? {});
      if (headings.length === 0) continue;
      const medians = headings.map((heading) => [heading, median(taken.map((values) => values[heading]))]);
      const row = { path, build, index, ...Object.fromEntries(medians) };
      if (rows.length === 0) printRow(Object.fromEntries(Object.keys(row).map((name) => [name, name])));
      printRow(row);
      rows.push(row);
    }
  }
  const [before = [], after = []] = ["before", "after"].map((name) =>
    rows.filter(({ build }) => build === name),
  );
  if (before.length > 0 && after.length > 0) {
    const ratios = Object.keys(after[0] ?? {}).map((heading) => [
      heading,
      median(after.map((row, page) => row[heading] / before[page]?.[heading]).filter(Number.isFinite)),
    ]);
    printRow({ ...Object.fromEntries(ratios), path: "median of after / before", build: "" });
  }
  return rows;
}

/**
 * Prints a row of a table, numbers with three digits.
 *
 * @param {Record<string, unknown>} row
 */
function printRow(row) {
  const cells = Object.entries(row).map(([heading, value = "–"]) => {
    const text = String(typeof value === "number" ? Number(value.toPrecision(3)) : value);
    return heading === "path" ? text.padEnd(30) : text.padStart(Math.max(heading.length, 6));
  });
  console.log(cells.join("  "));
}

/** @param {readonly (number | undefined)[]} values */
function median(values) {
  const known = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)];
}

/**
 * Does something with a page of its own.
 *
 * @template Result
 * @param {(page: Page) => Promise<Result>} visit
 */
async function withPage(visit) {
  const context = await browser.createBrowserContext();
  try {
    return await visit(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * The same on a phone.
 *
 * @template Result
 * @param {readonly Condition[]} conditions
 * @param {(page: Page) => Promise<Result>} visit
 */
function withPhone(conditions, visit) {
  return withPage(async (page) => {
    const screen = { width: 390, height: 844, deviceScaleFactor: 1.75 };
    await page.setViewport({ ...screen, isMobile: true, hasTouch: true });
    await page.emulateCPUThrottling(4);
    for (const apply of conditions) await apply(page);
    return visit(page);
  });
}

/**
 * Opens a page and waits until it is hydrated and idle.
 *
 * @param {Page} page
 * @param {string} address
 */
async function open(page, address) {
  await page.goto(address);
  await page.waitForNetworkIdle();
  await page.waitForSelector("html[data-hydrated=true]");
  // The engine, for example, is fetched after hydration.
  await atRest(page);
}

/**
 * Waits until a page is idle and fetches nothing.
 *
 * @param {Page} page
 */
async function atRest(page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  await page.waitForNetworkIdle();
}

/** @param {Page} page */
async function mainThreadMs(page) {
  return 1000 * ((await page.metrics()).TaskDuration ?? Number.NaN);
}

/**
 * The first element that shows.
 *
 * @param {Page} page
 * @param {string} selector
 */
async function shown(page, selector) {
  for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
  throw new Error(`${page.url()} shows no ${selector}`);
}

/**
 * Taps, and returns what is observed until nothing more is fetched.
 *
 * @param {Page} page
 * @param {Awaited<ReturnType<typeof observe>>} observed
 * @param {import("puppeteer-core").ElementHandle<Element>} element
 * @param {string} answer selector of an element that is then on the page
 */
async function tap(page, observed, element, answer) {
  await element.scrollIntoView();
  await observed.evaluate((values) => {
    Object.assign(values, { sinceMs: performance.now(), interactionMs: 0, shift: 0 });
  });
  await element.tap();
  await page.waitForSelector(answer);
  await atRest(page);
  return observed.jsonValue();
}

/**
 * Collects the browser's performance entries of a page, from its start.
 *
 * @param {Page} page
 */
function observe(page) {
  return page.evaluateHandle(() => {
    const observed = { sinceMs: 0, paintMs: 0, interactionMs: 0, shift: 0 };
    /** @typedef {PerformanceEntry & { interactionId: number; value: number }} Entry */
    /** @type {(type: string, note: (entry: Entry) => void) => void} */
    const on = (type, note) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (entry.startTime >= observed.sinceMs) note(/** @type {Entry} */ (entry));
        }
      }).observe(/** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }));
    on("largest-contentful-paint", ({ startTime }) => {
      observed.paintMs = startTime;
    });
    on("layout-shift", ({ value }) => {
      observed.shift += value;
    });
    on("event", ({ interactionId, duration }) => {
      if (interactionId > 0) observed.interactionMs = Math.max(observed.interactionMs, duration);
    });
    return observed;
  });
}

/**
 * Kilobytes of the files of a type, with gzip.
 *
 * @param {readonly import("puppeteer-core").HTTPRequest[]} requests
 * @param {import("puppeteer-core").ResourceType} type
 */
async function kilobytes(requests, type) {
  let bytes = 0;
  for (const request of requests) {
    if (request.resourceType() !== type) continue;
    const init = { method: "HEAD", headers: { "Accept-Encoding": "gzip" } };
    bytes += Number((await fetch(request.url(), init)).headers.get("Content-Length"));
  }
  return bytes / 1000;
}
