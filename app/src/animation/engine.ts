/** Loads the engine: its .wasm, and the JavaScript by which wasm-bindgen calls it. */
import { queryOptions } from "@tanstack/react-query";
import wasmUrl from "particles-wasm/particles_wasm_bg.wasm?url";
import { queryClient } from "../query-client";

export type Engine = typeof import("particles-wasm");

/** The time limit for each attempt to fetch the .wasm. */
const TIME_LIMIT_MS = 10_000;

/** `query-client.ts` sets the number of retries and the delays between them. */
const engineQuery = queryOptions({
  queryKey: ["particles-wasm"],
  queryFn: loadEngine,
  staleTime: Number.POSITIVE_INFINITY,
  // Fails when offline, instead of waiting for a connection.
  networkMode: "always",
});

async function loadEngine(): Promise<Engine> {
  const [engine, module] = await Promise.all([
    import("particles-wasm"),
    WebAssembly.compileStreaming(fetch(wasmUrl, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })),
  ]);
  await engine.default({ module_or_path: module });
  return engine;
}

/** Returns the engine, which is cached after the first load. */
export function fetchEngine(): Promise<Engine> {
  return queryClient.fetchQuery(engineQuery);
}

/** Starts to load the engine. If that fails, the player tries again and reports the failure. */
export function requestEngine(): void {
  void queryClient.prefetchQuery(engineQuery);
}
