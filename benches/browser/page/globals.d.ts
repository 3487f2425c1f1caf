interface Window {
  /** By harness.js, for the runner. */
  bench: typeof import("./harness.js").bench;
}
