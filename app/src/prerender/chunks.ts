/** Which files of the browser's build a page needs, from Vite's manifest. */

/** The part of Vite's `manifest.json` that is used here. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The scripts of some modules, named by their sources, and of all that these import, each once. */
export function scriptsOf(sources: readonly string[], manifest: Manifest): readonly string[] {
  return chunksOf(sources, manifest).map(({ file }) => file);
}

/** The style sheets of the same modules. */
export function stylesOf(sources: readonly string[], manifest: Manifest): readonly string[] {
  return chunksOf(sources, manifest).flatMap(({ css = [] }) => css);
}

function chunksOf(sources: readonly string[], manifest: Manifest): readonly ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const add = (key: string): void => {
    const chunk = chunkOf(key, manifest);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return [...found];
}

export interface Engine {
  readonly scripts: readonly string[];
  readonly wasm: string;
}

/** The engine's module, and the scripts that use it. */
export function engineOf(manifest: Manifest): Engine {
  // Its package is a link, whose path depends on where the app is.
  const inPackage = (file: string) =>
    Object.keys(manifest).find((key) => key.endsWith(`particles-wasm/pkg/${file}`)) ?? file;
  return {
    scripts: scriptsOf(["src/animation/engine-driver.ts", inPackage("particles_wasm.js")], manifest),
    wasm: chunkOf(inPackage("particles_wasm_bg.wasm"), manifest).file,
  };
}

function chunkOf(key: string, manifest: Manifest): ManifestChunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the browser's build has no chunk for ${key}`);
  return chunk;
}
