/** Which files of the browser's build a module needs, by the manifest that Vite writes. */

/** Vite's `manifest.json`, as far as it is read here. */
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

/** The files of a module, named by its source, and of all that it imports, each once. */
export function chunksOf(source: string, manifest: Manifest): Chunks {
  const found = new Set<ManifestChunk>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the browser's build has no chunk for ${key}`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(source);
  const chunks = [...found];
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}
