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

const builds = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});

/**
 * A slow phone's page.
 *
 * @param {string} origin
 * @param {boolean} javaScriptEnabled
 */
async function phone(origin, javaScriptEnabled) {
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
 * @param {string} origin
 * @param {string} path
 * @param {boolean} javaScriptEnabled
 */
async function opened(origin, path, javaScriptEnabled) {
  const { page, devtools, close } = await phone(origin, javaScriptEnabled);
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
 * @param {string} origin
 * @param {string} from
 * @param {string} path
 */
async function followed(origin, from, path) {
  const { page, close } = await phone(origin, true);
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

/** @param {readonly number[]} values */
const median = (values) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN);

const results = new Map();
for (let run = 0; run < runs; run += 1) {
  for (const [path, from] of pages) {
    for (const origin of builds) {
      const key = `${path} ${origin}`;
      const samples = results.get(key) ?? { task: [], plainTask: [], load: [], follow: [] };
      results.set(key, samples);
      samples.task.push((await opened(origin, path, true)).taskMs);
      const plain = await opened(origin, path, false);
      samples.plainTask.push(plain.taskMs);
      samples.load.push(plain.loadMs);
      samples.follow.push(await followed(origin, from, path));
    }
  }
}
await browser.close();
console.log(
  "page and build                                task  without scripts  ratio  follow  load  ratio",
);
for (const [key, { task, plainTask, load, follow }] of results) {
  const [t, p, l, f] = [median(task), median(plainTask), median(load), median(follow)];
  console.log(
    `${key.padEnd(44)} ${String(t).padStart(5)} ${String(p).padStart(16)} ${(t / p).toFixed(2).padStart(6)} ${String(f).padStart(7)} ${String(l).padStart(5)} ${(f / l).toFixed(2).padStart(6)}`,
  );
}
