/** One interface to a page in Firefox and WebKitGTK. */
import { afterAll, beforeAll, inject, vi } from "vitest";
import { type Browser, launchFirefox, launchWebKit } from "./browsers";

export const wide = { width: 1440, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;

/** The first element with this role whose accessible name begins with `name`, or whose text is `name`. */
export interface Target {
  readonly role: "button" | "dialog" | "field" | "heading" | "link" | "text" | "tooltip";
  readonly name?: string;
  /** The landmark or dialog that it is in. */
  readonly within?: "header" | "main" | "footer" | "dialog";
}

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

/** Launches a browser for the journeys of a file. */
export function launchPage({ reducedMotion = false } = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await (inject("browser") === "webkit" ? launchWebKit : launchFirefox)(reducedMotion);
    await browser.resize(wide.width, wide.height);
  });
  afterAll(() => browser?.close());

  const evaluate: Browser["evaluate"] = (run, ...args) => browser.evaluate(run, ...args);

  /** Returns the element, or null if none is visible. */
  const look = (target: Target): Promise<Found | null> => evaluate(lookInPage, target, false);

  /** Scrolls to an element and waits until it does not move and nothing covers it. */
  const reach = (target: Target): Promise<Found> => {
    let last: Found | null = null;
    return until(`${target.role} ${target.name ?? ""} can be reached`, async () => {
      const before = last;
      last = await evaluate(lookInPage, target, true);
      return last !== null && !last.covered && before?.x === last.x && before.y === last.y && last;
    });
  };

  const click = async (target: Target): Promise<void> => {
    const { x, y } = await reach(target);
    await browser.click(x, y);
  };

  return {
    evaluate,
    look,
    click,
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
    hover: async (target: Target): Promise<void> => {
      const { x, y } = await reach(target);
      await browser.movePointer(x, y);
    },
    movePointer: (x: number, y: number) => browser.movePointer(x, y),
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
function lookInPage({ role, name = "", within }: Target, reach: boolean): Found | null {
  const dialog = "dialog:popover-open";
  const selectors = {
    button: "button, [role=button]",
    dialog,
    field: "input, select, textarea",
    heading: "h1, h2, h3",
    link: "a[href]",
    text: "p, h1, h2, h3, div, strong",
    tooltip: "[role=tooltip]",
  };
  const nameOf = (element: Element): string => {
    const labelledBy = (element.getAttribute("aria-labelledby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id));
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const label = [...labelledBy, ...labels].map((part) => part?.textContent ?? "").join(" ");
    const text = element.getAttribute("aria-label") ?? (label.trim() || element.textContent);
    return text.replace(/\s+/g, " ").trim();
  };
  const scope = document.querySelector(within === "dialog" ? dialog : (within ?? "body"));
  const element = [...(scope?.querySelectorAll<HTMLElement>(selectors[role]) ?? [])].find(
    (candidate) =>
      candidate.checkVisibility({ visibilityProperty: true }) &&
      (role === "text" ? nameOf(candidate) === name : nameOf(candidate).startsWith(name)),
  );
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
