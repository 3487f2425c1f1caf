/** Files about the site as a whole, for search engines and for browsers that install it. */
import { siteConfig } from "../../site.config";
import { brand } from "../content/shared/site";
import { canonicalPaths } from "../routes/paths";
import { faults } from "./owner-values";

const { origin } = siteConfig;

/** Lists every page once, by its canonical address. */
export function sitemap(): string {
  const urls = canonicalPaths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** Keeps search engines away from a preview: a site with values that `build --publish` refuses. */
export function robots(isPreview = faults().length > 0): string {
  return `User-agent: *\n${isPreview ? "Disallow" : "Allow"}: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The contact for reports of vulnerabilities, in the format of RFC 9116. It expires at most a year after the build. */
export function securityTxt(): string {
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  return `Contact: mailto:${siteConfig.mailboxes.security}
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${origin}/.well-known/security.txt
`;
}

export function webManifest(): string {
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });
  return JSON.stringify({
    name: brand.name,
    description: brand.description,
    start_url: "/",
    display: "browser",
    background_color: "#f6f8f8",
    theme_color: "#f6f8f8",
    icons: [icon(192), icon(512)],
  });
}
