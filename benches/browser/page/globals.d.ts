// The engine with the stage of the benchmarks, which is built only to be measured: not checked.
declare module "field";
// The site's engine, its glue and its module: not checked.
declare module "site-engine";
declare module "site-engine.wasm";

/** What scripts leave on the window. */
interface Window {
  /** By harness.js, for the runner. */
  bench: typeof import("./harness.js").bench;
}
