/** How texts name the two organizations and the consortium's tax status. */
import { siteConfig } from "../../../site.config";
import { isPlaceholder, supplied } from "../placeholder";

const { corporation, consortium } = siteConfig;

/** Follows the organization: legal name and address in parentheses, once they are supplied. */
function identity({ legalName, address }: { readonly legalName: string; readonly address: string }): string {
  return isPlaceholder(legalName) || isPlaceholder(address) ? "" : ` (${legalName}, ${address})`;
}

export const identities = { corporation: identity(corporation), consortium: identity(consortium) };

/** The status of the consortium; the word joiner keeps the section of the law on one line. */
export const status = consortium.is501c3 ? "501(c)\u2060(3)" : "nonprofit";

export const nonprofit = consortium.is501c3 ? `${status} nonprofit` : "nonprofit";

const ein = supplied(consortium.ein);

/** With its article, and with the number once it is supplied. */
export const taxStatus = `a ${nonprofit}${ein === undefined ? "" : ` (EIN ${ein})`}`;
