/** Names, numbers and dates that only the owner knows. */

export const corporation = {
  legalName: "[legal name of the corporation]",
  address: "[address of the corporation]",
} as const;

export const consortium = {
  legalName: "[legal name of the consortium]",
  address: "[address of the consortium]",
  /** If not, the site says only that it is a nonprofit. */
  is501c3: true as boolean,
  /** `undefined` if it has none. */
  ein: "[EIN of the consortium]" as string | undefined,
} as const;

/** The title of a tooltip. */
export const spid = "[what SPID stands for]";

/** The dates of the legal pages. `text` identifies the text of that date; for another, the list says what to write. */
export const legalTexts = {
  privacy: { lastUpdated: "May 2025", text: "61403148" },
  terms: { lastUpdated: "May 2025", text: "127f1bc8" },
} as const;
