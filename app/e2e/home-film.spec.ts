/** Home's film: its pictures without an engine, that it plays once, and that no dot comes behind a word. */
import { expect, type Page, test } from "@playwright/test";
import { afterFrame, afterLoading, holdRequests, visit } from "./page";
import { collectReports, nothing } from "./reports";
import { notices } from "./site-source";
import { countFrames, wasmFile } from "./stage";

const film = (page: Page) => page.locator("figure:has(.film)");

/** The opacities of the first picture, the last one and its words, of which the composition of another width is not shown. */
const opacities = (page: Page) =>
  film(page).evaluate((figure) => {
    const of = (selector: string) =>
      [...figure.querySelectorAll(selector)]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => Number(getComputedStyle(element).opacity));
    return { first: Math.max(0, ...of(".film-first")), last: Math.min(...of(".film-last")) };
  });

const lastPicture = { first: 0, last: 1 };

const expectLastPicture = async (page: Page) => {
  expect(await opacities(page)).toEqual(lastPicture);
  await expect(page.locator("canvas")).toHaveCount(0);
};

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the last picture follows the first by itself, at once with reduced motion and on paper", async ({
    page,
  }) => {
    await page.goto("/");
    expect(await opacities(page)).toEqual({ first: 1, last: 0 });
    await expect.poll(() => opacities(page)).toEqual(lastPicture);
    for (const media of [{ media: "print" }, { media: "screen", reducedMotion: "reduce" }] as const) {
      await page.emulateMedia(media);
      await page.goto("/");
      expect(await opacities(page), JSON.stringify(media)).toEqual(lastPicture);
    }
  });
});

test("the film plays once, then nothing runs; after a link back there is the last picture", async ({
  page,
}) => {
  const reports = await collectReports(page);
  await visit(page, "/");
  const framesAsked = await countFrames(page);
  await expect(film(page)).toHaveAttribute("data-film", "playing");
  expect(await opacities(page)).toEqual({ first: 0, last: 0 });
  await expect(film(page)).toHaveAttribute("data-film", "ended");
  await expect.poll(() => opacities(page)).toEqual(lastPicture);
  const before = await framesAsked();
  expect(before).toBeGreaterThan(10);
  for (let frame = 0; frame < 30; frame += 1) await afterFrame(page);
  // Only those of this test.
  expect(await framesAsked()).toBe(before + 60);
  await page.locator("header a[href='/contact']").first().click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(film(page)).toBeVisible();
  await expectLastPicture(page);
  expect(reports).toEqual(nothing);
});

for (const [what, prepare] of [
  ["Save-Data", () => Object.defineProperty(navigator, "connection", { value: { saveData: true } })],
  ["reduced motion", () => {}],
  ["a hidden tab", () => Object.defineProperty(document, "hidden", { value: true })],
  [
    "a load more than 1.5 s after the first paint",
    () => Object.defineProperty(PerformancePaintTiming.prototype, "startTime", { value: -1500 }),
  ],
] as const) {
  test(`with ${what}, the engine is not asked for`, async ({ page }) => {
    if (what === "reduced motion") await page.emulateMedia({ reducedMotion: "reduce" });
    await page.addInitScript(prepare);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await visit(page, "/");
    await expect.poll(() => opacities(page)).toEqual(lastPicture);
    await afterLoading(page);
    expect(asked.filter((url) => wasmFile.test(url) || url.includes("/film-"))).toEqual([]);
  });
}

for (const [what, prepare, warnings] of [
  ["no WebAssembly", () => Reflect.deleteProperty(globalThis, "WebAssembly"), 1],
  ["no canvas", () => (HTMLCanvasElement.prototype.getContext = () => null), 1],
  [
    "an engine that fails half way",
    () => {
      let frames = 0;
      const { prototype } = CanvasRenderingContext2D;
      const { clearRect } = prototype;
      prototype.clearRect = function clear(this: CanvasRenderingContext2D, ...args) {
        if ((frames += 1) > 10) throw new Error("this test");
        clearRect.apply(this, args);
      };
    },
    1,
  ],
  [
    "a lost context",
    () => {
      new MutationObserver(() => {
        document.querySelector("canvas")?.dispatchEvent(new Event("contextlost"));
      }).observe(document, { childList: true, subtree: true });
    },
    0,
  ],
] as const) {
  test(`with ${what}, there is the last picture, without a notice`, async ({ page }) => {
    const reports = await collectReports(page);
    await page.addInitScript(prepare as () => void);
    await visit(page, "/");
    await expect.poll(() => opacities(page)).toEqual(lastPicture);
    await afterLoading(page);
    await expectLastPicture(page);
    await expect(page.getByText(notices.animationFailed.title)).toHaveCount(0);
    expect({ ...reports, warnings: [] }).toEqual(nothing);
    expect(reports.warnings).toHaveLength(warnings);
  });
}

test("an engine that comes late does not start the film", async ({ page }) => {
  const release = await holdRequests(page, wasmFile);
  await visit(page, "/");
  await expect.poll(() => opacities(page)).toEqual(lastPicture);
  const arrived = page.waitForEvent("requestfinished", (request) => wasmFile.test(request.url()));
  release();
  await arrived;
  await afterLoading(page);
  await afterFrame(page);
  await expectLastPicture(page);
  await expect(film(page)).not.toHaveAttribute("data-film");
});

/** The dots of a picture, in the file's units: each begins with a move, a ring's to its left. */
const dotsOf = (group: string) =>
  [...group.matchAll(/stroke-width="([\d.]+)"[^>]* d="([^"]+)"/g)].flatMap(([, stroke, path = ""]) => {
    const line = Number(/a([\d.]+)/.exec(path)?.[1] ?? 0);
    let [x, y] = [0, 0];
    return [...path.matchAll(/m(-?[\d.]+?)(?: |(?=-))(-?[\d.]+)/g)].map(([, right, down]) => {
      x += Number(right);
      y += Number(down);
      return { x: x + line, y, radius: line + Number(stroke) / 2 };
    });
  });

/** The ways of all dots: in a column the order from top to bottom never changes. */
function waysIn(file: string) {
  const [, guessed = "", limited = ""] = file.split("<g ");
  const sorted = (group: string) => dotsOf(group).toSorted((a, b) => Math.round(a.x - b.x) || a.y - b.y);
  const after = sorted(limited);
  return sorted(guessed).map(({ x, y, radius }, index) => {
    const to = after[index];
    if (to === undefined || Math.abs(to.x - x) > 0.3) throw new Error(`dot ${index} changes its column`);
    const [top, bottom] = [Math.min(y, to.y) - radius, Math.max(y, to.y) + radius];
    return { left: x - radius, right: x + radius, top, bottom };
  });
}

/** Runs in the page: words of the film that are cut, on others or on the way of a dot. */
function misplacedWords([wide, narrow]: readonly ReturnType<typeof waysIn>[]): string[] {
  const figure = document.querySelector("figure:has(.film)");
  const film = figure?.querySelector(".film")?.getBoundingClientRect();
  if (film === undefined || !figure?.parentElement) return ["there is no film"];
  const isWide = film.width > 1.4 * film.height;
  const scale = film.width / (isWide ? 1440 : 390);
  const found: { readonly words: string; readonly rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(figure.parentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest(".sr-only") !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const words = (textContent ?? "").trim();
    // Without the room above and below the letters of a line.
    for (const { x, y, width, height } of range.getClientRects())
      found.push({ words, rect: new DOMRect(x, y + 0.15 * height, width, 0.7 * height) });
  }
  const meets = (a: DOMRect, b: Pick<DOMRect, "left" | "right" | "top" | "bottom">) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const lines = [...figure.querySelectorAll("svg.film-words path")].map((line) =>
    line.getBoundingClientRect(),
  );
  const links = [...figure.parentElement.querySelectorAll("a")].map((link) => link.getBoundingClientRect());
  if (lines.some((line) => links.some((link) => meets(line, link))))
    return ["the line of the price on a link"];
  return found.flatMap(({ words, rect }, index) => {
    if (rect.left < 0 || rect.right > window.innerWidth + 0.5) return [`${words} is cut`];
    const other = found.slice(index + 1).find((one) => one.words !== words && meets(rect, one.rect));
    if (other !== undefined) return [`${words} on ${other.words}`];
    const [x, y] = [(rect.x - film.x) / scale, (rect.y - film.y) / scale];
    const inUnits = new DOMRect(x, y, rect.width / scale, rect.height / scale);
    return (isWide ? wide : narrow)?.some((way) => meets(inUnits, way)) ? [`${words} on a dot`] : [];
  });
}

test("no dot comes behind a word, and no word onto another, at any width and size of text", async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const files = await page
    .locator(".film-last use")
    .evaluateAll((uses) => uses.map((use) => use.getAttribute("href")));
  const ways = await Promise.all(
    files.map(async (file) => waysIn(await (await page.request.get(file ?? "")).text())),
  );
  for (const all of ways) expect(all).toHaveLength(1000);
  const faults: string[] = [];
  for (const textSize of ["100%", "200%"]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
    for (const width of [320, 390, 600, 768, 895, 896, 1024, 1199, 1200, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await afterFrame(page);
      const found = await page.evaluate(misplacedWords, ways);
      faults.push(...found.map((fault) => `${fault}, ${width} px, ${textSize}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults.push(`${overflow} px sideways at ${width} px, ${textSize}`);
    }
  }
  expect(faults).toEqual([]);
});
