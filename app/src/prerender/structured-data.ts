/** Structured data about the two organizations, for search engines. */
import { siteConfig } from "../../site.config";
import { isPlaceholder, supplied } from "../content/placeholder";
import { organizations } from "../content/shared/organizations";
import { brand, socialProfiles } from "../content/shared/site";

const { origin } = siteConfig;

/** Returns JSON-LD, escaped for a script element, without values that the owner has not supplied. */
export function structuredData(): string {
  const { corporation, consortium } = organizations;
  const id = (name: string) => `${origin}/#${name}`;
  const graph = [
    {
      "@type": "Corporation",
      "@id": id("corporation"),
      name: corporation.name,
      legalName: supplied(siteConfig.corporation.legalName),
      address: supplied(siteConfig.corporation.address),
      description: corporation.description,
      url: `${origin}${corporation.path}`,
      logo: `${origin}/icon-512.png`,
      sameAs: socialProfiles.map(({ href }) => href).filter((href) => !isPlaceholder(href)),
    },
    {
      "@type": "NGO",
      "@id": id("consortium"),
      name: consortium.name,
      legalName: supplied(siteConfig.consortium.legalName),
      address: supplied(siteConfig.consortium.address),
      description: consortium.description,
      url: `${origin}${consortium.path}`,
      logo: `${origin}/icon-512.png`,
      taxID: supplied(siteConfig.consortium.ein),
      nonprofitStatus: siteConfig.consortium.is501c3 ? "https://schema.org/Nonprofit501c3" : undefined,
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
  return JSON.stringify({ "@context": "https://schema.org", "@graph": graph })
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2060", "");
}
