/** Files about the site as a whole, for search engines and for browsers that install it. */
import { brand } from "../content/shared/site";
import type { CanonicalPath } from "../routes/paths";

/** Every page once, by its canonical address. */
export function sitemap(origin: string, paths: readonly CanonicalPath[]): string {
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>\n`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls}</urlset>
`;
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
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
