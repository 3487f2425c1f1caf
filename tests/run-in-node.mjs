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

const failures = [];
const names = Object.keys(instantiate()).filter((name) => !name.startsWith("__"));
console.log(`running ${names.length} tests`);
for (const name of names) {
  try {
    instantiate()[name]();
    console.log(`test ${name} ... ok`);
  } catch (error) {
    failures.push(error);
    console.log(`test ${name} ... FAILED`);
  }
}
for (const error of failures) {
  console.log(error);
}
// In the format of Rust's harness.
const outcome = failures.length === 0 ? "ok" : "FAILED";
console.log(
  `test result: ${outcome}. ${names.length - failures.length} passed; ${failures.length} failed; 0 ignored`,
);
process.exitCode = failures.length === 0 ? 0 : 1;
