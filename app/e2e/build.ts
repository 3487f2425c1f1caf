/** The tested build. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** `app/dist`, or `SITE_DIR`, relative to app/. */
export const siteDirectory = resolve(import.meta.dirname, "..", process.env["SITE_DIR"] ?? "dist");

/** Returns the prerendered page at a canonical address, an alias or a linked address of a wildcard. */
export function htmlOf(path: string): string {
  return readFileSync(join(siteDirectory, path, "index.html"), "utf8");
}
