/**
 * What a visitor on a slow phone waits for, side by side in one run: 390 px wide, a 4 times slower CPU,
 * reduced motion.
 *
 *     node scripts/measure-links.mjs ADDRESS [ADDRESS…]
 *
 * For each page, by each build served at one of the addresses, the medians of three of: main-thread time
 * until the network is idle, with and without scripts (ms); and the time from a click on a link to the
 * page until its heading is painted, after 200 ms of intent, beside the time in which that page opened by
 * its address has loaded without scripts (ms). `CHROME_PATH` names the browser.
 */
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const runs = 3;
/**
 * Pages and a page with a link to each.
 *
 * @type {readonly (readonly [path: string, from: string])[]}
 */
const pages = [
  ["/platform", "/team"],
  ["/how-it-works", "/"],
  ["/about", "/"],
  ["/contact", "/platform"],
  ["/consortium/data-stewardship", "/team"],
];

/** @typedef {import("@playwright/test").Browser} Browser */

/**
 * A slow phone's page.
 *
 * @param {Browser} browser
 * @param {string} origin
 * @param {boolean} javaScriptEnabled
 */
async function phone(browser, origin, javaScriptEnabled) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    javaScriptEnabled,
    baseURL: origin,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable");
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return { page, devtools, close: () => context.close() };
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} path
 * @param {boolean} javaScriptEnabled
 */
async function opened(browser, origin, path, javaScriptEnabled) {
  const { page, devtools, close } = await phone(browser, origin, javaScriptEnabled);
  const start = performance.now();
  await page.goto(path, { waitUntil: "load" });
  const loadMs = performance.now() - start;
  await page.waitForLoadState("networkidle");
  const { metrics } = await devtools.send("Performance.getMetrics");
  await close();
  return {
    loadMs,
    taskMs: 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN),
  };
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} from
 * @param {string} path
 */
async function followed(browser, origin, from, path) {
  const { page, close } = await phone(browser, origin, true);
  await page.goto(from, { waitUntil: "networkidle" });
  const link = page.locator(`footer a[href^="${path}"], main a[href^="${path}"]`).first();
  await link.evaluate((element) => {
    element.scrollIntoView({ block: "center" });
    element.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
    element.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    element.focus({ preventScroll: true });
  });
  await page.waitForTimeout(200);
  const followMs = await link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const before = document.querySelector("h1")?.textContent;
        const start = performance.now();
        const look = () => {
          const heading = document.querySelector("h1")?.textContent;
          if (heading === undefined || heading === before) requestAnimationFrame(look);
          else requestAnimationFrame(() => resolve(performance.now() - start));
        };
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        requestAnimationFrame(look);
      }),
  );
  await close();
  return followMs;
}

/**
 * @template {string} Key
 * @param {readonly Record<Key, number>[]} samples
 * @param {Key} key
 */
function median(samples, key) {
  const values = samples.map((sample) => sample[key]).toSorted((a, b) => a - b);
  return Math.round(values[Math.floor(values.length / 2)] ?? Number.NaN);
}

/**
 * The medians for every page by every build, side by side.
 *
 * @param {readonly string[]} builds their origins
 */
export async function measureLinks(builds) {
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  const rows = pages.flatMap(([path, from]) =>
    builds.map((origin) => ({
      path,
      from,
      origin,
      /** @type {{ taskMs: number; plainTaskMs: number; followMs: number; loadMs: number }[]} */
      samples: [],
    })),
  );
  for (let run = 0; run < runs; run += 1) {
    for (const { path, from, origin, samples } of rows) {
      const { taskMs } = await opened(browser, origin, path, true);
      const plain = await opened(browser, origin, path, false);
      const followMs = await followed(browser, origin, from, path);
      samples.push({ taskMs, plainTaskMs: plain.taskMs, followMs, loadMs: plain.loadMs });
    }
  }
  await browser.close();
  return rows.map(({ path, origin, samples }) => {
    const [taskMs, plainTaskMs] = [median(samples, "taskMs"), median(samples, "plainTaskMs")];
    const [followMs, loadMs] = [median(samples, "followMs"), median(samples, "loadMs")];
    const ratios = { task: taskMs / plainTaskMs, follow: followMs / loadMs };
    return { path, origin, taskMs, plainTaskMs, followMs, loadMs, ratios };
  });
}

/** @param {Awaited<ReturnType<typeof measureLinks>>} rows */
export function printLinks(rows) {
  console.log(
    "page and build                                task  without scripts  ratio  follow  load  ratio",
  );
  for (const { path, origin, taskMs, plainTaskMs, followMs, loadMs, ratios } of rows) {
    console.log(
      `${`${path} ${origin}`.padEnd(44)} ${String(taskMs).padStart(5)} ${String(plainTaskMs).padStart(16)} ${ratios.task.toFixed(2).padStart(6)} ${String(followMs).padStart(7)} ${String(loadMs).padStart(5)} ${ratios.follow.toFixed(2).padStart(6)}`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  printLinks(await measureLinks(process.argv.slice(2)));
}
