/** Many mounts of a stage. */
import { expect, test } from "./fixtures";
import { esee, expectDrawn, impact } from "./stage";

declare global {
  interface Window {
    engineMemory: WebAssembly.Memory | undefined;
  }
}

test("fifty mounts of a stage leave nothing behind", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.addInitScript(() => {
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...source) => {
      const result = await instantiate(...source);
      const { memory } = result.instance.exports;
      if (memory instanceof WebAssembly.Memory) window.engineMemory = memory;
      return result;
    };
  });
  await page.goto(esee.path);
  await expectDrawn(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  /** Switches between the two pages with a stage. */
  const mount = (times: number) =>
    page.evaluate(
      async ([count, paths]) => {
        for (let mounted = 0; mounted < count; mounted += 1) {
          const path = paths.find((one) => one !== window.location.pathname);
          if (path === undefined) throw new Error("no way on");
          // Navigates as the browser's Back does, because the two pages do not link to each other.
          history.pushState(null, "", path);
          dispatchEvent(new PopStateEvent("popstate", { state: null }));
          for (const openedAtMs = performance.now(); ;) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
            const stage = document.querySelector<HTMLElement>("[data-phase]");
            if (path.includes(stage?.dataset["animation"] ?? "?")) {
              stage?.scrollIntoView();
              if (stage?.dataset["canvasShown"] === "true") break;
            }
            if (performance.now() - openedAtMs > 20_000) throw new Error(`${path} was not drawn`);
          }
        }
      },
      [times, [esee.path, impact.path]] as const,
    );
  /** Measures memory after a garbage collection. Not the heap, which grows for hundreds of mounts without a leak. */
  const held = async () => {
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
    return {
      memoryBytes: await page.evaluate(() => window.engineMemory?.buffer.byteLength ?? Number.NaN),
      listeners: metric("JSEventListeners"),
      nodes: metric("Nodes"),
    };
  };
  await mount(10);
  const before = await held();
  await mount(40);
  const after = await held();
  expect(after.memoryBytes, "memory of the engine").toBeLessThanOrEqual(before.memoryBytes);
  expect(after.listeners, "listeners").toBeLessThanOrEqual(before.listeners);
  expect(after.nodes, "nodes, detached ones too: fewer than one for two mounts").toBeLessThan(
    before.nodes + 20,
  );
});
