/** The keyboard's focus, and whether a visitor can see it. */
import { expect, type Page } from "@playwright/test";

/** All tab stops, in the order of the document. */
const tabStops =
  "a[href], button:not(:disabled), input:not([tabindex='-1']), select, textarea, summary, [tabindex='0']";

/** How the focused element shows. */
export interface Focus {
  readonly name: string;
  /** Whether it has an outline or another ring. */
  readonly marked: boolean;
  /** Whether its middle or a corner is on the screen and not covered, and its mark above the window's lower edge. */
  readonly seen: boolean;
  readonly index: number;
  readonly inMain: boolean;
}

export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate((stops) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) {
      return { name: "", marked: false, seen: false, index: -1, inMain: false };
    }
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
    const seen =
      fits &&
      points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 60),
      marked: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
      seen,
      index: [...document.querySelectorAll(stops)].indexOf(element),
      inMain: element.closest("main") !== null,
    };
  }, tabStops);
}

/**
 * Presses the tab key from the start of the page, or from its main part by the skip link, until the focus leaves it.
 * Elements that open on focus may add stops; no stop may disappear.
 */
export async function expectTabKeyReachesAll(page: Page, part: "page" | "main"): Promise<void> {
  const within = part === "main" ? page.getByRole("main") : page.locator("body");
  const reachable = await within
    .locator(tabStops)
    .evaluateAll(
      (elements) =>
        elements.filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
    );
  if (part === "main") {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  const visited: Focus[] = [];
  const next = async () => {
    await page.keyboard.press("Tab");
    return focusOf(page);
  };
  let focus = await next();
  for (; visited.length < reachable + 30; focus = await next()) {
    if (focus.index < 0 || focus.index === visited[0]?.index || (part === "main" && !focus.inMain)) break;
    visited.push(focus);
  }
  const names = (which: (stop: Focus) => boolean) => visited.filter(which).map(({ name }) => name);
  expect(
    names(({ marked }) => !marked),
    "focused without a mark",
  ).toEqual([]);
  expect(
    names(({ seen }) => !seen),
    "focused out of sight",
  ).toEqual([]);
  if (part === "main") expect(focus.inMain, "the tab key stays in the main part").toBe(false);
  const stops = new Set(visited.map(({ index }) => index));
  expect(stops.size, "stops that the tab key reaches").toBeGreaterThanOrEqual(reachable);
}
