/** Opens pages, waits for hydration, finds parts of pages. */
import { expect, type Locator, type Page, type Response } from "@playwright/test";

export function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

/** The first visible link to an address, in a part of the page. */
export function linkTo(page: Page, href: string, within: "header" | "main" | "footer" | "dialog"): Locator {
  return page.locator(`${within} a[href="${href}"]`).filter({ visible: true }).first();
}

/** Opens an address and waits until React has hydrated the page. */
export async function visit(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  await expectHydrated(page);
  if (response === null) throw new Error(`${address} is the page that was open already`);
  return response;
}

/** Waits until React has hydrated header, page and footer. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
}

/** Replaces every visible text by an element with that text, as a browser's translator does. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement?.closest("font, script, style, textarea")) continue;
      const font = document.createElement("font");
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
}

/** Expects that the head has each tag of a page once. */
export async function expectOneHead(page: Page): Promise<void> {
  for (const tag of ["title", "meta[name=description]", "link[rel=canonical]", "meta[property='og:url']"])
    await expect(page.locator(`head ${tag}`), tag).toHaveCount(1);
}

/** Removes an object of the platform, as if the browser lacked it. */
export async function removeGlobal(
  page: Page,
  name: "IntersectionObserver" | "ResizeObserver" | "WebAssembly",
) {
  await page.addInitScript((removed) => Reflect.deleteProperty(window, removed), name);
}

/** Makes a page's code throw when it renders. `chunk` is the name of its file. */
export async function throwInCodeOf(page: Page, chunk: string): Promise<void> {
  await page.route(new RegExp(`/assets/${chunk}-[^/]*\\.js$`), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export const page = { meta: { title: "Title", description: "Description" } }; export function Component() { throw new Error("the test's <b>fault</b>"); }`,
    }),
  );
}

/**
 * Waits until React has rendered the effects of earlier events, before assertions that something has *not* changed.
 * React renders in a task for a message, which comes before the task for the second message sent here.
 */
export async function afterRendering(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel();
    for (let turn = 0; turn < 2; turn += 1) {
      const received = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      port2.postMessage(undefined);
      await received;
    }
    port1.close();
  });
}

/** Waits for two frames, after which the effects of a layout change are visible. */
export async function afterFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until the page is idle and has loaded every preloaded module. */
export async function afterLoading(page: Page): Promise<void> {
  // On a machine whose cores are all busy, Chromium may report no idle time for a minute.
  const idle = () =>
    page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
  const isMissing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].some(
        ({ href }) => performance.getEntriesByName(href).length === 0,
      ),
    );
  await idle();
  await expect.poll(isMissing).toBe(false);
  await page.evaluate(() => document.fonts.ready);
  await idle();
}

/** Holds every request for a file until the returned function is called. */
export async function holdRequests(page: Page, file: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Stops the clock of this page and of pages that are opened next. Tests advance it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // The clock keeps running until `pauseAt`. That time must still be in the future then, even on a busy machine.
  await page.clock.pauseAt(60_000);
}

/** The time between frames of the stopped clock. */
export const FRAME_MS = 16;

/** Advances the stopped clock, by default frame by frame, until the element is in the page. */
export async function passTimeUntil(page: Page, element: Locator, stepMs = FRAME_MS): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expect(element).toBeAttached({ timeout: 100 });
  }).toPass({ intervals: [0], timeout: 30_000 });
}

/** Counts the frames that the page requests while ten frames pass on the stopped clock. */
export async function requestedFrames(page: Page): Promise<number> {
  const counter = await page.evaluateHandle(() => {
    const count = { frames: 0 };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      count.frames += 1;
      return request(callback);
    };
    return count;
  });
  await page.clock.runFor(10 * FRAME_MS);
  return counter.evaluate(({ frames }) => frames);
}
