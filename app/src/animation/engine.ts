/**
 * Loads the engine: fetches and checks its .wasm, then imports the module, which gets the .wasm from the HTTP cache.
 *
 * The check prevents that a lost connection disables the engine until the page is reloaded: browsers never evaluate a
 * module again after its import has failed.
 */
import { queryOptions } from "@tanstack/react-query";
import wasmUrl from "particles-wasm/particles_wasm_bg.wasm?url";
import { queryClient } from "../query-client";

export type Engine = typeof import("particles-wasm");

/** The time limit for each attempt to fetch the .wasm. */
const TIME_LIMIT_MS = 10_000;

/** The engine cannot be loaded, and a retry would fail too. */
class EngineRefused extends Error {
  override readonly name = "EngineRefused";
}

/** `query-client.ts` sets the delays between attempts. */
const engineQuery = queryOptions({
  queryKey: ["particles-wasm"],
  queryFn: loadEngine,
  retry: (failures, error) => failures < 3 && !(error instanceof EngineRefused),
  staleTime: Number.POSITIVE_INFINITY,
  // Fails when offline, instead of waiting for a connection.
  networkMode: "always",
});

/** Returns the engine, which is cached after the first load. */
export function fetchEngine(): Promise<Engine> {
  return queryClient.fetchQuery(engineQuery);
}

/** Starts to load the engine, once. If that fails, the player tries again and reports the failure. */
export function requestEngine(): void {
  if (queryClient.getQueryState(engineQuery.queryKey) === undefined) {
    void queryClient.prefetchQuery(engineQuery);
  }
}

async function loadEngine(): Promise<Engine> {
  if (typeof WebAssembly === "undefined") throw new EngineRefused("WebAssembly does not exist");
  const response = await fetch(wasmUrl, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
  if (!response.ok) throw new Error(`the engine's file came with status ${response.status}`);
  const type = response.headers.get("content-type") ?? "";
  if (!type.startsWith("application/wasm")) {
    throw new EngineRefused(`the engine's file came as "${type}"`);
  }
  const bytes = await response.arrayBuffer();
  if (!WebAssembly.validate(bytes)) throw new Error("the engine's file is damaged");
  try {
    return await import("particles-wasm");
  } catch (cause) {
    throw new EngineRefused("the engine's module did not start", { cause });
  }
}
