import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../query-client";
import { fetchEngine, requestEngine } from "./engine";

vi.mock("particles-wasm/particles_wasm_bg.wasm?url", () => ({ default: "/engine.wasm" }));
vi.mock("particles-wasm", () => ({ Stage: "the stage" }));

/** A valid, empty WebAssembly module. */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const answer = (type = "application/wasm", status = 200, bytes = emptyModule.length) =>
  Promise.resolve(
    new Response(emptyModule.subarray(0, bytes), { status, headers: { "content-type": type } }),
  );
const fetchMock = vi.fn<(url: string, init: { readonly signal: AbortSignal }) => Promise<Response>>();

/** Returns the outcome of loading the engine after all attempts, each of which may take ten seconds. */
async function load() {
  const settled = Promise.allSettled([fetchEngine()]);
  await vi.advanceTimersByTimeAsync(60_000);
  return (await settled)[0].status;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => {
  queryClient.clear();
  fetchMock.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each<[string, number, () => Promise<Response>]>([
  ["is refused", 4, () => answer("application/wasm", 503)],
  ["does not arrive", 4, () => Promise.reject(new TypeError("connection reset"))],
  ["is truncated", 4, () => answer("application/wasm", 200, 6)],
  ["is not WebAssembly", 1, () => answer("text/html")],
])("an engine's file that %s is requested %i times", async (_, times, response) => {
  fetchMock.mockImplementation(response);
  expect(await load()).toBe("rejected");
  expect(fetchMock).toHaveBeenCalledTimes(times);
});

test("the engine loads if a second attempt succeeds", async () => {
  fetchMock.mockImplementation(() => answer()).mockImplementationOnce(() => answer("", 503));
  expect(await load()).toBe("fulfilled");
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("each attempt to fetch the engine has ten seconds, with pauses of 1, 2 and 4 s between them", async () => {
  // The test's clock does not control the real `AbortSignal.timeout`.
  vi.spyOn(AbortSignal, "timeout").mockImplementation((delayMs) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException("timed out", "TimeoutError")), delayMs);
    return controller.signal;
  });
  const askedAtMs: number[] = [];
  fetchMock.mockImplementation((_, { signal }) => {
    askedAtMs.push(Date.now() - startMs);
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error));
    });
  });
  const startMs = Date.now();
  expect(await load()).toBe("rejected");
  expect(askedAtMs).toEqual([0, 11_000, 23_000, 37_000]);
});

test("repeated requests load the engine once", async () => {
  fetchMock.mockImplementation(() => answer("", 503));
  requestEngine();
  requestEngine();
  await vi.advanceTimersByTimeAsync(10_000);
  requestEngine();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

test("without WebAssembly the engine is not requested", async () => {
  vi.stubGlobal("WebAssembly", undefined);
  expect(await load()).toBe("rejected");
  expect(fetchMock).not.toHaveBeenCalled();
});
