/** What the site says of the two organizations' names and of the consortium's status. */
import { consortium, corporation } from "./names.ts";
import { isOpen, supplied } from "./open-value.ts";

/** Legal name and address, once they are supplied. */
function identity({ legalName, address }: typeof corporation | typeof consortium): string | undefined {
  return isOpen(legalName) || isOpen(address) ? undefined : `${legalName}, ${address}`;
}

export const identities = { corporation: identity(corporation), consortium: identity(consortium) };

// The word joiner keeps the section of the law on one line.
export const nonprofit = consortium.is501c3 ? "501(c)\u2060(3) nonprofit" : "nonprofit";

const ein = supplied(consortium.ein);

/** After "is". */
export const taxStatus = `a ${consortium.is501c3 ? "501(c)\u2060(3)" : "nonprofit"} organization${ein === undefined ? "" : ` (EIN ${ein})`}`;
