/** Addresses outside the site. Personal profiles are in `people.ts`. */
import { siteConfig } from "../../../site.config";

export const { externalLinks } = siteConfig;

/** The social profiles that the owner has, in the order of the footer. */
export const socialProfiles = [
  { label: "LinkedIn", href: externalLinks.linkedIn },
  { label: "YouTube", href: externalLinks.youTube },
  { label: "X", href: externalLinks.x },
].flatMap(({ label, href }) => (href === undefined ? [] : [{ label, href }]));
