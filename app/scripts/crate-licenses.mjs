/** Writes the licenses of the crates in the engine's .wasm to `dist/licenses/crates.txt`. */
import { spawnSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** @param {string[]} options */
function cargo(...options) {
  const { status, stdout, stderr } = spawnSync("cargo", options, { encoding: "utf8", maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`cargo ${options.join(" ")}: ${stderr}`);
  return stdout;
}

const target = "wasm32-unknown-unknown";
const format = ["--edges=normal,no-proc-macro", "--prefix=none", "--format={p}"];
const tree = cargo("tree", "--locked", "--package=particles-wasm", `--target=${target}`, ...format);
const linked = new Set(tree.match(/^\S+ v\S+/gm));
const { packages } = JSON.parse(
  cargo("metadata", "--locked", "--format-version=1", `--filter-platform=${target}`),
);

const notices = [];
for (const { name, version, license, repository, source, manifest_path: manifest } of packages) {
  if (source === null || !linked.has(`${name} v${version}`)) continue;
  const directory = dirname(manifest);
  const files = (await readdir(directory)).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  // One of several licenses is enough, and MIT is the shortest.
  const chosen = files.filter((file) => /mit/i.test(file));
  const texts = (chosen.length > 0 ? chosen : files).map((file) => readFile(join(directory, file), "utf8"));
  const text = (await Promise.all(texts)).map((each) => each.trim()).join("\n\n");
  notices.push(
    `## ${name} (${license})\n\n${repository ?? ""}\n\n${text || "The package has no license file; its authors are named in the repository."}\n`,
  );
}
const head = `# Rust code in the engine's .wasm

The .wasm also contains the Rust standard library (MIT OR Apache-2.0), by the Rust Project Developers,
https://github.com/rust-lang/rust
`;
await writeFile(join(import.meta.dirname, "../dist/licenses/crates.txt"), [head, ...notices].join("\n"));
