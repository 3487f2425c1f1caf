/** Home's picture: its trades with and without the engine, its film, and its words. */
import { expect, type Page, test } from "@playwright/test";
import { afterFrame, afterLoading, expectHydrated, holdRequests, stopClock, visit } from "./page";
import { collectReports, nothing } from "./reports";
import { notices } from "./site-source";
import { countFrames, FRAME_MS, passTime, wasmFile } from "./stage";

const opening = "hotel";
const trades = ["apartments", "hotel", "parking", "store"];

const hero = (page: Page) => page.locator(".film-hero");
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
      start: tradesOf(".film-start use"),
      still: tradesOf("svg:not(.film-start) > use"),
      labels: tradesOf(".film text"),
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

const keptTrade = (page: Page) => page.evaluate(() => (history.state as { readonly trade?: string }).trade);

/** Opens the page and waits for the end of the film, when the engine has loaded. */
async function afterFilm(page: Page): Promise<void> {
  await visit(page, "/");
  await expect(hero(page)).toHaveAttribute("data-film", "playing");
  await expect(hero(page)).toHaveAttribute("data-film", "ended");
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

/** Returns the dots on the canvas: its connected painted areas. The middle of a ring is not painted. */
const dotsInCanvas = (page: Page) =>
  canvas(page).evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element;
    const data = element.getContext("2d")?.getImageData(0, 0, width, height).data ?? [];
    const isPainted = (at: number) => (data[4 * at + 3] ?? 0) > 127;
    const areas = new Uint32Array(width * height);
    const dots: { readonly x: number; readonly y: number; readonly isRing: boolean }[] = [];
    for (let first = 0; first < areas.length; first += 1) {
      if (areas[first] !== 0 || !isPainted(first)) continue;
      let [left, right, top, bottom] = [width, 0, height, 0];
      const open = [first];
      areas[first] = dots.length + 1;
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        const [x, y] = [at % width, Math.floor(at / width)];
        [left, right, top, bottom] = [
          Math.min(left, x),
          Math.max(right, x),
          Math.min(top, y),
          Math.max(bottom, y),
        ];
        for (const step of [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1]) {
          const next = at + step;
          if (areas[next] !== 0 || !isPainted(next)) continue;
          areas[next] = dots.length + 1;
          open.push(next);
        }
      }
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      dots.push({ x, y, isRing: !isPainted(Math.round(y) * width + Math.round(x)) });
    }
    return dots;
  });

const countOf = (dots: readonly { readonly isRing: boolean }[]) => ({
  dots: dots.length,
  rings: dots.filter(({ isRing }) => isRing).length,
});
const promised = { dots: 1000, rings: 29 };

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

test("the film plays once, then nothing runs; after a link and Back the last picture shows", async ({
  page,
}) => {
  const reports = await collectReports(page);
  await visit(page, "/");
  await expect(hero(page)).toHaveAttribute("data-film", "playing");
  expect(await seen(page)).toMatchObject({ start: "", still: "", answer: "", count: opening });
  await expect(hero(page)).toHaveAttribute("data-film", "ended");
  await expectStill(page, opening);
  await expectNoFrames(page);
  await page.locator("header a[href='/contact']").first().click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expectStill(page, opening);
  expect(reports).toEqual(nothing);
});

async function expectNoFrames(page: Page): Promise<void> {
  const framesAsked = await countFrames(page);
  for (let frame = 0; frame < 30; frame += 1) await afterFrame(page);
  // The 60 frames are those of `afterFrame`.
  expect(await framesAsked()).toBe(60);
}

test.describe("at twice the density", () => {
  // At this density, the smallest gap between two dots is visible.
  test.use({ deviceScaleFactor: 2 });

  test("in the film and during a change the canvas shows 1,000 dots, and a second choice continues from their positions", async ({
    page,
  }) => {
    await openFilm(page);
    expect(countOf(await dotsInCanvas(page))).toEqual(promised);
    await passTime(page, 1000);
    expect(countOf(await dotsInCanvas(page))).toEqual(promised);
    // A choice ends the film.
    await choose(page, "parking");
    await page.clock.runFor(500);
    expect(await seen(page)).toEqual({
      start: "",
      still: "",
      labels: "",
      answer: "parking",
      count: "parking",
    });
    const before = await dotsInCanvas(page);
    expect(countOf(before)).toEqual(promised);
    await choose(page, "store");
    await page.clock.runFor(FRAME_MS);
    const after = await dotsInCanvas(page);
    expect(countOf(after)).toEqual(promised);
    const heights = (dots: typeof before) =>
      dots.toSorted((a, b) => Math.round((a.x - b.x) / 4) || a.y - b.y).map(({ y }) => y);
    const [from, to] = [heights(before), heights(after)];
    expect(Math.max(...from.map((y, index) => Math.abs(y - (to[index] ?? 0))))).toBeLessThan(6);
    await passTime(page, 2000);
    await expectStill(page, "store");
  });
});

test("2 s after a choice, no frame is requested", async ({ page }) => {
  await afterFilm(page);
  await choose(page, "apartments");
  await expect(hero(page)).toHaveAttribute("data-film", "moving");
  await page.waitForTimeout(2000);
  await expectStill(page, "apartments");
  await expectNoFrames(page);
});

test("Back and a reload keep the choice, without another film", async ({ page }) => {
  await afterFilm(page);
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
  expect(await keptTrade(page)).toBe("store");
  expect(asked.filter((url) => wasmFile.test(url))).toEqual([]);
  await test.step("the engine is requested when the focus enters the choices", async () => {
    const requested = page.waitForRequest(wasmFile);
    await page.locator("[value=store]").focus();
    await requested;
  });
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
  await expect(hero(page)).toHaveAttribute("data-film", "ended");
  expect(await keptTrade(page)).toBe("parking");
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
  await test.step("the next choice moves", async () => {
    await choose(page, "store");
    await expect(hero(page)).toHaveAttribute("data-film", "moving");
  });
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
  await afterFilm(page);
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { clearRect } = prototype;
    let frames = 0;
    prototype.clearRect = function clear(this: CanvasRenderingContext2D, ...args) {
      if ((frames += 1) > 10) throw new Error("this test");
      clearRect.apply(this, args);
    };
  });
  await choose(page, "apartments");
  await choose(page, "store");
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
    expect(asked.filter((url) => wasmFile.test(url) || url.includes("/film-"))).toEqual([]);
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
    await afterLoading(page);
    await expect(page.getByText(notices.animationFailed.title)).toHaveCount(0);
    expect({ ...reports, warnings: reports.warnings.length }).toEqual({ ...nothing, warnings: 1 });
  });
}

/** A dot of a still, in units of the composition. */
interface Dot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly isRing: boolean;
}

/** Returns the dots of an SVG group, by columns, from top to bottom. In its path, each dot begins with a move. */
function dotsIn(group: string): readonly Dot[] {
  const dots = [...group.matchAll(/stroke-width="([\d.]+)"[^>]* d="([^"]+)"/g)].flatMap(
    ([, stroke, path = ""]) => {
      const line = Number(/a([\d.]+)/.exec(path)?.[1] ?? 0);
      let [x, y] = [0, 0];
      return [...path.matchAll(/m(-?[\d.]+?)(?: |(?=-))(-?[\d.]+)/g)].map(([, right, down]) => {
        x += Number(right);
        y += Number(down);
        return { x: x + line, y, radius: line + Number(stroke) / 2, isRing: line > 0 };
      });
    },
  );
  return dots.toSorted((a, b) => Math.round(a.x - b.x) || a.y - b.y);
}

/** Reads the dots of the film's start and of each trade, in both compositions, from the files that the page shows. */
async function stillsOf(page: Page) {
  const read = async (selector: string) => {
    const href = await hero(page).locator(selector).first().getAttribute("href");
    const [address = "", name] = href?.split("#") ?? [];
    const file = await (await page.request.get(address)).text();
    return dotsIn(file.split("<g ").find((group) => group.startsWith(`id="${name}"`)) ?? "");
  };
  const compositions = await Promise.all(
    [1, 2].map(async (number) => {
      const svg = `.film > svg:nth-of-type(${number})`;
      const start = await read(`${svg} .film-start use`);
      const rest = trades.map((trade) => read(`${svg} [data-trade=${trade}] svg:not(.film-start) > use`));
      return { start, rest: await Promise.all(rest) };
    }),
  );
  const [wide, narrow] = compositions;
  if (wide === undefined || narrow === undefined) throw new Error("there are two compositions");
  return { wide, narrow };
}

test("every still has 1,000 dots, 29 of them rings, and a dot keeps its column", async ({ page }) => {
  await visit(page, "/");
  for (const { start, rest } of Object.values(await stillsOf(page))) {
    for (const dots of [start, ...rest]) {
      expect(countOf(dots)).toEqual({ dots: 1000, rings: 29 });
      expect(Math.max(...dots.map(({ x }, index) => Math.abs(x - (start[index]?.x ?? 0))))).toBeLessThan(0.5);
    }
  }
});

/**
 * Runs in the page: reads the values of the opened dot and its limits off the chosen trade's axis, and a pixel's value.
 */
function readOffAxis(hero: Element) {
  const numbers = (text: string) =>
    (text.match(/\d[\d.,]*/g) ?? []).map((number) => Number(number.replaceAll(/,|\.$/g, "")));
  const svg = [...hero.querySelectorAll<SVGElement>(".film > svg")].find((each) => each.checkVisibility());
  const trade = hero.querySelector<HTMLInputElement>(":checked")?.value ?? "";
  const picture = svg?.querySelector(`[data-trade=${trade}]`);
  const ticks = [
    ...(picture?.querySelector("path.stroke-control")?.getAttribute("d") ?? "").matchAll(
      /M[\d.]+ ([\d.]+)h/g,
    ),
  ];
  const labels = [...(picture?.querySelectorAll("text") ?? [])].slice(0, ticks.length);
  const axis = ticks.map(
    ([, y], index) => [Number(y), numbers(labels[index]?.textContent ?? "")[0] ?? 0] as const,
  );
  const [from = [0, 0], to = [0, 0]] = [axis[0], axis.at(-1)];
  const perUnit = (to[1] - from[1]) / (to[0] - from[0]);
  const valueAt = (y: number) => from[1] + (y - from[0]) * perUnit;
  const circle = picture?.querySelector("circle");
  const [x, y] = [circle?.cx.baseVal.value ?? 0, circle?.cy.baseVal.value ?? 0];
  const limits = [...(picture?.querySelectorAll<SVGPathElement>("path[transform]") ?? [])].map((path) => {
    const length = path.getTotalLength();
    let at = 0;
    while (at < length && path.getPointAtLength(at).x < x) at += 0.5;
    return valueAt(path.getPointAtLength(at).y + (path.transform.baseVal[0]?.matrix.f ?? 0));
  });
  const answer = hero.querySelector(`div[data-trade=${trade}]`);
  const [price = 0] = numbers(answer?.querySelector("strong")?.textContent ?? "");
  const [floor = 0, ceiling = 0, fullPrice = 100] = numbers(
    answer?.lastElementChild?.lastElementChild?.textContent ?? "",
  );
  const width = svg?.getBoundingClientRect().width ?? 0;
  const scale = width / Number(picture?.querySelector("svg")?.getAttribute("viewBox")?.split(" ")[2]);
  return {
    read: [valueAt(y), ...limits],
    said: [trade === "store" ? (100 * price) / fullPrice : price, ceiling, floor],
    pixel: Math.abs(perUnit / scale),
    isLinear: axis.every(([at, value]) => Math.abs(valueAt(at) - value) < 0.2 * Math.abs(perUnit)),
  };
}

test("the opened price and its limits can be read off the axis to a pixel", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const trade of trades) {
      await choose(page, trade);
      const { read, said, pixel, isLinear } = await hero(page).evaluate(readOffAxis);
      expect(isLinear, trade).toBe(true);
      for (const [index, value] of said.entries())
        expect(Math.abs(value - (read[index] ?? 0)), `${trade}: ${value} at ${width} px`).toBeLessThan(pixel);
    }
  }
});

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

/** The box through which a dot moves, in the still's units. */
interface SweptBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns each dot's swept box between stills. All stills have the dots in the same order. */
const sweptBoxesOf = (stills: readonly (readonly Dot[])[]): readonly SweptBox[] =>
  (stills[0] ?? []).map((_, index) => {
    const dots = stills.flatMap((still) => still[index] ?? []);
    return {
      left: Math.min(...dots.map(({ x, radius }) => x - radius)),
      right: Math.max(...dots.map(({ x, radius }) => x + radius)),
      top: Math.min(...dots.map(({ y, radius }) => y - radius)),
      bottom: Math.max(...dots.map(({ y, radius }) => y + radius)),
    };
  });

declare global {
  interface Window {
    sweptBoxes: Readonly<
      Record<"wide" | "narrow", Readonly<Record<"film" | "change" | "rest", readonly SweptBox[]>>>
    >;
  }
}

/** Runs in the page: finds words of the hero that are cut off, or overlap words, the price's line or a swept box. */
function misplacedWords(hero: Element): string[] {
  const svg = [...hero.querySelectorAll(".film > svg")].find((each) => each.checkVisibility());
  const film = svg?.getBoundingClientRect();
  if (film === undefined) return ["there is no picture"];
  const isWide = film.width > 1.7 * film.height;
  const [sweptBoxes, scale] = [
    window.sweptBoxes[isWide ? "wide" : "narrow"],
    film.width / (isWide ? 1440 : 390),
  ];
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
    for (const { x, y, width, height } of range.getClientRects())
      found.push({ words, parent, rect: new DOMRect(x, y + 0.15 * height, width, 0.7 * height) });
  }
  const meets = (a: DOMRect, b: SweptBox) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const lines = [...hero.querySelectorAll("line, circle ~ path, path:has(~ circle)")]
    .filter((line) => line.checkVisibility({ visibilityProperty: true }))
    .map((line) => line.getBoundingClientRect());
  return found.flatMap(({ words, rect, parent }, index) => {
    // The row of choices scrolls.
    const scrolls = parent.closest("fieldset") !== null;
    if (!scrolls && (rect.left < 0 || rect.right > window.innerWidth + 0.5)) return [`${words} is cut`];
    const other = found.slice(index + 1).find((one) => one.words !== words && meets(rect, one.rect));
    if (other !== undefined) return [`${words} on ${other.words}`];
    if (lines.some((line) => meets(rect, line))) return [`the line of the price on ${words}`];
    const inUnits = new DOMRect(
      (rect.x - film.x) / scale,
      (rect.y - film.y) / scale,
      rect.width / scale,
      rect.height / scale,
    );
    // Answers show from the end of the film on; the labels of limits and axes also hide during changes.
    const passing = parent.closest(".film")
      ? sweptBoxes.rest
      : parent.closest("div[data-trade]")
        ? sweptBoxes.change
        : sweptBoxes.film;
    return passing.some((box) => meets(inUnits, box)) ? [`${words} on a dot`] : [];
  });
}

test("no dot moves behind a word, and no words overlap, at any width and text size", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const stills = await stillsOf(page);
  const faults: string[] = [];
  for (const [index, trade] of trades.entries()) {
    await choose(page, trade);
    const boxesOf = ({ start, rest }: (typeof stills)["wide"]) => ({
      film: sweptBoxesOf([start, ...rest]),
      change: sweptBoxesOf(rest),
      rest: sweptBoxesOf([rest[index] ?? []]),
    });
    await page.evaluate((all) => (window.sweptBoxes = all), {
      wide: boxesOf(stills.wide),
      narrow: boxesOf(stills.narrow),
    });
    for (const textSize of ["100%", "200%"]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      for (const width of [320, 390, 600, 768, 895, 896, 1024, 1279, 1280, 1440, 1679, 1680, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await afterFrame(page);
        const found = await hero(page).evaluate(misplacedWords);
        faults.push(...found.map((fault) => `${trade}: ${fault}, ${width} px, ${textSize}`));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) faults.push(`${overflow} px sideways at ${width} px, ${textSize}`);
      }
    }
    await page.evaluate(() => document.documentElement.removeAttribute("style"));
  }
  expect(faults).toEqual([]);
});
