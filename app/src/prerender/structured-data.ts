/** Structured data about the two organizations, for search engines. */
import { socialProfiles } from "../content/owner/external-links";
import { siteConfig } from "../../site.config";
import { isPlaceholder } from "../content/owner/placeholders";
import { brand, organizations } from "../content/shared/site";

const { origin } = siteConfig;

/** JSON-LD, escaped for a script element. */
export function structuredData(): string {
  const { corporation, consortium } = organizations;
  const id = (name: string) => `${origin}/#${name}`;
  const graph = [
    {
      "@type": "Corporation",
      "@id": id("corporation"),
      name: corporation.name,
      description: corporation.description,
      url: `${origin}${corporation.path}`,
      logo: `${origin}/icon-512.png`,
      // Without placeholders, which are nobody's addresses.
      sameAs: socialProfiles.map(({ href }) => href).filter((href) => !isPlaceholder(href)),
    },
    {
      "@type": "NGO",
      "@id": id("consortium"),
      name: consortium.name,
      description: consortium.description,
      url: `${origin}${consortium.path}`,
      logo: `${origin}/icon-512.png`,
      nonprofitStatus: "https://schema.org/Nonprofit501c3",
    },
    {
      "@type": "WebSite",
      "@id": id("site"),
      name: brand.name,
      description: brand.description,
      url: `${origin}/`,
      publisher: { "@id": id("corporation") },
    },
  ];
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
}
