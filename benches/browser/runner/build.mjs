// Bundles every contender as a site would ship it, and our stage into dist/engine. Owns the folder dist/, shared in
// dist/engine with wasm-pack, which puts the module and its glue there.

import { mkdir, rm } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";

import { Refusal } from "./refusal.mjs";

export const root = path.resolve(import.meta.dirname, "..");
const dist = path.join(root, "dist");

const engineFolder = path.join(dist, "engine");

/** What the site imports. */
const siteEngine = path.resolve(root, "../../crates/particles-wasm/pkg");

/** Imported when it is needed, so that `--help` needs no packages. */
const importEsbuild = () => import("esbuild");

/** @satisfies {import("esbuild").BuildOptions} */
const common = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "chrome120",
  alias: {
    "site-engine": path.join(siteEngine, "particles_wasm_bg.js"),
    "site-engine.wasm": path.join(siteEngine, "particles_wasm_bg.wasm"),
  },
  /** @type {{ ".wasm": "file" }} a copy of the module beside the bundle */
  loader: { ".wasm": "file" },
  legalComments: "none",
  logLevel: "warning",
};

/** Builds dist/engine/index.js, which exports `createStage`, from the package that wasm-pack has put beside it. */
export async function buildEngine() {
  const { build } = await importEsbuild();
  const glue = path.join(engineFolder, "field.js");
  if (!existsSync(glue)) {
    throw new Refusal(
      "benches/browser/dist/engine has no WebAssembly package. `cargo xtask bench-browser --build-only` builds it; by hand:\n" +
        "  wasm-pack build crates/field --release --target web --out-dir ../../benches/browser/dist/engine --features canvas",
    );
  }
  await build({
    ...common,
    entryPoints: { index: path.join(root, "src/engine-stage.js") },
    // The bundled glue finds the module by a URL relative to itself, which esbuild leaves alone: same folder.
    outdir: engineFolder,
    alias: { field: glue },
  });
}

/** Builds dist/contenders/<module>/index.js for every module named; chunks that a library loads lazily stay apart. */
export async function buildContenders(modules) {
  const { build } = await importEsbuild();
  await rm(path.join(dist, "contenders"), { recursive: true, force: true });
  for (const module of modules) {
    const outdir = path.join(dist, "contenders", module);
    await mkdir(outdir, { recursive: true });
    await build({
      ...common,
      entryPoints: { index: path.join(root, "contenders", `${module}.js`) },
      outdir,
      splitting: true,
      external: ["/dist/*"],
    });
  }
}
