import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../query-client";
import { fetchEngine, requestEngine } from "./engine";

vi.mock("particles-wasm/particles_wasm_bg.wasm?url", () => ({ default: "/engine.wasm" }));
vi.mock("particles-wasm", () => ({ default: () => Promise.resolve() }));

/** A valid, empty WebAssembly module. */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const answer = (type = "application/wasm", status = 200, bytes = emptyModule.length) =>
  Promise.resolve(
    new Response(emptyModule.subarray(0, bytes), { status, headers: { "content-type": type } }),
  );
const fetchMock = vi.fn<(url: string, init: { readonly signal: AbortSignal }) => Promise<Response>>();

/** Returns the outcome of loading the engine after all attempts, each of which may take ten seconds. */
async function load() {
  let outcome: "fulfilled" | "rejected" | undefined;
  fetchEngine().then(
    () => (outcome = "fulfilled"),
    () => (outcome = "rejected"),
  );
  // Step by step, because compiling takes real time.
  while (outcome === undefined) await vi.advanceTimersByTimeAsync(100);
  return outcome;
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

test.each<[string, () => Promise<Response>]>([
  ["is refused", () => answer("application/wasm", 503)],
  ["does not arrive", () => Promise.reject(new TypeError("connection reset"))],
  ["is truncated", () => answer("application/wasm", 200, 6)],
  ["is not WebAssembly", () => answer("text/html")],
])("an engine's file that %s is requested four times", async (_, response) => {
  fetchMock.mockImplementation(response);
  expect(await load()).toBe("rejected");
  expect(fetchMock).toHaveBeenCalledTimes(4);
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
  fetchMock.mockImplementation(() => answer());
  requestEngine();
  requestEngine();
  expect(await load()).toBe("fulfilled");
  requestEngine();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("without WebAssembly the engine is not requested", async () => {
  vi.stubGlobal("WebAssembly", undefined);
  expect(await load()).toBe("rejected");
  expect(fetchMock).not.toHaveBeenCalled();
});
