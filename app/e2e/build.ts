/** The build that is tested. */
import { resolve } from "node:path";

/** `app/dist`, or `SITE_DIR`, relative to app/. */
export const siteDirectory = resolve(import.meta.dirname, "..", process.env["SITE_DIR"] ?? "dist");
