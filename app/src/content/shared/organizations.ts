/** The names of the two organizations, and the consortium's tax status. */
import { siteConfig } from "../../../site.config";
import { isPlaceholder, supplied } from "../placeholder";

const { corporation, consortium } = siteConfig;

/** The consortium's tax status. The word joiner keeps the section number on one line. */
export const taxStatus = consortium.is501c3 ? "501(c)\u2060(3)" : "nonprofit";

export const nonprofitWithStatus = consortium.is501c3 ? `${taxStatus} nonprofit` : "nonprofit";

/** The organizations in structured data. */
export const organizations = {
  corporation: {
    name: "MAVI corporation",
    description:
      "A for-profit technology corporation that builds and runs the MAVI market-intelligence and dynamic-pricing platform.",
    path: "/platform/about-us",
  },
  consortium: {
    name: "MAVI consortium",
    description: `An independent ${nonprofitWithStatus} that stewards data and makes privacy-preserving synthetic data.`,
    path: "/consortium/about-us",
  },
} as const;

/** Returns legal name, address and EIN in parentheses, for legal texts; empty until the owner supplies them. */
function identity(organization: typeof corporation & { readonly ein?: string | undefined }): string {
  const { legalName, address } = organization;
  if (isPlaceholder(legalName) || isPlaceholder(address)) return "";
  const ein = supplied(organization.ein);
  return ` (${legalName}, ${address}${ein === undefined ? "" : `, EIN ${ein}`})`;
}

export const identities = { corporation: identity(corporation), consortium: identity(consortium) };
