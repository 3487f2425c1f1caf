/**
 * Loads the engine: first its .wasm, checked, then the module, which then finds it in the HTTP cache.
 *
 * The check comes first because a module whose evaluation failed is never evaluated again: what could
 * still be fixed by a retry must be found out before the import.
 */
import { queryOptions } from "@tanstack/react-query";
import wasmUrl from "particles-wasm/particles_wasm_bg.wasm?url";
import { queryClient } from "../query-client";

/** The module of the engine. */
export type Engine = typeof import("particles-wasm");

/** How long the .wasm may take, each time that it is asked for. */
const TIME_LIMIT_MS = 10_000;

/** The engine can't be had, for a reason that no retry changes before the page is visited again. */
export class EngineRefused extends Error {
  override readonly name = "EngineRefused";
}

/** Delays and caching are the query client's. */
const engineQuery = queryOptions({
  queryKey: ["particles-wasm"],
  queryFn: loadEngine,
  retry: (failures, error) => failures < 3 && !(error instanceof EngineRefused),
  staleTime: Number.POSITIVE_INFINITY,
  // Off line, fail and say so instead of waiting.
  networkMode: "always",
});

/** The engine, from the cache where it is there. */
export function fetchEngine(): Promise<Engine> {
  return queryClient.fetchQuery(engineQuery);
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
