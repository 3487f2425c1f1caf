/** Which files of the browser's build a page needs, so that its HTML can ask for all of them at once. */
import type { LoadedPage } from "../routes/table";

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

// The route table imports by function and names no file. A module is known by what it exports.
const contentModules = import.meta.glob<object>(["../content/pages/*.ts"]);
const pageModules = import.meta.glob<object>(["../pages/*.tsx", "!**/*.test.tsx"]);

/** The files of a page's texts and layout, with all that they import. */
export async function chunksOf({ page, Layout }: LoadedPage, manifest: Manifest): Promise<Chunks> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the browser's build has no chunk for ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  const content = await sourceOf(page, contentModules);
  // A layout of a page's own holds its texts.
  if (content in manifest) add(content);
  add(await sourceOf(Layout, pageModules));
  for (const kind of new Set(page.sections.map((section) => section.kind))) {
    // Some kinds are chunks of their own.
    const file = `src/components/sections/${kind}.tsx`;
    if (file in manifest) add(file);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

/** The manifest's key of the module that exports `value`. */
async function sourceOf(
  value: unknown,
  modules: Readonly<Record<string, () => Promise<object>>>,
): Promise<string> {
  for (const [file, load] of Object.entries(modules)) {
    if (Object.values(await load()).includes(value)) return file.replace("../", "src/");
  }
  throw new Error("a page was loaded from a module that is not under content/pages/ or pages/");
}
