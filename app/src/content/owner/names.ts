/** Names and numbers that only the owner knows; until they are supplied, the site says what it can without them. */
import { toSupply } from "./placeholders.ts";

const file = "src/content/owner/names.ts";

/** What the legal pages call the two organizations. */
export const organizations = {
  corporation: toSupply("Legal name and address of the corporation", "the MAVI corporation", file),
  consortium: toSupply("Legal name and address of the consortium", "the MAVI consortium", file),
} as const;

// The word joiner keeps the section of the law on one line.
export const taxStatus = toSupply(
  "EIN of the consortium, beside its tax status",
  "a 501(c)\u2060(3) organization",
  file,
);

export const spid = toSupply("What SPID stands for", "SPID: a synthetic record’s identifier", file);
