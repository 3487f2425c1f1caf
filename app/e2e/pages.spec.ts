/** Every page, in windows of several sizes and in both schemes. */
import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test as base } from "@playwright/test";
import axe from "axe-core";
import { siteDirectory } from "./build";
import { parseHtml } from "./html";
import {
  afterFrame,
  afterLoading,
  asLine,
  expectHydrated,
  expectOneHead,
  heading,
  holdRequests,
  trackLayoutShift,
  visit,
} from "./page";
import { collectReports, nothing, type Reports } from "./reports";
import { aliases, canonicalPaths, notFoundPage, origin, wildcards } from "./site-source";
import { esee } from "./stage-pages";

/**
 * Limits of the bytes, by gzip, that a page fetches at first. They are alarms for unintended growth, 3 to 5 % above the
 * largest page.
 */
const budgets = { js: 163_000, css: 17_600, woff2: 55_000 } as const;
const engineBudget = 55_000;
/** An animated page also fetches the engine. */
const mostFiles = { page: 23, animatedPage: 29 } as const;

/** Pages whose controls others do not have. */
const pagesWithOtherControls: readonly string[] = ["/", "/about-mavi-ecosystem", esee.path, "/contact"];

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The tests of a worker share a page, because a new page takes four times the processor time of a new document. */
const test = base.extend<object, { shared: { readonly page: Page; readonly reports: Reports } }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const page = await browser.newPage({ baseURL, viewport: wide });
      const reports = await collectReports(page);
      await use({ page, reports });
      await page.close();
    },
    { scope: "worker" },
  ],
});

for (const path of canonicalPaths) {
  test(`${path} is complete, small, reachable by the tab key and accessible, and fits into any window`, async ({
    shared: { page, reports },
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference", forcedColors: "none" });
    for (const list of Object.values(reports) as string[][]) list.length = 0;
    // One load serves all steps, and axe is compiled once.
    await page.setViewportSize(wide);
    const response = await visit(page, path);
    const delivered = parseHtml(await response.text());
    const isAnimated = delivered.querySelector("[data-phase], .corridor") !== null;

    await test.step("the hydrated page has the texts and the head of the prerendered one", async () => {
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
      await expectOneHead(page);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${path}`);
    });

    await test.step("it keeps to its budgets", async () => {
      await afterLoading(page);
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
      );
      const files = [...new Set(loaded)];
      // The scripts of the page, without the engine's, whose preloads have a media query.
      const named = [...delivered.querySelectorAll("script[src], link[rel=modulepreload]:not([media])")];
      const scripts = named.map((element) => element.getAttribute("src") ?? element.getAttribute("href"));
      const styles = [...delivered.querySelectorAll("style")].map(({ textContent }) => textContent).join("");
      const hasFurtherLetters = /[\u0100-\u1eff]/.test(delivered.body.textContent);
      for (const [type, budget] of Object.entries(budgets)) {
        const weighed = files
          .filter((file) => file.endsWith(`.${type}`))
          .filter((file) => type !== "js" || !isAnimated || scripts.includes(file))
          // A person's name with letters such as ś loads further files, which the budget does not include.
          .filter((file) => !(hasFurtherLetters && /latin-ext|vietnamese/.test(file)));
        const inline = type === "css" ? gzipSync(styles, { level: 9 }).length : 0;
        expect.soft(inline + gzipBytes(weighed), `.${type} of ${path}`).toBeGreaterThan(0);
        expect.soft(inline + gzipBytes(weighed), `.${type} of ${path}`).toBeLessThanOrEqual(budget);
      }
      expect
        .soft(files.length, `files of ${path}`)
        .toBeLessThanOrEqual(isAnimated ? mostFiles.animatedPage : mostFiles.page);
      const modules = files.filter((file) => file.endsWith(".wasm"));
      if (!isAnimated) expect.soft(modules, path).toEqual([]);
    });

    await test.step("the tab key reaches every control, which then has an outline and is visible", async () => {
      // Header and footer are the same on all pages, so that one page is enough for them.
      await expectTabKeyReachesAll(page, path === "/" ? "page" : "main");
      // A term's tooltip closes when the focus leaves.
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    });

    await test.step("nothing was reported, blocked or requested from other hosts", () => {
      expect(reports).toEqual(nothing);
    });

    await expectAccessible(page, "light");
    await expectAccessible(page, "dark", { colorsOnly: true });
    if (pagesWithOtherControls.includes(path)) {
      await expectControlsInForcedColors(page);
      await page.emulateMedia({ forcedColors: null });
    }
    // On a phone, only elements that a wide window hides are checked again: the others have the same colors.
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("body *")) {
        if (element.checkVisibility()) element.setAttribute("data-wide", "");
      }
    });
    await page.setViewportSize(phone);
    await expectAccessible(page, "dark");
    await expectAccessible(page, "light", { colorsOnly: true, within: "body :not([data-wide])" });
    await test.step("nothing scrolls sideways at 320 px", async () => {
      await page.setViewportSize({ width: 320, height: 700 });
      await afterFrame(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
    });

    for (const width of [1280, 390])
      await test.step(`text of twice the size fits at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expectDoubledTextFits(page);
      });
    expect(reports).toEqual(nothing);
  });
}

/** System fonts for which the site has fallback faces, except DejaVu Sans, which most Linux systems have. */
const fallbackFonts = ["Arial", "Liberation Sans", "Arimo", "Roboto"];

/** A configuration of fontconfig that hides these fonts. */
const withoutFallbackFonts = `<fontconfig><include>/etc/fonts/fonts.conf</include><selectfont><rejectfont>
${fallbackFonts.map((name) => `<pattern><patelt name="family"><string>${name}</string></patelt></pattern>`).join("\n")}
</rejectfont></selectfont></fontconfig>`;

for (const [width, height, mostLayoutShift] of [
  [390, 844, 0.03],
  [768, 1024, 0.01],
  [1440, 900, 0.01],
] as const)
  for (const has of [true, false])
    test(`almost nothing moves at ${width} px when fonts load late, ${has ? "with" : "without"} a font as wide as Arial`, async ({
      playwright,
      launchOptions,
      baseURL,
    }) => {
      test.slow();
      const configuration = test.info().outputPath("fonts.conf");
      writeFileSync(configuration, withoutFallbackFonts);
      const env = has ? {} : { FONTCONFIG_FILE: configuration };
      const browser = await playwright.chromium.launch({ ...launchOptions, env: { ...process.env, ...env } });
      const page = await browser.newPage({ viewport: { width, height } });
      const layoutShift = await trackLayoutShift(page);
      for (const path of canonicalPaths) {
        const release = await holdRequests(page, "**/*.woff2");
        await page.goto(`${baseURL}${path}`, { waitUntil: "domcontentloaded" });
        await afterFrame(page);
        release();
        await expectHydrated(page);
        const usesArial = await page.evaluate(async () =>
          [...(await document.fonts.ready)].some(
            ({ family, status }) => family === "Instrument Fallback" && status === "loaded",
          ),
        );
        test.skip(usesArial !== has, "this machine has other fonts");
        expect.soft(await layoutShift(), `layout shift of ${path}`).toBeLessThanOrEqual(mostLayoutShift);
        await page.unrouteAll();
      }
      await browser.close();
    });

interface Scope {
  /** Whether only rules about colors are checked. */
  readonly colorsOnly?: boolean;
  /** The selector of the elements that are checked, with their descendants. */
  readonly within?: string;
}

/** Returns the rules of axe that a page breaks, each with the elements. */
async function violations(page: Page, { colorsOnly = false, within = ":root" }: Scope = {}) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ["violations"], selectors: false };
  if (colorsOnly) options.runOnly = ["color-contrast", "link-in-text-block"];
  else options.rules = { "target-size": { enabled: true } };
  return page.evaluate(
    async ([selector, run]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const found = await runner.run(selector, run);
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    },
    [within, options] as const,
  );
}

/** Expects no violations. Reduced motion, because axe would measure colors during a transition. */
async function expectAccessible(page: Page, colorScheme: "light" | "dark", scope: Scope = {}): Promise<void> {
  const shown = `${colorScheme} at ${page.viewportSize()?.width} px`;
  await test.step(`axe finds nothing, ${shown}`, async () => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect.soft(await violations(page, scope), `${page.url()}, ${shown}`).toEqual([]);
  });
}

/** Runs in the page: marks and counts the controls that have a background of their own. */
function markFilled(): number {
  const filled = [...document.querySelectorAll("a[href], button, input, select, textarea")].filter(
    (element) => {
      const { backgroundColor } = getComputedStyle(element);
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        // Not outside the window until it is focused, and not for screen readers only.
        element.getBoundingClientRect().bottom > 0 &&
        element.clientWidth !== 1 &&
        !/, 0\)$|^transparent$/.test(backgroundColor) &&
        backgroundColor !== getComputedStyle(document.body).backgroundColor
      );
    },
  );
  for (const element of filled) element.setAttribute("data-filled", "");
  return filled.length;
}

/** Runs in the page: finds marked controls with neither a border nor a line below, and links that look like text. */
function controlsLikeTheirSurroundings(): string[] {
  const probe = document.body.appendChild(document.createElement("span"));
  const systemColor = (name: string) => {
    probe.style.color = name;
    return getComputedStyle(probe).color;
  };
  const [canvas, linkText] = [systemColor("Canvas"), systemColor("LinkText")];
  probe.remove();
  const isMarked = (element: Element) => {
    const style = getComputedStyle(element);
    const isFramed = (["Top", "Right", "Bottom", "Left"] as const).some(
      (side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Color`] !== canvas,
    );
    return isFramed || style.textDecorationLine !== "none";
  };
  return [...document.querySelectorAll("[data-filled], main p a[href], main li a[href]")]
    .filter((element) => !isMarked(element))
    .filter((element) => element.hasAttribute("data-filled") || getComputedStyle(element).color !== linkText)
    .map((element) => element.outerHTML.slice(0, 100));
}

async function expectControlsInForcedColors(page: Page): Promise<void> {
  await test.step("in forced colors, controls without their background are still recognizable", async () => {
    expect.soft(await page.evaluate(markFilled), `filled controls of ${page.url()}`).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    expect.soft(await page.evaluate(controlsLikeTheirSurroundings), page.url()).toEqual([]);
  });
}

/** Returns the sum of the files' sizes, by gzip if the build has a compressed copy. */
const gzipBytes = (files: readonly string[]): number =>
  files
    .map((file) => join(siteDirectory, file))
    .map((file) => statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size)
    .reduce((sum, size) => sum + size, 0);

/** All tab stops, in the order of the document. */
const tabStops =
  "a[href], button:not(:disabled), input:not([tabindex='-1'], [type=radio]:not(:checked)), select, textarea, summary, [tabindex='0']";

/** Describes the focused element: its index among the tab stops, and its visibility. */
const focusOf = (page: Page) =>
  page.evaluate((stops) => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ] as const;
    const fits = bottom + 4 <= window.innerHeight || bottom - top > window.innerHeight / 2;
    const isHit = points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 60),
      /** Whether it has an outline or another ring. */
      marked: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
      /** Whether its middle or a corner is visible and not covered, and its outline above the window's lower edge. */
      seen: fits && isHit,
      index: [...document.querySelectorAll(stops)].indexOf(element),
      inMain: element.closest("main") !== null,
    };
  }, tabStops);

/**
 * Presses the tab key from the start of the page, or from its main part by the skip link, until the focus leaves that
 * part. Expects that every tab stop is reached. Elements that open on focus may add stops.
 */
async function expectTabKeyReachesAll(page: Page, part: "page" | "main"): Promise<void> {
  const within = part === "main" ? page.getByRole("main") : page.locator("body");
  const reachable = await within.locator(tabStops).filter({ visible: true }).count();
  if (part === "main") {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  const visited: Awaited<ReturnType<typeof focusOf>>[] = [];
  for (;;) {
    await page.keyboard.press("Tab");
    const focus = await focusOf(page);
    const isOut = focus.index < 0 || focus.index === visited[0]?.index || (part === "main" && !focus.inMain);
    if (isOut) break;
    visited.push(focus);
    expect(visited.length, "the tab key leaves the part").toBeLessThan(reachable + 30);
  }
  expect(
    visited.filter(({ marked, seen }) => !marked || !seen),
    "focused without a mark, or out of sight",
  ).toEqual([]);
  const stops = new Set(visited.map(({ index }) => index));
  expect(stops.size, "stops that the tab key reaches").toBeGreaterThanOrEqual(reachable);
}

/**
 * Doubles the text size. Expects that nothing scrolls sideways, no text is cut off at the window's edge, and no word of
 * a drawing breaks.
 */
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
    broken: [...document.querySelectorAll("[data-drawing] *")]
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node instanceof Text)
      .flatMap((text) =>
        Array.from(text.data.matchAll(/[\p{L}\p{N}]+/gu), ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = [...range.getClientRects()].map(({ bottom }) => bottom);
          return Math.max(...lines) - Math.min(...lines) > 4 ? word : "";
        }),
      )
      .filter((word) => word !== ""),
  }));
  expect
    .soft(misfits, `doubled text of ${page.url()} at ${page.viewportSize()?.width} px`)
    .toEqual({ sideways: 0, cut: [], broken: [] });
}

test("an alias and a wildcard's address show their pages and stay in the address bar", async ({ page }) => {
  const reports = await collectReports(page);
  for (const [address, path] of [
    ["/about", aliases["/about"]],
    ["/consortium/no/such-page", wildcards["/consortium/*"]],
  ] as const) {
    const response = await visit(page, address);
    expect(response.status(), address).toBe(200);
    await expect(page).toHaveURL(address);
    const delivered = parseHtml(await response.text());
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${path}`);
    await expect(page).toHaveTitle(delivered.title);
    expect(asLine(await heading(page).textContent()), address).toBe(
      asLine(delivered.querySelector("h1")?.textContent),
    );
  }
  expect(reports).toEqual(nothing);
});

test("an unknown address answers 404, shows the texts and the link of the 404 page, and is logged once", async ({
  page,
}) => {
  const reports = await collectReports(page);
  const response = await visit(page, "/no/such-page");
  expect(response.status()).toBe(404);
  const { statusCode, hero } = notFoundPage;
  const { title, subtitle, actions } = hero;
  await expect(heading(page)).toHaveText(statusCode);
  for (const text of [title, subtitle]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.poll(() => reports.errors).toEqual([expect.stringContaining("/no/such-page")]);
  expect({ ...reports, errors: [] }).toEqual(nothing);
  await expect(page).toHaveTitle(notFoundPage.meta.title);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: actions[0].label }).click();
  await expect(page).toHaveURL("/");
});

test("the engine keeps to its limit of bytes", () => {
  const files = readdirSync(join(siteDirectory, "assets")).filter((file) =>
    /^particles_wasm.*\.(js|wasm)$/.test(file),
  );
  expect(files, "the module and its glue").toHaveLength(2);
  expect(gzipBytes(files.map((file) => `assets/${file}`))).toBeLessThanOrEqual(engineBudget);
});
