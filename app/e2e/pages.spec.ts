/** Every page in a wide window and on a phone, with fonts that load late. */
import { gzipSync } from "node:zlib";
import { expect, type Page, type Response, test } from "@playwright/test";
import { type Scope, violations } from "./accessibility";
import { expectTabKeyReachesAll } from "./focus";
import { parseHtml } from "./html";
import {
  afterFrame,
  afterLoading,
  asLine,
  expectHydrated,
  heading,
  holdRequests,
  trackLayoutShift,
  visit,
} from "./page";
import { collectReports, nothing } from "./reports";
import { aliases, canonicalPaths, notFoundPage, origin, wildcards } from "./site-source";
import { wasmFile } from "./stage";
import { esee, impact } from "./stage-pages";

/** Bytes by gzip of what a page fetches at first, drawings included. The page of ESEE fetches most: 155,400 of scripts, with the chart and a pause for stills. */
const budgets = { script: 155_500, stylesheet: 18_000, font: 55_000 } as const;
/** An animated page also fetches the engine. */
const mostRequests = { page: 24, animatedPage: 31 } as const;
const mostLayoutShift = 0.01;
/** A line of a hero may break elsewhere until the fonts have loaded: 0.027 on the MAVI difference page. */
const mostLayoutShiftOnPhone = 0.03;

for (const path of canonicalPaths) {
  test(`${path} in a wide window is whole, light, reached by the tab key and accessible`, async ({
    page,
  }) => {
    test.slow();
    const reports = await collectReports(page);
    const layoutShift = await trackLayoutShift(page);
    const loaded = weighResponses(page);
    const response = await visitWithLateFonts(page, path);
    const delivered = parseHtml(await response.text());

    await test.step("the page is the one that was delivered, with its head and landmarks", async () => {
      expect(response.status()).toBe(200);
      expect(delivered.querySelectorAll("h1")).toHaveLength(1);
      await expect(heading(page)).toHaveCount(1);
      const text = await page.getByRole("main").evaluate((main) => {
        const shown = main.cloneNode(true) as HTMLElement;
        for (const element of shown.querySelectorAll("noscript")) element.remove();
        return shown.textContent;
      });
      const main = delivered.querySelector("main")?.cloneNode(true) as HTMLElement;
      for (const element of main.querySelectorAll("noscript, .scripts-missing")) element.remove();
      expect(asLine(main.textContent)).toBe(asLine(text));
      await expect(page).toHaveTitle(delivered.title);
      for (const element of ["title", "meta[name=description]", "meta[property='og:image']"]) {
        await expect(page.locator(element)).toHaveCount(1);
      }
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${path}`);
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        await expect(page.getByRole(landmark)).toBeVisible();
      }
      await expect(page.getByRole("navigation").first()).toBeVisible();
    });

    await test.step("it keeps to its budgets", async () => {
      await afterLoading(page);
      const isAnimated = delivered.querySelector("[data-phase]") !== null;
      const { requests, files, weights } = await loaded();
      // Without the engine, whose preload has a media query.
      const asked = new Set(
        [...delivered.querySelectorAll("script[src], link[rel=modulepreload]:not([media])")].map(
          (element) => element.getAttribute("src") ?? element.getAttribute("href") ?? "",
        ),
      );
      const inlineStyle = gzipSync(delivered.querySelector("style")?.textContent ?? "", { level: 9 }).length;
      const bytes = (type: keyof typeof budgets) =>
        weights
          .filter((weight) => weight.type === type)
          .filter(({ file }) => type !== "script" || !isAnimated || asked.has(file))
          .reduce((sum, weight) => sum + weight.bytes, type === "stylesheet" ? inlineStyle : 0);
      for (const type of ["script", "stylesheet", "font"] as const) {
        expect.soft(bytes(type), `${type}s of ${path}`).toBeGreaterThan(0);
        expect.soft(bytes(type), `${type}s of ${path}`).toBeLessThanOrEqual(budgets[type]);
      }
      expect
        .soft(requests, "requests")
        .toBeLessThanOrEqual(isAnimated ? mostRequests.animatedPage : mostRequests.page);
      expect.soft(await layoutShift(), "layout shift").toBeLessThanOrEqual(mostLayoutShift);
      if (!isAnimated) expect.soft(files.filter((file) => file.endsWith(".wasm"))).toEqual([]);
    });

    await test.step("the tab key reaches everything, marked and in sight", async () => {
      // Header and footer are the same on all pages, so that one page is enough for them.
      await expectTabKeyReachesAll(page, path === "/" ? "page" : "main");
      // A term's tooltip closes when the focus leaves.
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    });

    await test.step("nothing was reported, blocked or asked of other hosts", () => {
      expect(reports).toEqual(nothing);
    });

    await expectAccessible(page, "light");
    await expectAccessible(page, "dark", { colorsOnly: true });

    await test.step("text of twice the size fits at 1280 px", async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectDoubledTextFits(page);
    });
  });
}

test.describe("on a phone", () => {
  const phone = { width: 390, height: 844 };
  test.use({ viewport: phone, hasTouch: true });

  for (const path of canonicalPaths) {
    test(`${path} on a phone is accessible and fits, at 320 px and with text of twice the size too`, async ({
      page,
    }) => {
      test.slow();
      const reports = await collectReports(page);
      const layoutShift = await trackLayoutShift(page);
      await visitWithLateFonts(page, path);
      await afterLoading(page);
      expect.soft(await layoutShift(), "layout shift").toBeLessThanOrEqual(mostLayoutShiftOnPhone);
      await expectAccessible(page, "dark");
      // Only elements that a wide window does not show: the others have the same colors there.
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.evaluate(() => {
        for (const element of document.querySelectorAll("body *")) {
          if (element.checkVisibility()) element.setAttribute("data-wide", "");
        }
      });
      await page.setViewportSize(phone);
      await expectAccessible(page, "light", { colorsOnly: true, within: "body :not([data-wide])" });
      await test.step("touch targets outside of running text have 24 px", async () => {
        expect.soft(await smallTargets(page)).toEqual([]);
      });
      await test.step("nothing scrolls sideways at 320 px", async () => {
        await page.setViewportSize({ width: 320, height: 700 });
        await afterFrame(page);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
      await test.step("text of twice the size fits at 390 px", async () => {
        await page.setViewportSize({ width: 390, height: 900 });
        await expectDoubledTextFits(page);
      });
      expect(reports).toEqual(nothing);
    });
  }
});

/** Opens a page whose fonts load after the text is on the screen. */
async function visitWithLateFonts(page: Page, path: string): Promise<Response> {
  const fonts = "**/*.woff2";
  const release = await holdRequests(page, fonts);
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
  await afterFrame(page);
  release();
  await expectHydrated(page);
  await page.unroute(fonts);
  if (response === null) throw new Error(`${path} is the page that was open already`);
  return response;
}

/** With reduced motion, a change of scheme has no transition that axe would measure. */
async function expectAccessible(page: Page, colorScheme: "light" | "dark", scope: Scope = {}): Promise<void> {
  await test.step(`axe finds nothing, ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await violations(page, scope)).toEqual([]);
  });
}

interface Weight {
  readonly type: string;
  readonly file: string;
  readonly bytes: number;
}

/** Records what the page loads. The returned function gives what has been loaded by then. */
function weighResponses(page: Page) {
  const files: string[] = [];
  const bodies: Promise<Weight>[] = [];
  page.on("response", (response) => {
    const file = new URL(response.url()).pathname;
    const type = response.request().resourceType();
    files.push(file);
    if (!(type in budgets)) return;
    bodies.push(response.body().then((body) => ({ type, file, bytes: gzipSync(body, { level: 9 }).length })));
  });
  return async () => {
    const requests = files.length;
    return { requests, files: [...files], weights: await Promise.all(bodies.slice()) };
  };
}

/** Targets below 24 px, with their sizes. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator("a[href], button, input, select, textarea, summary").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        const { width, height, bottom } = element.getBoundingClientRect();
        // A link in a sentence is as high as its line (WCAG 2.5.8, inline).
        const inline =
          getComputedStyle(element).display === "inline" && element.closest("p, li, dd, td") !== null;
        // Hidden until it is focused.
        const above = bottom + window.scrollY <= 0;
        return !inline && !above && (width < 24 || height < 24);
      })
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${width}×${height} ${element.outerHTML.slice(0, 100)}`;
      }),
  );
}

/** Doubles the text: nothing scrolls sideways, and no text is cut off at the window's edge. */
async function expectDoubledTextFits(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await afterFrame(page);
  const misfits = await page.evaluate(() => ({
    sideways: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    // Text beyond the window's edge that cannot be scrolled to.
    cut: [...document.querySelectorAll("main *, header *, footer *")]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1 || (left >= -1 && right <= window.innerWidth + 1)) return false;
        const hasText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== "",
        );
        if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return false;
        const scrolls = (ancestor: Element) => /auto|scroll/.test(getComputedStyle(ancestor).overflowX);
        for (let box = element.parentElement; box !== null; box = box.parentElement) {
          // For screen readers only.
          if (box.clientWidth === 1) return false;
          if (scrolls(box) && box !== document.documentElement && box !== document.body) return false;
        }
        return true;
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  }));
  expect.soft(misfits).toEqual({ sideways: 0, cut: [] });
}

test.describe("second address", () => {
  const wildcardPaths = Object.entries(wildcards).map(([pattern, path]) => [
    pattern.replace("*", "no/such-page"),
    path,
  ]);
  for (const [address, path] of [...Object.entries(aliases), ...wildcardPaths] as [string, string][]) {
    test(`${address} shows the page of ${path} under its own address`, async ({ page, request }) => {
      const reports = await collectReports(page);
      const response = await visit(page, address);
      expect(response.status()).toBe(200);
      await expect(page).toHaveURL(address);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${path}`);
      const shown = parseHtml(await (await request.get(path)).text());
      await expect(page).toHaveTitle(shown.title);
      expect(asLine(await heading(page).textContent())).toBe(asLine(shown.querySelector("h1")?.textContent));
      expect(reports).toEqual(nothing);
    });
  }
});

test("an unknown address has the status, the texts and the way home, and is logged once", async ({
  page,
}) => {
  const reports = await collectReports(page);
  const response = await visit(page, "/no/such-page");
  expect(response.status()).toBe(404);
  await expect(heading(page)).toHaveText("404");
  await expect(page.getByText("Page Not Found", { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      "The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.",
    ),
  ).toBeVisible();
  await expect.poll(() => reports.errors).toEqual([expect.stringContaining("/no/such-page")]);
  expect({ ...reports, errors: [] }).toEqual(nothing);
  await expect(page).toHaveTitle(notFoundPage.meta.title);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

for (const { path } of [esee, impact]) {
  // On a slow line over HTTP/1.1, low priority alone does not let the picture pass.
  test(`${path} names its picture before any script, so that it waits for none`, async ({ request }) => {
    const delivered = parseHtml(await (await request.get(path)).text());
    const files = [...delivered.querySelectorAll("img, script[src], link[rel=modulepreload]")];
    const firstScript = files.findIndex((file) => file.localName !== "img");
    expect(firstScript).toBeGreaterThan(0);
    expect(files.slice(firstScript).filter((file) => file.localName === "img")).toEqual([]);
  });
}

/** Gzip bytes of the module and its glue, as zlib of Node.js counts; `gzip -9` makes 500 fewer of them. An alarm. */
const engineBudget = 46_000;

test("the engine keeps to its budget of bytes", async ({ page }) => {
  const bodies = new Map<string, Promise<Buffer>>();
  const modules: string[] = [];
  page.on("response", (response) => {
    if (/particles_wasm/.test(response.url())) bodies.set(response.url(), response.body());
    if (wasmFile.test(response.url())) modules.push(response.url());
  });
  await page.goto("/platform/esee-intelligence");
  await expect(page.locator("[data-drawn=true]")).toBeVisible();
  const sizes = (await Promise.all(bodies.values())).map((body) => gzipSync(body, { level: 9 }).length);
  expect(sizes.length, "the module and its glue").toBeGreaterThan(1);
  expect(modules, "preloaded, and had from the cache by the glue").toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(engineBudget);
});
