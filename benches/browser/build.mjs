// Bundles contenders and the engine's module into dist, as a site would.

import path from "node:path";

import { contenders, root } from "./plan.mjs";

const dist = path.join(root, "dist");

/** @satisfies {import("esbuild").BuildOptions} */
const common = {
  bundle: true,
  minify: true,
  format: "esm",
  target: "chrome120",
  logLevel: "warning",
};

/**
 * Bundles the engine's glue in dist/engine, where `cargo xtask bench-browser` has compiled it to, and each contender to
 * dist/contenders/<module>/index.js; chunks that a library loads lazily stay apart.
 */
export async function build() {
  // Imported here, so that `--help` needs no packages.
  const esbuild = await import("esbuild");
  await esbuild.build({
    ...common,
    entryPoints: [path.join(dist, "engine/field.js")],
    outdir: path.join(dist, "engine"),
    allowOverwrite: true,
  });
  for (const module of new Set(contenders.map(({ module }) => module))) {
    await esbuild.build({
      ...common,
      entryPoints: { index: path.join(root, "contenders", `${module}.js`) },
      outdir: path.join(dist, "contenders", module),
      splitting: true,
      external: ["/engine/*"],
    });
  }
}
