/** Addresses outside the site. Personal profiles stand with the people, in `people.ts`. */
import { toSupply } from "./placeholders";

export const externalLinks = {
  investorRelations: toSupply(
    "external-links.ts",
    "Investor relations site",
    "https://example.com/investor-relations",
  ),
} as const;

/** The social profiles, in the order of the footer. */
export const socialProfiles = [
  {
    label: "LinkedIn",
    href: toSupply("external-links.ts", "LinkedIn profile", "https://example.com/linkedin"),
  },
  {
    label: "YouTube",
    href: toSupply("external-links.ts", "YouTube channel", "https://example.com/youtube"),
  },
  {
    label: "X",
    href: toSupply("external-links.ts", "X profile", "https://example.com/x"),
  },
] as const;
