/** The last step of the build: writes the prerendered pages and the files for hosts, and compresses files. */
import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// In development, React and the router are slower and print warnings.
process.env["NODE_ENV"] = "production";

const out = resolve("dist");
const server = resolve(".ssr");

const { prerender } = await import(pathToFileURL(join(server, "server.js")).href);
const manifestFile = join(out, ".vite", "manifest.json");
const site = await prerender({
  template: await readFile(join(out, "index.html"), "utf8"),
  manifest: JSON.parse(await readFile(manifestFile, "utf8")),
  read: (/** @type {string} */ file) => readFileSync(join(out, file), "utf8"),
});
await writeFiles(out, site.published);
await writeFiles(server, site.unpublished);
await rm(join(out, site.superseded));
await rm(dirname(manifestFile), { recursive: true });
await compressFiles(out);

/**
 * @param {string} directory
 * @param {Record<string, string | Uint8Array>} files contents by file name
 */
async function writeFiles(directory, files) {
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** @param {string} directory */
async function compressFiles(directory) {
  const compressible = /\.(?:css|html|js|json|svg|txt|wasm|webmanifest|xml)$/;
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const content = await readFile(file);
    const copies = {
      ".br": await promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      ".gz": await promisify(gzip)(content, { level: 9 }),
    };
    for (const [extension, copy] of Object.entries(copies)) {
      if (copy.length < content.length) await writeFile(file + extension, copy);
    }
  }
}
