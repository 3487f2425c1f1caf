/** Finds the files of the browser's build that a page needs, in Vite's manifest. */

/** The part of Vite's `manifest.json` that this module uses. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** The scripts of modules, named by their sources, and of everything that these import, each once. */
export function scriptsOf(sources: readonly string[], manifest: Manifest): readonly string[] {
  const found = new Set<string>();
  const add = (key: string): void => {
    const { file, imports = [] } = chunkOf(key, manifest);
    if (found.has(file)) return;
    found.add(file);
    for (const imported of imports) add(imported);
  };
  for (const source of sources) add(source);
  return [...found];
}

export interface Engine {
  readonly scripts: readonly string[];
  readonly wasm: string;
}

/** Finds the engine's module and the scripts that use it. */
export function engineOf(manifest: Manifest): Engine {
  // npm links the engine's package, so its path in the manifest depends on the folder of the app.
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
