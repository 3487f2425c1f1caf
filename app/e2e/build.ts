/** The tested build. */
import { resolve } from "node:path";

/** `app/dist`, or `SITE_DIR`, relative to app/. */
export const siteDirectory = resolve(import.meta.dirname, "..", process.env["SITE_DIR"] ?? "dist");
