/** The address at which the site is published; canonical links and the sitemap begin with it. */
import { toSupply } from "./placeholders";

/** Scheme and host, without a slash at the end. */
export const origin = toSupply(
  "origin.ts",
  "Address at which the site is published",
  "https://mavi.example.com",
);
