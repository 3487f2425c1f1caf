// Compiled by `cargo xtask bench-browser`: not checked.
declare module "field";

interface Window {
  /** By harness.js, for the runner. */
  bench: typeof import("./harness.js").bench;
}
