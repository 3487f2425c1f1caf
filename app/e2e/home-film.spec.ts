/** Home's picture: its trades with and without the engine, its film, and its words. */
import { expect, type Page, test } from "@playwright/test";
import { afterFrame, afterLoading, expectHydrated, holdRequests, stopClock, visit } from "./page";
import { collectReports, nothing } from "./reports";
import { notices } from "./site-source";
import { countFrames, FRAME_MS, passTime, wasmFile } from "./stage";

const opening = "hotel";
const trades = ["apartments", "hotel", "parking", "store"];

const hero = (page: Page) => page.locator(".corridor-hero");
const canvas = (page: Page) => hero(page).locator("canvas");
const choose = (page: Page, trade: string) => page.locator(`label:has([value=${trade}])`).click();

/** Returns the trades whose parts are visible. */
const seen = (page: Page) =>
  hero(page).evaluate((element) => {
    const tradesOf = (selector: string) => {
      const parts = [...element.querySelectorAll(selector)].filter((part) =>
        part.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      return [
        ...new Set(parts.map((part) => part.closest("[data-trade]")?.getAttribute("data-trade"))),
      ].join();
    };
    return {
      start: tradesOf(".corridor-start use"),
      still: tradesOf("svg:not(.corridor-start) > use"),
      labels: tradesOf(".corridor text"),
      answer: tradesOf("div[data-trade]"),
      count: tradesOf("p[data-trade]"),
    };
  });

async function expectStill(page: Page, trade: string): Promise<void> {
  await expect
    .poll(() => seen(page))
    .toEqual({ start: "", still: trade, labels: trade, answer: trade, count: trade });
  await expect(canvas(page)).toHaveCount(0);
}

/** Opens the page with a stopped clock and shows the film's first frame. */
async function openFilm(page: Page): Promise<void> {
  await stopClock(page);
  await page.goto("/");
  await expect(async () => {
    await page.clock.runFor(FRAME_MS);
    await expect(canvas(page)).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [0] });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the opening trade's picture fades in by itself, and a press shows another trade at once", async ({
    page,
  }) => {
    await page.goto("/");
    expect(await seen(page)).toEqual({
      start: opening,
      still: "",
      labels: opening,
      answer: "",
      count: opening,
    });
    await expectStill(page, opening);
    for (const trade of trades) {
      await choose(page, trade);
      expect(await seen(page)).toMatchObject({ still: trade, labels: trade, answer: trade, count: trade });
    }
  });

  test("with reduced motion and on paper, the chosen trade's picture is there at once", async ({ page }) => {
    for (const media of [{ media: "print" }, { media: "screen", reducedMotion: "reduce" }] as const) {
      await page.emulateMedia({ media: "screen", reducedMotion: "no-preference" });
      await page.goto("/");
      await page.emulateMedia(media);
      expect(await seen(page)).toMatchObject({ start: "", still: opening, answer: opening });
      await page.emulateMedia({ media: "screen" });
      await choose(page, "store");
      await page.emulateMedia(media);
      expect(await seen(page)).toMatchObject({ start: "", still: "store", labels: "store", answer: "store" });
    }
  });
});

/** Counts the painted pixels of the canvas. */
const painted = (page: Page) =>
  canvas(page).evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    // A copy, because Chromium warns of canvases that are read more than once.
    const copy = new OffscreenCanvas(width, height).getContext("2d");
    copy?.drawImage(element, 0, 0);
    const data = copy?.getImageData(0, 0, width, height).data ?? [];
    return data.filter((value, at) => at % 4 === 3 && value > 0).length;
  });

/** Expects dots on the canvas, no still, and of the words only these. */
async function expectMoving(page: Page, words: { labels?: string; answer?: string; count: string }) {
  expect(await seen(page)).toEqual({ start: "", still: "", labels: "", answer: "", ...words });
  expect(await painted(page)).toBeGreaterThan(10_000);
}

test("the film plays once, a choice moves the dots, also during a change, and then no frame is requested", async ({
  page,
}) => {
  const reports = await collectReports(page);
  await openFilm(page);
  await expectMoving(page, { labels: opening, count: opening });
  const framesAsked = await countFrames(page);
  const expectEnd = async (trade: string) => {
    await passTime(page, 5000);
    await expectStill(page, trade);
    const before = await framesAsked();
    await page.clock.runFor(10 * FRAME_MS);
    expect(await framesAsked()).toBe(before);
  };
  await expectEnd(opening);
  await choose(page, "parking");
  await page.clock.runFor(500);
  await expectMoving(page, { answer: "parking", count: "parking" });
  await choose(page, "store");
  await page.clock.runFor(FRAME_MS);
  await expectMoving(page, { answer: "store", count: "store" });
  await expectEnd("store");
  expect(reports).toEqual(nothing);
});

test("Back and a reload keep the choice, without another film, and the focus requests the engine", async ({
  page,
}) => {
  await visit(page, "/");
  await choose(page, "store");
  await expectStill(page, "store");
  await page.locator("header a[href='/contact']").first().click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expectStill(page, "store");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await expectHydrated(page);
  await afterLoading(page);
  await expectStill(page, "store");
  expect(asked.filter((url) => wasmFile.test(url))).toEqual([]);
  const requested = page.waitForRequest(wasmFile);
  await page.locator("[value=store]").focus();
  await requested;
});

test("a choice before the scripts have loaded stays, and no film plays", async ({ page }) => {
  const reports = await collectReports(page);
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await choose(page, "parking");
  expect(await seen(page)).toMatchObject({ still: "parking", answer: "parking" });
  release();
  await expectHydrated(page);
  await afterLoading(page);
  await expectStill(page, "parking");
  await expect(hero(page)).toHaveAttribute("data-motion", "none");
  expect(reports).toEqual(nothing);
});

test("an engine that loads late starts neither the film nor a change, whose still shows", async ({
  page,
}) => {
  const release = await holdRequests(page, wasmFile);
  await visit(page, "/");
  await expectStill(page, opening);
  await choose(page, "parking");
  expect(await seen(page)).toMatchObject({ still: "parking", labels: "parking" });
  const arrived = page.waitForEvent("requestfinished", (request) => wasmFile.test(request.url()));
  release();
  await arrived;
  await afterLoading(page);
  await afterFrame(page);
  await expectStill(page, "parking");
});

for (const [what, interrupt] of [
  [
    "a hidden tab",
    (page: Page) =>
      page.evaluate(() => {
        Object.defineProperty(document, "hidden", { value: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }),
  ],
  ["a window of another size", (page: Page) => page.setViewportSize({ width: 1300, height: 900 })],
  ["another scheme", (page: Page) => page.emulateMedia({ colorScheme: "dark" })],
  ["a lost context", (page: Page) => canvas(page).dispatchEvent("contextlost")],
  ["a picture out of view", (page: Page) => page.evaluate(() => window.scrollTo(0, 3000))],
] as const) {
  test(`during a change, ${what} cuts to the still`, async ({ page }) => {
    const reports = await collectReports(page);
    await openFilm(page);
    await choose(page, "parking");
    await page.clock.runFor(200);
    await choose(page, "apartments");
    await page.clock.runFor(200);
    await expect(canvas(page)).toHaveCount(1);
    await interrupt(page);
    await expectStill(page, "apartments");
    expect(reports).toEqual(nothing);
  });
}

test("an engine that fails during a change leaves the still of the last choice", async ({ page }) => {
  const reports = await collectReports(page);
  await openFilm(page);
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    prototype.clearRect = () => {
      throw new Error("this test");
    };
  });
  await choose(page, "apartments");
  await choose(page, "store");
  await passTime(page, 1000);
  await expectStill(page, "store");
  await choose(page, "parking");
  await expectStill(page, "parking");
  expect({ ...reports, warnings: reports.warnings.length }).toEqual({ ...nothing, warnings: 1 });
});

for (const [what, prepare] of [
  ["Save-Data", () => Object.defineProperty(navigator, "connection", { value: { saveData: true } })],
  ["reduced motion", () => {}],
  ["a hidden tab", () => Object.defineProperty(document, "hidden", { value: true })],
] as const) {
  test(`with ${what}, the engine is not requested, and stills show at once`, async ({ page }) => {
    if (what === "reduced motion") await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(prepare);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await visit(page, "/");
    await expectStill(page, opening);
    await choose(page, "parking");
    expect(await seen(page)).toMatchObject({ still: "parking", labels: "parking" });
    await afterLoading(page);
    expect(asked.filter((url) => wasmFile.test(url) || url.includes("/corridor-canvas-"))).toEqual([]);
  });
}

for (const [what, prepare] of [
  ["no WebAssembly", () => Reflect.deleteProperty(globalThis, "WebAssembly")],
  ["no canvas", () => (HTMLCanvasElement.prototype.getContext = () => null)],
] as const) {
  test(`with ${what}, the stills show, without a notice`, async ({ page }) => {
    const reports = await collectReports(page);
    await page.addInitScript(prepare as () => void);
    await visit(page, "/");
    await expectStill(page, opening);
    await choose(page, "parking");
    await expectStill(page, "parking");
    // After the retries.
    await expect.poll(() => reports.warnings, { timeout: 15_000 }).toHaveLength(1);
    await expect(page.getByText(notices.animationFailed.title)).toHaveCount(0);
    expect({ ...reports, warnings: [] }).toEqual(nothing);
  });
}

test("count, example label and price are in the first window", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const trade of trades) {
      await choose(page, trade);
      const inside = `[data-trade=${trade}]`;
      for (const part of [`p${inside}`, `div${inside}`, `${inside} circle`])
        await expect(
          hero(page).locator(part).filter({ visible: true }),
          `${trade} at ${width} px`,
        ).toBeInViewport({ ratio: 0.99 });
    }
  }
});

/** The box of a dot, or of all its positions, in the still's units. */
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the boxes of the dots of an SVG group, by columns, from top to bottom. In its path, each dot begins with a move. */
function dotsIn(group: string): readonly Box[] {
  const dots = [...group.matchAll(/stroke-width="([\d.]+)"[^>]* d="([^"]+)"/g)].flatMap(
    ([, stroke, path = ""]) => {
      // A ring is an arc with this radius, which begins at its left end; a disc is a point.
      const line = Number(/a([\d.]+)/.exec(path)?.[1] ?? 0);
      const radius = line + Number(stroke) / 2;
      let [x, y] = [line, 0];
      return [...path.matchAll(/m(-?[\d.]+?)(?: |(?=-))(-?[\d.]+)/g)].map(([, right, down]) => {
        x += Number(right);
        y += Number(down);
        return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
      });
    },
  );
  return dots.toSorted((a, b) => Math.round(a.left + a.right - b.left - b.right) || a.top - b.top);
}

/** Reads the dots of the film's start and of each trade, in one composition, from the files that the page shows. */
async function stillsOf(page: Page, composition: number): Promise<readonly (readonly Box[])[]> {
  const svg = `.corridor > svg:nth-of-type(${composition})`;
  const parts = trades.map((trade) => `[data-trade=${trade}] svg:not(.corridor-start)`);
  return Promise.all(
    [...parts, ".corridor-start"].map(async (part) => {
      const [address = "", name] =
        (await hero(page).locator(`${svg} ${part} > use`).getAttribute("href"))?.split("#") ?? [];
      const file = await (await page.request.get(address)).text();
      return dotsIn(file.split("<g ").find((group) => group.startsWith(`id="${name}"`)) ?? "");
    }),
  );
}

/** Returns the box of each dot's way between stills, which have the dots in the same order. */
const waysBetween = (stills: readonly (readonly Box[])[]): readonly Box[] =>
  (stills[0] ?? []).map((_, index) => {
    const dots = stills.flatMap((still) => still[index] ?? []);
    return {
      left: Math.min(...dots.map(({ left }) => left)),
      right: Math.max(...dots.map(({ right }) => right)),
      top: Math.min(...dots.map(({ top }) => top)),
      bottom: Math.max(...dots.map(({ bottom }) => bottom)),
    };
  });

/** For each composition, wide and narrow: the dots at rest, and their ways in the film and in changes. */
type Compositions = readonly { readonly rest: readonly Box[]; readonly ways: readonly Box[] }[];

/** Runs in the page: finds words of the hero that overlap words, the price's line or a dot. */
function misplacedWords(hero: Element, [wide, narrow]: Compositions): readonly string[] {
  const film = [...hero.querySelectorAll(".corridor > svg")].find((svg) => svg.checkVisibility());
  if (film === undefined) return ["there is no picture"];
  const { x: left, y: top, width, height } = film.getBoundingClientRect();
  const isWide = width > 1.7 * height;
  const [dots, scale] = isWide ? [wide, width / 1440] : [narrow, width / 390];
  const found: { readonly words: string; readonly rect: DOMRect; readonly parent: Element }[] = [];
  const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const words = (textContent ?? "").trim();
    // Text for screen readers only is 1 px wide.
    if (parent === null || words === "" || parent.getBoundingClientRect().width <= 1) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    // Without the space above and below the letters of a line.
    for (const line of range.getClientRects())
      found.push({
        words,
        parent,
        rect: new DOMRect(line.x, line.y + 0.15 * line.height, line.width, 0.7 * line.height),
      });
  }
  const meets = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const lines = [...hero.querySelectorAll("line, path:has(~ circle)")]
    .filter((line) => line.checkVisibility({ visibilityProperty: true }))
    .map((line) => line.getBoundingClientRect());
  return found.flatMap(({ words, rect, parent }, index) => {
    const other = found.slice(index + 1).find((one) => one.words !== words && meets(rect, one.rect));
    if (other !== undefined) return [`${words} on ${other.words}`];
    if (lines.some((line) => meets(rect, line))) return [`the line of the price on ${words}`];
    const inUnits = {
      left: (rect.left - left) / scale,
      right: (rect.right - left) / scale,
      top: (rect.top - top) / scale,
      bottom: (rect.bottom - top) / scale,
    };
    // The labels of limits and axes are hidden while dots move.
    const boxes = parent.closest(".corridor") ? dots?.rest : dots?.ways;
    return boxes?.some((box) => meets(inUnits, box)) ? [`${words} on a dot`] : [];
  });
}

test("words cover neither words nor dots, also moving ones, at any width and text size", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const compositions = await Promise.all([1, 2].map((number) => stillsOf(page, number)));
  const faults: string[] = [];
  for (const [index, trade] of trades.entries()) {
    await choose(page, trade);
    const dots = compositions.map((stills) => ({ rest: stills[index] ?? [], ways: waysBetween(stills) }));
    const handle = await page.evaluateHandle((boxes) => boxes, dots);
    for (const textSize of ["100%", "200%"]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      for (const width of [320, 390, 600, 768, 895, 896, 1024, 1279, 1280, 1440, 1679, 1680, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await afterFrame(page);
        const found = await hero(page).evaluate(misplacedWords, handle);
        faults.push(...found.map((fault) => `${trade}: ${fault}, ${width} px, ${textSize}`));
      }
    }
    await page.evaluate(() => document.documentElement.removeAttribute("style"));
  }
  expect(faults).toEqual([]);
});
