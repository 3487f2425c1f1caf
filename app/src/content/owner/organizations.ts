/** What the site says of the two organizations' names and of the consortium's status. */
import { consortium, corporation } from "./names.ts";
import { isOpen, supplied } from "./open-value.ts";

/** Follows the organization: legal name and address in parentheses, once they are supplied. */
function identity({ legalName, address }: typeof corporation | typeof consortium): string {
  return isOpen(legalName) || isOpen(address) ? "" : ` (${legalName}, ${address})`;
}

export const identities = { corporation: identity(corporation), consortium: identity(consortium) };

// The word joiner keeps the section of the law on one line.
export const nonprofit = consortium.is501c3 ? "501(c)\u2060(3) nonprofit" : "nonprofit";

const ein = supplied(consortium.ein);

/** After "is". */
export const taxStatus = `a ${consortium.is501c3 ? "501(c)\u2060(3)" : "nonprofit"} organization${ein === undefined ? "" : ` (EIN ${ein})`}`;
