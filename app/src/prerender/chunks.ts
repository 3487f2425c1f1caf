/** Which files of the browser's build a page needs, from Vite's manifest. */

/** The part of Vite's `manifest.json` that is used here. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Chunks {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files of modules, given by their sources, and of all their imports, each once. */
export function chunksOf(sources: readonly string[], manifest: Manifest): Chunks {
  const found = new Set<ManifestChunk>();
  const add = (key: string): void => {
    const chunk = chunkOf(key, manifest);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  const chunks = [...found];
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

export interface Engine {
  readonly scripts: readonly string[];
  readonly wasm: string;
}

/** The engine's module, and the scripts that use it. */
export function engineOf(manifest: Manifest): Engine {
  // Its package is a link, whose path depends on the checkout.
  const inPackage = (file: string) =>
    Object.keys(manifest).find((key) => key.endsWith(`particles-wasm/pkg/${file}`)) ?? file;
  return {
    scripts: chunksOf(["src/animation/live.ts", inPackage("particles_wasm.js")], manifest).scripts,
    wasm: chunkOf(inPackage("particles_wasm_bg.wasm"), manifest).file,
  };
}

function chunkOf(key: string, manifest: Manifest): ManifestChunk {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`the browser's build has no chunk for ${key}`);
  return chunk;
}
