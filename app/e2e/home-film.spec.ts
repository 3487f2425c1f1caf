/** Home's film: its pictures without an engine, that it plays once, and that no dot comes behind a word. */
import { expect, type Page, test } from "@playwright/test";
import { afterLoading, visit } from "./page";
import { collectReports, nothing } from "./reports";
import { compositions, notices } from "./site-source";
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
  const framesAsked = await countFrames(page);
  await visit(page, "/");
  await expect(film(page)).toHaveAttribute("data-film", "playing");
  expect(await opacities(page)).toEqual({ first: 0, last: 0 });
  await expect(film(page)).toHaveAttribute("data-film", "ended");
  await expect.poll(() => opacities(page)).toEqual(lastPicture);
  const before = await framesAsked();
  expect(before).toBeGreaterThan(10);
  await page.waitForTimeout(1000);
  expect(await framesAsked()).toBe(before);
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
  await page.route(wasmFile, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await visit(page, "/");
  await expect.poll(() => opacities(page)).toEqual(lastPicture);
  await page.waitForTimeout(1500);
  await expectLastPicture(page);
  await expect(film(page)).not.toHaveAttribute("data-film");
});

test("words stand where no dot comes, at any width and size of text", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const faults: string[] = [];
  for (const textSize of ["100%", "200%"]) {
    for (const width of [320, 390, 600, 768, 895, 896, 1024, 1199, 1200, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, "/");
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      await page.evaluate(() => document.fonts.ready);
      const found = await film(page).evaluate((figure, all) => {
        const box = figure.querySelector(".film")!.getBoundingClientRect();
        const { width, height, free } = box.width > 1.4 * box.height ? all.wide : all.narrow;
        const scale = box.width / width;
        const places = Object.values(free);
        const isFree = (x: number, y: number) =>
          x < 0 ||
          x > width ||
          y < 0 ||
          y > height ||
          places.some(
            ({ left, top, width: w, height: h }) => x >= left && x <= left + w && y >= top && y <= top + h,
          );
        const words: string[] = [];
        const walker = document.createTreeWalker(figure.parentElement!, NodeFilter.SHOW_TEXT);
        while (walker.nextNode() !== null) {
          const { parentElement, textContent } = walker.currentNode;
          if (parentElement === null || parentElement.closest(".sr-only") !== null) continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          const covered = [...range.getClientRects()].some(({ left, right, top, bottom }) => {
            // Without the room above and below the letters of a line.
            const inset = 0.15 * (bottom - top);
            for (let x = left; x <= right; x += 2)
              for (let y = top + inset; y <= bottom - inset; y += 2)
                if (!isFree((x - box.left) / scale, (y - box.top) / scale)) return true;
            return false;
          });
          if (covered) words.push(textContent ?? "");
        }
        return words;
      }, compositions);
      faults.push(...found.map((words) => `${words.trim()}, ${width} px, ${textSize}`));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults.push(`${overflow} px sideways at ${width} px, ${textSize}`);
    }
  }
  expect(faults).toEqual([]);
});
