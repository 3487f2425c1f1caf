/** Structured data about the two organizations, for search engines. */
import { socialProfiles } from "../content/owner/external-links";
import { siteConfig } from "../../site.config";
import * as names from "../content/owner/names";
import { isOpen, supplied } from "../content/owner/open-value";
import { brand, organizations } from "../content/shared/site";

const { origin } = siteConfig;

/** JSON-LD, escaped for a script element, without what the owner has not supplied. */
export function structuredData(): string {
  const { corporation, consortium } = organizations;
  const id = (name: string) => `${origin}/#${name}`;
  const graph = [
    {
      "@type": "Corporation",
      "@id": id("corporation"),
      name: corporation.name,
      legalName: supplied(names.corporation.legalName),
      address: supplied(names.corporation.address),
      description: corporation.description,
      url: `${origin}${corporation.path}`,
      logo: `${origin}/icon-512.png`,
      sameAs: socialProfiles.map(({ href }) => href).filter((href) => !isOpen(href)),
    },
    {
      "@type": "NGO",
      "@id": id("consortium"),
      name: consortium.name,
      legalName: supplied(names.consortium.legalName),
      address: supplied(names.consortium.address),
      description: consortium.description,
      url: `${origin}${consortium.path}`,
      logo: `${origin}/icon-512.png`,
      taxID: supplied(names.consortium.ein),
      nonprofitStatus: names.consortium.is501c3 ? "https://schema.org/Nonprofit501c3" : undefined,
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
