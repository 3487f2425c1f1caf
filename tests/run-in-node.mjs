// Runs the tests of a WebAssembly module: each function that it exports is a test. Cargo passes the module's path, and
// `cargo xtask` the program that makes the glue, as BINDGEN.

import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

const [module] = process.argv.slice(2);
const dir = join(dirname(module), "node");
execFileSync(process.env.BINDGEN, ["nodejs", module, dir], { stdio: "inherit" });

const require = createRequire(import.meta.url);
const glue = join(dir, basename(module, ".wasm") + ".js");

/** The tests in a new instance, because an instance cannot be used after a panic. */
function instantiate() {
  delete require.cache[require.resolve(glue)];
  const { throw_on_panic, ...tests } = require(glue);
  throw_on_panic();
  return tests;
}

const names = Object.keys(instantiate()).filter((name) => !name.startsWith("__"));
let passed = 0;
for (const name of names) {
  try {
    instantiate()[name]();
    passed += 1;
  } catch (error) {
    console.log(`${name} failed:`, error);
  }
}
console.log(`${passed} of ${names.length} tests passed`);
process.exitCode = passed > 0 && passed === names.length ? 0 : 1;
