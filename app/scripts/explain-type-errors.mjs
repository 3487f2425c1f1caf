/** Runs when the type checker has failed: says so where what the site imports from the engine is missing or old. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What Cargo and wasm-pack write, and the sources that its types follow from. */
const written = [
  ["src/animation/generated/animations.ts", "../crates/particles/src"],
  ["../crates/particles-wasm/pkg/particles_wasm.d.ts", "../crates/particles-wasm/src"],
];

/** @param {string} file */
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

for (const [file = "", sources = ""] of written) {
  const names = readdirSync(sources, { recursive: true, encoding: "utf8" });
  if (names.every((name) => changedAt(join(sources, name)) <= changedAt(file))) continue;
  console.error(
    `${file} is missing or older than ${sources}: \`cargo xtask test types\` renews it and checks again.`,
  );
}
process.exitCode = 1;
