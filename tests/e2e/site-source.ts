/** The only module that imports the site's source. */
export { form, guides, mailboxFor } from "../../app/src/content/pages/contact";
export { animation as impactAnimation } from "../../app/src/content/pages/consortium-impact";
export { externalLinks, socialProfiles } from "../../app/src/content/owner/external-links";
export { type NetworkNode, networkNodes } from "../../app/src/content/shared/network";
export { page as notFoundPage } from "../../app/src/content/pages/not-found";
import { siteConfig } from "../../app/site.config";
export const { origin, allowedHosts } = siteConfig;
const configured = siteConfig.form.endpoint;
/** The address that the contact form posts to; undefined if it sends nothing. */
export const endpoint = configured === "none" ? undefined : configured;
export { animation as eseeAnimation } from "../../app/src/content/pages/platform-esee-intelligence";
export {
  brand,
  errorScreen,
  footer,
  header,
  labels,
  notices,
  organizations,
} from "../../app/src/content/shared/site";
export { terms } from "../../app/src/content/shared/glossary";
export { subNavigations } from "../../app/src/content/shared/sub-navigation";
export { animationLink as homeLink } from "../../app/src/content/pages/home";
export { animationLink as consortiumLink } from "../../app/src/content/pages/consortium";
export { animations } from "../../app/src/animation/generated/animations";
export type { AnimationContent } from "../../app/src/content/types";
export {
  aliases,
  type CanonicalPath,
  canonicalPaths,
  linkedWildcardPaths,
  wildcards,
} from "../../app/src/routes/paths";
