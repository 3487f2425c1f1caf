/** Which files of the browser's build a page needs, by the manifest that Vite writes. */
import { figuresOf, hasNetwork, lazyKindsOf } from "../components/sections/preload";
import type { Page } from "../content/types";
import type { CanonicalPath } from "../routes/paths";
import { modulesOf } from "../routes/table";

/** Vite's `manifest.json`, as far as it is read here. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface Chunks {
  /** Files of the page's texts and layout, with all that they import: its HTML asks for them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Files of its drawings, which come when they are near. */
  readonly drawings: readonly string[];
}

/** The files of the page at a canonical path, of the 404 page where there is none. */
export function chunksOf(path: CanonicalPath | undefined, page: Page, manifest: Manifest): Chunks {
  const { content, layout } = modulesOf(path);
  const sources = [layout, content].map((file) => file.replace("../", "src/"));
  // A layout that serves one page has that page's texts in it.
  const chunks = closureOf(
    [
      ...sources.filter((key, index) => index === 0 || key in manifest),
      ...lazyKindsOf(page).map((kind) => `src/components/sections/${kind}.tsx`),
    ],
    manifest,
  );
  const scripts = chunks.map(({ file }) => file);
  const drawings = closureOf(
    [
      ...figuresOf(page).map((name) => `src/components/figures/${name}.tsx`),
      ...(hasNetwork(page) ? ["src/components/network/network-diagram.tsx"] : []),
    ],
    manifest,
  ).map(({ file }) => file);
  return {
    scripts,
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
    drawings: drawings.filter((file) => !scripts.includes(file)),
  };
}

/** The chunks of some modules and of all that they import, each once. */
function closureOf(keys: readonly string[], manifest: Manifest): readonly ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the browser's build has no chunk for ${key}`);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of keys) add(key);
  return [...found];
}
