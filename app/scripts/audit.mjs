/**
 * What Lighthouse says of pages of the built site, and what a visitor with a slow phone waits for:
 *
 *     node scripts/audit.mjs ORIGIN RECORD PATH…
 *
 * Prints a line for each page and writes all of it to the file RECORD as JSON. Lighthouse's index of the
 * machine is in the line: below 1,500 the times say more about the machine than about the page.
 * `CHROME_PATH` names the browser.
 */
import { writeFile } from "node:fs/promises";
import lighthouse, { startTimespan } from "lighthouse";
import puppeteer, { PredefinedNetworkConditions } from "puppeteer-core";
import { measureLinks, printLinks } from "./measure-links.mjs";

const [origin = "", record = "", ...paths] = process.argv.slice(2);

const categories = ["performance", "accessibility", "best-practices", "seo"];

/** Performance scores vary by a few points: the median of so many. */
const scoreRuns = 3;

/**
 * The network and the processor of a slow phone, for real and not by calculation.
 *
 * @type {import("lighthouse").Flags}
 */
const slowPhone = { throttlingMethod: "devtools", logLevel: "silent" };

const browser = await puppeteer.launch({
  executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
  // Chromium's sandbox refuses to start as root.
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});

/** @typedef {import("puppeteer-core").Page} Page */

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

/** @param {readonly number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Opens a page under Lighthouse.
 *
 * @param {Page} page
 * @param {string} path
 * @param {import("lighthouse").Flags} flags
 */
async function report(page, path, flags) {
  const result = await lighthouse(origin + path, { logLevel: "silent", ...flags }, undefined, page);
  if (result === undefined) throw new Error(`Lighthouse has no report on ${path}`);
  return result.lhr;
}

/**
 * Whether the browser held the first frame back: without a window Chromium at times sends none for whole
 * seconds, and the times of such a run are not the page's
 * (https://github.com/GoogleChrome/lighthouse/issues/17148).
 *
 * @param {Awaited<ReturnType<typeof report>>} run
 */
function isHeldBack(run) {
  /** @type {any} */
  const details = run.audits["metrics"]?.details;
  const times = details?.items[0];
  return times?.observedFirstContentfulPaint - times?.observedLoad > 500;
}

/**
 * The four scores, 0 to 100, the machine's index, in how many runs the first frame was held back, and the
 * bytes that a visit transfers.
 *
 * @param {string} path
 */
async function scores(path) {
  /** @type {Awaited<ReturnType<typeof report>>[]} */
  const runs = [];
  for (let run = 0; run < scoreRuns; run += 1) {
    runs.push(await withPage((page) => report(page, path, { onlyCategories: categories })));
  }
  /** @type {any} */
  const details = runs[0]?.audits["resource-summary"]?.details;
  /** @param {string} type */
  const bytes = (type) =>
    details?.items.find((/** @type {any} */ item) => item.resourceType === type)?.transferSize;
  return {
    index: median(runs.map(({ environment }) => environment.benchmarkIndex)),
    heldBack: runs.filter(isHeldBack).length,
    scores: categories.map((name) =>
      Math.round(100 * median(runs.map((run) => run.categories[name]?.score ?? 0))),
    ),
    bytes: { script: bytes("script"), stylesheet: bytes("stylesheet"), font: bytes("font") },
  };
}

/**
 * The time until the largest text or picture shows, then from a tap to the frame that answers it: by the
 * menu, by the animation if there is one, and by a link. In ms.
 *
 * @param {string} path
 */
function times(path) {
  return withPage(async (page) => {
    const lhr = await report(page, path, { ...slowPhone, onlyAudits: ["largest-contentful-paint"] });
    /**
     * @param {string} selector
     * @param {string} answer what then is on the page
     */
    async function tap(selector, answer) {
      const element = await page.$(selector);
      if (element === null) return undefined;
      await element.scrollIntoView();
      const flags = { ...slowPhone, onlyAudits: ["interaction-to-next-paint"] };
      const timespan = await startTimespan(page, { flags });
      await element.tap();
      await page.waitForSelector(answer);
      const result = await timespan.endTimespan();
      return result?.lhr.audits["interaction-to-next-paint"]?.numericValue;
    }
    const stageMs = await tap("[data-phase] > button", ".timeline-progress");
    const menuMs = await tap("header button[aria-haspopup=dialog]", "dialog:modal");
    await page.keyboard.press("Escape");
    const target = path === "/team" ? "/privacy" : "/team";
    const linkMs = await tap(`footer a[href="${target}"]`, `link[rel=canonical][href$="${target}"]`);
    return { largestPaintMs: lhr.audits["largest-contentful-paint"]?.numericValue, menuMs, linkMs, stageMs };
  });
}

/**
 * The time until the animation moves, with its stage scrolled to as soon as it is there; undefined where
 * the page has none. In ms.
 *
 * @param {string} path
 */
function firstMovingFrame(path) {
  return withPage(async (page) => {
    await page.setViewport({
      width: 412,
      height: 823,
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    await page.emulateNetworkConditions(PredefinedNetworkConditions["Slow 4G"]);
    await page.emulateCPUThrottling(4);
    await page.goto(origin + path, { waitUntil: "domcontentloaded" });
    const stage = await page.$("[data-phase]");
    await stage?.evaluate((element) => element.scrollIntoView({ block: "center" }));
    return stage?.evaluate(
      (element) =>
        new Promise((resolve) => {
          const look = () => {
            if (element.getAttribute("data-drawn") !== "true") requestAnimationFrame(look);
            // The first frame is that of the still; the next one differs from it.
            else requestAnimationFrame(() => requestAnimationFrame((nowMs) => resolve(nowMs)));
          };
          look();
        }),
    );
  });
}

/** @param {unknown} value */
const cell = (value) => (typeof value === "number" ? String(Math.round(value)) : "–").padStart(6);

console.log(
  "                                                  kB                        ms, slow 4G and 4 times slower CPU",
);
console.log(
  " index   held   perf   a11y   best    seo     JS    CSS  fonts |    LCP   menu   link  stage  moves  page",
);
const pages = [];
for (const path of paths) {
  const page = {
    path,
    ...(await scores(path)),
    ...(await times(path)),
    movesMs: await firstMovingFrame(path),
  };
  pages.push(page);
  const kilobytes = Object.values(page.bytes).map((bytes) => bytes / 1000);
  const waits = [page.largestPaintMs, page.menuMs, page.linkMs, page.stageMs, page.movesMs];
  console.log(
    [
      [page.index, page.heldBack, ...page.scores, ...kilobytes].map(cell).join(" "),
      waits.map(cell).join(" "),
    ].join(" | "),
    path,
  );
}
await browser.close();
const links = await measureLinks([origin]);
printLinks(links);
await writeFile(
  record,
  `${JSON.stringify({ date: new Date().toISOString(), pages, links }, undefined, 2)}\n`,
);
