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
  ein: "[EIN of the consortium]",
} as const;

export const spid = "[what SPID stands for]";

/**
 * The dates that the legal pages show. `text` identifies the text that a date is for: once that has changed,
 * `build --publish` asks for a new date and says what to write here.
 */
export const legalTexts = {
  privacy: { lastUpdated: "May 2025", text: "61403148" },
  terms: { lastUpdated: "May 2025", text: "127f1bc8" },
} as const;
