/** One interface to a page in Firefox and WebKitGTK. */
import { afterAll, beforeAll, inject, vi } from "vitest";
import { type Browser, launchFirefox, launchWebKit } from "./browsers";

export const wide = { width: 1440, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;

/** A visible element. The position is that of its middle, in the window. */
interface Found {
  readonly x: number;
  readonly y: number;
  /** The value of a form's field. */
  readonly value: string;
  readonly disabled: boolean;
  readonly focused: boolean;
  /** Whether another element would get a click on its middle. */
  readonly covered: boolean;
}

/**
 * Launches a browser for the tests of a file or of a `describe`. Elements are found by a CSS selector and a text that
 * the element or its `aria-label` contains: the first visible one.
 */
export function launchPage({ reducedMotion = false } = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await (inject("browser") === "webkit" ? launchWebKit : launchFirefox)(reducedMotion);
    await browser.resize(wide.width, wide.height);
  });
  afterAll(() => browser?.close());

  const evaluate: Browser["evaluate"] = (run, ...args) => browser.evaluate(run, ...args);

  /** Returns the element, or null if none is visible. */
  const find = (selector: string, text = ""): Promise<Found | null> =>
    evaluate(findInPage, selector, text, false);

  /** Moves the pointer to an element, which it scrolls to and which then neither moves nor is covered. */
  const hover = async (selector: string, text = ""): Promise<Found> => {
    let last: Found | null = null;
    const found = await until(`${selector} ${text} can be reached`, async () => {
      const before = last;
      last = await evaluate(findInPage, selector, text, true);
      return last !== null && !last.covered && before?.x === last.x && before.y === last.y && last;
    });
    await browser.movePointer(found.x, found.y);
    return found;
  };

  return {
    evaluate,
    find,
    hover,
    isShown: async (selector: string, text = "") => (await find(selector, text)) !== null,
    isFocused: async (selector: string, text = "") => (await find(selector, text))?.focused === true,
    click: async (selector: string, text = ""): Promise<void> => {
      const { x, y } = await hover(selector, text);
      await browser.click(x, y);
    },
    /** Opens an address of the site in a new document, and waits until React has hydrated the page. */
    open: async (path: string): Promise<void> => {
      // If only the anchor differed, the same document would stay.
      await browser.open("about:blank");
      await browser.open(inject("origin") + path);
      await until(`${path} is hydrated`, () =>
        evaluate(() => document.documentElement.dataset["hydrated"] === "true"),
      );
    },
    resize: async ({ width, height }: typeof wide | typeof phone): Promise<void> => {
      await browser.resize(width, height);
      await until(`the page is ${width} px wide`, () =>
        evaluate((expected) => window.innerWidth === expected, width),
      );
    },
    /** Moves the pointer to the header's corner, where nothing reacts to it. */
    leave: async (): Promise<void> => {
      // Two positions, so that the pointer moves even if it is already there.
      await browser.movePointer(2, 1);
      await browser.movePointer(1, 1);
    },
    type: (text: string) => browser.type(text),
    press: (key: Parameters<Browser["press"]>[0]) => browser.press(key),
    path: () => evaluate(() => window.location.pathname + window.location.hash),
    /** Messages in the console and uncaught exceptions since the page was opened. */
    messages: () => evaluate(() => (window as unknown as { recordedMessages: string[] }).recordedMessages),
  };
}

/** Waits until the condition returns something other than false. */
const until = <Result>(what: string, condition: () => Promise<Result | false>): Promise<Result> =>
  vi.waitFor(
    async () => {
      const result = await condition();
      if (result === false) throw new Error(`waited in vain until ${what}`);
      return result;
    },
    { interval: 50, timeout: 20_000 },
  );

/** Runs in the page. `reach` scrolls the element to the middle of the window first. */
function findInPage(selector: string, text: string, reach: boolean): Found | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) => {
    const label = candidate.getAttribute("aria-label") ?? candidate.textContent;
    return (
      candidate.checkVisibility({ visibilityProperty: true }) && label.replaceAll(/\s+/g, " ").includes(text)
    );
  });
  if (element === undefined) return null;
  if (reach) element.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  return {
    x,
    y,
    value: "value" in element ? String(element.value) : "",
    disabled: element.matches(":disabled, [aria-disabled=true]"),
    focused: element === document.activeElement,
    covered: !element.contains(document.elementFromPoint(x, y)),
  };
}
