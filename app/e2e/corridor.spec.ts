/** Home's picture: its trades with and without the engine, its film, and its words. */
import { expect, type Page, test } from "./fixtures";
import {
  afterFrame,
  afterLoading,
  expectHydrated,
  FRAME_MS,
  holdRequests,
  passTimeUntil,
  requestedFrames,
  stopClock,
  visit,
} from "./page";
import { homeTrades, notices, opening } from "./site-source";
import { passTime, wasmFile } from "./stage";

const trades = Object.keys(homeTrades);
const [second = "", third = "", fourth = ""] = trades.filter((trade) => trade !== opening);

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
  // The fade, after which no film plays, does not begin, however late the engine arrives on a busy machine.
  await page.addInitScript(() => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(".corridor-hero * { animation-play-state: paused }");
    document.adoptedStyleSheets.push(styles);
  });
  await stopClock(page);
  await page.goto("/");
  await passTimeUntil(page, canvas(page));
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the opening trade's picture fades in by itself, and a press shows another trade at once", async ({
    page,
  }) => {
    await page.goto("/");
    expect(await seen(page)).toMatchObject({ start: opening, still: "", labels: opening, answer: "" });
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
      await choose(page, third);
      await page.emulateMedia(media);
      expect(await seen(page)).toMatchObject({ start: "", still: third, labels: third, answer: third });
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
  await openFilm(page);
  await expectMoving(page, { labels: opening, count: opening });
  const expectEnd = async (trade: string) => {
    await passTime(page, 5000);
    await expectStill(page, trade);
    expect(await requestedFrames(page)).toBe(0);
  };
  await expectEnd(opening);
  await choose(page, second);
  await page.clock.runFor(500);
  await expectMoving(page, { answer: second, count: second });
  await choose(page, third);
  await page.clock.runFor(FRAME_MS);
  await expectMoving(page, { answer: third, count: third });
  await expectEnd(third);
});

test("Back and a reload keep the choice, without another film, and the focus requests the engine", async ({
  page,
}) => {
  await visit(page, "/");
  await choose(page, third);
  await expectStill(page, third);
  await page.locator("header a[href='/contact']").first().click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expectStill(page, third);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await expectHydrated(page);
  await afterLoading(page);
  await expectStill(page, third);
  expect(asked.filter((url) => wasmFile.test(url))).toEqual([]);
  const requested = page.waitForRequest(wasmFile);
  await page.locator("[value=store]").focus();
  await requested;
});

test("a choice before the scripts have loaded stays, and no film plays", async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto("/", { waitUntil: "commit" });
  await choose(page, second);
  expect(await seen(page)).toMatchObject({ still: second, answer: second });
  release();
  await expectHydrated(page);
  await afterLoading(page);
  await expectStill(page, second);
  await expect(hero(page)).toHaveAttribute("data-motion", "none");
});

test("an engine that loads late starts neither the film nor a change, whose still shows", async ({
  page,
}) => {
  const release = await holdRequests(page, wasmFile);
  await visit(page, "/");
  await expectStill(page, opening);
  await choose(page, second);
  expect(await seen(page)).toMatchObject({ still: second, labels: second });
  const arrived = page.waitForEvent("requestfinished", (request) => wasmFile.test(request.url()));
  release();
  await arrived;
  await afterLoading(page);
  await afterFrame(page);
  await expectStill(page, second);
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
    await openFilm(page);
    await choose(page, second);
    await page.clock.runFor(200);
    await choose(page, fourth);
    await page.clock.runFor(200);
    await expect(canvas(page)).toHaveCount(1);
    await interrupt(page);
    await expectStill(page, fourth);
  });
}

test("an engine that fails during a change leaves the still of the last choice", async ({
  page,
  messages,
}) => {
  await openFilm(page);
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    prototype.clearRect = () => {
      throw new Error("this test");
    };
  });
  await choose(page, fourth);
  await choose(page, third);
  await passTime(page, 1000);
  await expectStill(page, third);
  await choose(page, second);
  await expectStill(page, second);
  expect(messages.splice(0)).toEqual([expect.stringContaining("this test")]);
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
    await choose(page, second);
    expect(await seen(page)).toMatchObject({ still: second, labels: second });
    await afterLoading(page);
    expect(asked.filter((url) => wasmFile.test(url) || url.includes("/corridor-canvas-"))).toEqual([]);
  });
}

test("without a drawing context, the stills show, with one warning and no notice", async ({
  page,
  messages,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await visit(page, "/");
  await expectStill(page, opening);
  await choose(page, second);
  await expectStill(page, second);
  await afterLoading(page);
  await expect(page.getByText(notices.animationFailed.title)).toHaveCount(0);
  expect(messages.splice(0)).toEqual([expect.any(String)]);
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
      const dots = dotsIn(file.split("<g ").find((group) => group.startsWith(`id="${name}"`)) ?? "");
      expect(dots).toHaveLength(1000);
      return dots;
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

/** Runs in the page: describes the visible composition, the hero's visible lines of words, and the lines to the price. */
function describeHero(hero: Element) {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const compositions = [...hero.querySelectorAll(".corridor > svg")];
  const composition = compositions.findIndex(isVisible);
  const film = compositions[composition];
  const { viewBox } = film?.querySelector("svg") ?? {};
  if (film === undefined || viewBox === undefined) throw new Error("there is no picture");
  const picture = film.getBoundingClientRect();
  const scale = viewBox.baseVal.width / picture.width;
  /** Returns a box in units of the composition, without this part of its height above and below. */
  const inUnits = ({ left, top, right, bottom, height }: DOMRect, trimmed = 0) => ({
    left: (left - picture.left) * scale,
    right: (right - picture.left) * scale,
    top: (top + trimmed * height - picture.top) * scale,
    bottom: (bottom - trimmed * height - picture.top) * scale,
  });
  const words: { readonly text: string; readonly isLabel: boolean; readonly box: Box }[] = [];
  const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const text = (textContent ?? "").trim();
    // Text for screen readers only is 1 px wide.
    if (parent === null || text === "" || parent.getBoundingClientRect().width <= 1) continue;
    if (!isVisible(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const isLabel = parent.closest(".corridor") !== null;
    // Without the space around the letters.
    for (const line of range.getClientRects()) words.push({ text, isLabel, box: inUnits(line, 0.15) });
  }
  const lines = [...hero.querySelectorAll("line, path:has(~ circle)")].filter(isVisible);
  return { composition, words, lines: lines.map((line) => inUnits(line.getBoundingClientRect())) };
}

const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test("words cover neither words nor dots, also moving ones, at any width and text size", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const compositions = await Promise.all([1, 2].map((number) => stillsOf(page, number)));
  const ways = compositions.map(waysBetween);
  const covered: string[] = [];
  for (const [index, trade] of trades.entries()) {
    await choose(page, trade);
    for (const textSize of ["100%", "200%"]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      for (const width of [320, 390, 600, 768, 895, 896, 1024, 1279, 1280, 1440, 1679, 1680, 1920, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await afterFrame(page);
        const { composition, words, lines } = await hero(page).evaluate(describeHero);
        for (const { text, isLabel, box } of words) {
          const otherWords = words.filter((other) => other.text !== text).map((other) => other.box);
          // The labels of limits and axes are hidden while dots move.
          const dots = (isLabel ? compositions[composition]?.[index] : ways[composition]) ?? [];
          if ([...otherWords, ...lines, ...dots].some((other) => meet(box, other)))
            covered.push(`${trade}: ${text}, ${width} px, ${textSize}`);
        }
      }
    }
    await page.evaluate(() => document.documentElement.removeAttribute("style"));
  }
  expect(covered).toEqual([]);
});
