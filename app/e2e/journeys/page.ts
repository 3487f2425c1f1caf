/** What a visitor does on a page, for any browser. Journeys call these functions. */
import { beforeAll, inject, vi } from "vitest";
import type { Driver, Key, Launch } from "./driver";
import { launchFirefox } from "./firefox";
import { type Found, look, type Target } from "./look";
import { launchWebKit } from "./webkit";

export const wide = { width: 1440, height: 900 } as const;
export const phone = { width: 390, height: 844 } as const;

/** This worker's browsers, which all its files share: starting one takes as long as opening five pages. */
const pages = new Map<boolean, Page>();

/** The browser for the journeys of a file. It ends with the worker. */
export function launchPage({ reducedMotion = false }: Partial<Launch> = {}): Page {
  const page = pages.get(reducedMotion) ?? new Page();
  pages.set(reducedMotion, page);
  beforeAll(() => page.start(reducedMotion));
  return page;
}

export class Page {
  #driver: Driver | undefined;

  async start(reducedMotion: boolean): Promise<void> {
    const launch = inject("browser") === "webkit" ? launchWebKit : launchFirefox;
    this.#driver ??= await launch({ reducedMotion });
    await this.#driver.resize(wide.width, wide.height);
  }

  get driver(): Driver {
    if (this.#driver === undefined) throw new Error("the browser has not started");
    return this.#driver;
  }

  /** Opens an address of the site, or of another host, and waits until React has hydrated the page. */
  async open(address: string): Promise<void> {
    await this.driver.open(new URL(address, inject("origin")).href);
    await until(`${address} is taken over by its scripts`, () => this.evaluate(isTakenOver));
  }

  evaluate<Arguments extends unknown[], Result>(
    run: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>> {
    return this.driver.evaluate(run, ...args);
  }

  /** What shows of an element, or null while none is visible. */
  look(target: Target): Promise<Found | null> {
    return this.evaluate(look, target, false);
  }

  async resize({ width, height }: { readonly width: number; readonly height: number }): Promise<void> {
    await this.driver.resize(width, height);
    await until(`the page is ${width} px wide`, async () => {
      return (await this.evaluate(() => window.innerWidth)) === width;
    });
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.#reach(target);
    await this.driver.click(x, y);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.#reach(target);
    await this.driver.movePointer(x, y);
  }

  /** Moves the pointer to the window's edge, where nothing reacts to it. */
  async leave(): Promise<void> {
    // To the header's corner; a stage can be as wide as the window. Moves even if the pointer is there already.
    await this.driver.movePointer(2, 1);
    await this.driver.movePointer(1, 1);
  }

  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.driver.type(text);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  path(): Promise<string> {
    return this.evaluate(() => window.location.pathname + window.location.hash);
  }

  messages(): Promise<readonly string[]> {
    return this.driver.messages();
  }

  /** Scrolls to an element and waits until it does not move and nothing covers it. */
  async #reach(target: Target): Promise<Found> {
    let last: Found | null = null;
    await until(`${target.role} ${target.name ?? ""} can be reached`, async () => {
      const before: Found | null = last;
      last = await this.evaluate(look, target, true);
      return last !== null && !last.covered && before?.x === last.x && before.y === last.y;
    });
    if (last === null) throw new Error("it has been reached");
    return last;
  }
}

async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await condition())) throw new Error(`waited in vain until ${what}`);
    },
    { interval: 50, timeout: 20_000 },
  );
}

/** Runs in the page: whether React has finished its first render. Until then a click may be lost. */
function isTakenOver(): boolean {
  return document.documentElement.dataset["hydrated"] === "true";
}
