/** The published licenses of the crates that are compiled into the engine's .wasm. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "../..");

test("the published licenses are those of the crates in the engine; npm run crate-licenses renews them", () => {
  const options = ["--edges=normal,no-proc-macro", "--prefix=none", "--format={p}"];
  const { stdout } = spawnSync(
    "cargo",
    ["tree", "--locked", "--package=particles-wasm", "--target=wasm32-unknown-unknown", ...options],
    { cwd: app, encoding: "utf8" },
  );
  const published = readFileSync(join(app, "public/licenses/crates.txt"), "utf8");
  const names = (text: string, line: RegExp) =>
    [...new Set([...text.matchAll(line)].map(([, name = ""]) => name))].sort();
  const own = ["particles", "particles-painters", "particles-wasm"];
  expect(names(published, /^## (\S+)/gm)).toEqual(
    names(stdout, /^(\S+) v/gm).filter((name) => !own.includes(name)),
  );
});
