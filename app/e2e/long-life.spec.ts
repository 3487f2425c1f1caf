/** Many mounts, after which nothing has grown. An hour of the engine is in tests/tests/engine/long_life.rs. */
import { type CDPSession, expect, type Page, test } from "@playwright/test";
import config from "../playwright.config";
import { collectReports, nothing } from "./reports";
import { esee, expectDrawn, impact } from "./stage";

// No limit on the frame rate.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), "--disable-frame-rate-limit", "--disable-gpu-vsync"],
  },
});

/** What the instrumented page holds; see `instrument`. */
interface Instruments {
  memory: WebAssembly.Memory | undefined;
  /** Elements that all observers together observe. */
  observed: number;
  /** Resolves at the browser's next frame, after which observers have reported. */
  settle: () => Promise<void>;
}
declare global {
  interface Window {
    instruments: Instruments;
  }
}

/** Counts what the page holds. */
async function instrument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const instruments: Window["instruments"] = {
      memory: undefined,
      observed: 0,
      settle: () => new Promise((resolve) => requestAnimationFrame(() => resolve())),
    };
    window.instruments = instruments;

    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...source) => {
      const result = await instantiate(...source);
      const { memory } = result.instance.exports;
      if (memory instanceof WebAssembly.Memory) instruments.memory = memory;
      return result;
    };

    for (const { prototype } of [ResizeObserver, IntersectionObserver]) {
      const { observe, unobserve, disconnect } = prototype;
      const targets = new WeakMap<object, Set<Element>>();
      prototype.observe = function (this: ResizeObserver & IntersectionObserver, element: Element) {
        const own = targets.get(this) ?? new Set();
        targets.set(this, own);
        if (!own.has(element)) instruments.observed += 1;
        own.add(element);
        observe.call(this, element);
      };
      prototype.unobserve = function (this: ResizeObserver & IntersectionObserver, element: Element) {
        if (targets.get(this)?.delete(element) === true) instruments.observed -= 1;
        unobserve.call(this, element);
      };
      prototype.disconnect = function (this: ResizeObserver & IntersectionObserver) {
        instruments.observed -= targets.get(this)?.size ?? 0;
        targets.delete(this);
        disconnect.call(this);
      };
    }
  });
}

interface Holdings {
  readonly memoryBytes: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly observed: number;
  readonly canvases: number;
}

/** What a page holds after its garbage has been collected. */
async function holdings(page: Page, session: CDPSession): Promise<Holdings> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  const { result } = await session.send("Runtime.evaluate", { expression: "HTMLCanvasElement.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", {
    prototypeObjectId: result.objectId ?? "",
  });
  const { result: canvases } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId ?? "",
    functionDeclaration: "function () { return this.length; }",
    returnByValue: true,
  });
  await session.send("Runtime.releaseObject", { objectId: objects.objectId ?? "" });
  const { memoryBytes, observed } = await page.evaluate(() => ({
    memoryBytes: window.instruments.memory?.buffer.byteLength ?? 0,
    observed: window.instruments.observed,
  }));
  return {
    memoryBytes,
    observed,
    listeners: metric("JSEventListeners"),
    nodes: metric("Nodes"),
    canvases: canvases.value as number,
  };
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return session;
}

/** The heap is not compared: it warms up for hundreds of mounts, without a leak. */
function expectNoGrowth(before: Holdings, after: Holdings): void {
  expect(after.memoryBytes, "memory of the engine").toBeLessThanOrEqual(before.memoryBytes);
  expect(after.listeners, "listeners").toBeLessThanOrEqual(before.listeners);
  expect(after.observed, "observed elements").toBeLessThanOrEqual(before.observed);
  expect(after.canvases, "canvases, detached ones too").toBeLessThanOrEqual(before.canvases);
  expect(after.nodes, "nodes").toBeLessThan(before.nodes + 20);
}

test("fifty mounts of a stage leave nothing behind", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 480 });
  const reports = await collectReports(page);
  await instrument(page);
  await page.goto(esee.path);
  await expectDrawn(page);
  const session = await openSession(page);
  /** Goes back and forth between the two pages with a stage. */
  const mount = (times: number) =>
    page.evaluate(
      async ([count, paths]) => {
        for (let mounted = 0; mounted < count; mounted += 1) {
          const path = paths.find((one) => one !== window.location.pathname);
          if (path === undefined) throw new Error("no way on");
          // Like the browser's Back, because the two pages do not link to each other.
          history.pushState(null, "", path);
          dispatchEvent(new PopStateEvent("popstate", { state: null }));
          for (const openedAtMs = performance.now(); ;) {
            await window.instruments.settle();
            const stage = document.querySelector<HTMLElement>("[data-phase]");
            const first = path.includes("impact") ? "individual" : "scattered";
            if (stage?.dataset["phase"] === first) {
              stage.scrollIntoView();
              if (stage.dataset["canvasShown"] === "true") break;
            }
            if (performance.now() - openedAtMs > 20_000) throw new Error(`${path} was not drawn`);
          }
        }
      },
      [times, [esee.path, impact.path]] as const,
    );
  await mount(10);
  const before = await holdings(page, session);
  await mount(40);
  expectNoGrowth(before, await holdings(page, session));
  expect(reports).toEqual(nothing);
});
