/** Every page, in windows of several sizes and in both schemes. */
import axe from "axe-core";
import { expect, type Page, test } from "./fixtures";
import { afterFrame, expectHydrated, expectOneHead, heading, holdRequests, visit } from "./page";
import { aliases, canonicalPaths, notFoundPage, origin, wildcards } from "./site-source";

declare global {
  interface Window {
    axe: typeof axe;
    /** The sum of the page's layout shifts. */
    layoutShift: number;
  }
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The rules of axe about colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

for (const path of canonicalPaths) {
  test(`${path} is reachable by the tab key and accessible, and fits into any window`, async ({ page }) => {
    test.slow();
    // One load serves all steps.
    await page.setViewportSize(wide);
    await visit(page, path);
    await expect(heading(page)).toHaveCount(1);
    await expectOneHead(page);
    await test.step("the tab key reaches every control, which then has an outline and is visible", () =>
      expectTabKeyReachesAll(page));
    await expectAccessible(page, "light");
    await expectAccessible(page, "dark", colorRules);
    await test.step("nothing moves with reduced motion", async () => {
      expect.soft(await page.evaluate(findMoving)).toEqual([]);
    });
    await page.setViewportSize(phone);
    await expectAccessible(page, "light", colorRules);
    await expectAccessible(page, "dark");
    for (const [textSize, width] of [
      ["100%", 320],
      ["200%", 1280],
      ["200%", 390],
    ] as const)
      await test.step(`text of ${textSize} fits at ${width} px`, async () => {
        await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
        await page.setViewportSize({ width, height: 900 });
        await afterFrame(page);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect.soft(await page.evaluate(findCutText)).toEqual([]);
      });
  });
}

for (const [width, height, mostLayoutShift] of [
  [390, 844, 0.03],
  [768, 1024, 0.01],
  [1440, 900, 0.01],
] as const)
  test(`almost nothing moves at ${width} px when fonts load late`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      window.layoutShift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
          window.layoutShift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of canonicalPaths) {
      const release = await holdRequests(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await afterFrame(page);
      release();
      await expectHydrated(page);
      const usesArial = await page.evaluate(async () =>
        [...(await document.fonts.ready)].some(
          ({ family, status }) => family === "Instrument Fallback" && status === "loaded",
        ),
      );
      test.skip(!usesArial, "this machine has no font as wide as Arial");
      await afterFrame(page);
      expect.soft(await page.evaluate(() => window.layoutShift), path).toBeLessThanOrEqual(mostLayoutShift);
      await page.unrouteAll();
    }
  });

/** Expects that axe finds nothing, by these of its rules or by all. */
async function expectAccessible(
  page: Page,
  colorScheme: "light" | "dark",
  rules?: readonly string[],
): Promise<void> {
  const shown = `${colorScheme} at ${page.viewportSize()?.width} px`;
  await test.step(`axe finds nothing, ${shown}`, async () => {
    // Reduced motion, because axe would measure colors during a transition.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
    const options: axe.RunOptions = { resultTypes: ["violations"], selectors: false };
    if (rules === undefined) options.rules = { "target-size": { enabled: true } };
    else options.runOnly = [...rules];
    const violations = await page.evaluate(async (run) => {
      const found = await window.axe.run(document, run);
      return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    }, options);
    expect.soft(violations, shown).toEqual([]);
  });
}

/** Runs in the page: finds elements with a running animation or transition of more than 10 ms. */
function findMoving(): readonly string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 10)
    .map(({ effect }) =>
      effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? "") : "",
    );
}

/** All tab stops, in the order of the document. */
const tabStops =
  "a[href], button:not(:disabled), input:not([tabindex='-1'], [type=radio]:not(:checked)), select, textarea, summary, [tabindex='0']";

/** Presses the tab key until the focus leaves the page. Elements that open on focus may add stops. */
async function expectTabKeyReachesAll(page: Page): Promise<void> {
  const reachable = await page.locator(tabStops).filter({ visible: true }).count();
  const reached = new Set<number>();
  for (;;) {
    await page.keyboard.press("Tab");
    const { index, ...focus } = await page.evaluate(describeFocus, tabStops);
    if (index < 0 || reached.has(index)) break;
    reached.add(index);
    expect.soft(focus).toMatchObject({ isOutlined: true, isSeen: true });
  }
  expect(reached.size, "stops that the tab key reaches").toBeGreaterThanOrEqual(reachable);
}

/** Runs in the page: describes the focused element, with its index among the tab stops. */
function describeFocus(stops: string) {
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
  return {
    index: [...document.querySelectorAll(stops)].indexOf(element),
    html: element.outerHTML.slice(0, 100),
    isOutlined: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    /** Whether its middle or a corner is visible and not covered, and its outline above the window's lower edge. */
    isSeen:
      fits &&
      points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
  };
}

/** Runs in the page: finds visible text beyond the window's edge that cannot be scrolled to. */
function findCutText(): readonly string[] {
  const cut = [...document.querySelectorAll("main *, header *, footer *")].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1 || (left >= -1 && right <= window.innerWidth + 1)) return false;
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return false;
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      // For screen readers only.
      if (box.clientWidth === 1) return false;
      const scrolls = /auto|scroll/.test(getComputedStyle(box).overflowX);
      if (scrolls && box !== document.documentElement && box !== document.body) return false;
    }
    return true;
  });
  return cut.map((element) => element.outerHTML.slice(0, 100));
}

test("an alias and a wildcard's address show their pages and stay in the address bar", async ({ page }) => {
  for (const [address, path] of [
    ["/about", aliases["/about"]],
    ["/consortium/no/such-page", wildcards["/consortium/*"]],
  ] as const) {
    await visit(page, path);
    const title = await page.title();
    await visit(page, address);
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(title);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${origin}${path}`);
  }
});

test("an unknown address answers 404, shows the texts and the link of the 404 page, and is logged once", async ({
  page,
  messages,
}) => {
  const response = await visit(page, "/no/such-page");
  expect(response.status()).toBe(404);
  const { statusCode, hero } = notFoundPage;
  const { title, subtitle, actions } = hero;
  await expect(heading(page)).toHaveText(statusCode);
  for (const text of [title, subtitle]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.poll(() => messages).toEqual([expect.stringContaining("/no/such-page")]);
  messages.length = 0;
  await expect(page).toHaveTitle(notFoundPage.meta.title);
  await expectAccessible(page, "light");
  await page.getByRole("link", { name: actions[0].label }).click();
  await expect(page).toHaveURL("/");
});
