/** Fails, and names the command to run, if a file is missing that `cargo xtask` generates or installs. */
import { existsSync } from "node:fs";
import { join } from "node:path";

const app = join(import.meta.dirname, "..");
const needed = [
  "node_modules/vitest",
  "node_modules/particles-wasm/pkg/particles_wasm.js",
  "src/animation/generated/animations.ts",
  "src/animation/generated/corridor.ts",
];
const missing = needed.filter((path) => !existsSync(join(app, path)));
if (missing.length > 0) {
  console.error(`app/${missing[0]} is missing: run \`cargo xtask test types\` first, which creates it`);
  process.exit(1);
}
