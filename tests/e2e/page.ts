/** What tests do with any page: open it, know that React has taken it over, find its parts. */
import { expect, type Locator, type Page, type Response } from "@playwright/test";

export function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

/** The text of an element as a line: without the breaks of its source. */
export function asLine(text: string | null | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

/** Opens an address and waits until React has taken over all that was prerendered. */
export async function visit(page: Page, address: string): Promise<Response> {
  const response = await page.goto(address);
  await expectHydrated(page);
  if (response === null) throw new Error(`${address} is the page that was open already`);
  return response;
}

/** Waits until React has taken over header, page and footer, which the site marks. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
}

/**
 * Lets what has already happened on the page reach the document: React renders in a message of its own,
 * which comes before the second one sent from here. For what must *not* have changed.
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

/** Waits until two frames have been presented, and so all that a change of layout has led to. */
export async function afterFrame(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until the page has nothing left to do and every file that it has asked for has come. */
export async function afterLoading(page: Page): Promise<void> {
  const idle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
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

/** Adds up by how much the page's content moves by itself. Call it before the page is opened. */
export async function trackLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    Object.defineProperty(window, "layoutShift", { get: () => sum });
  });
  return async () => {
    await afterFrame(page);
    return page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
  };
}

/** Holds back every request for a file until what is returned is called. */
export async function holdRequests(page: Page, file: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Has the time of this page, and of those that are opened next, stand still but for the test. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // It runs until it is paused, and cannot be paused in its past: a busy machine takes its time.
  await page.clock.pauseAt(60_000);
}
