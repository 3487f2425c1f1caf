/** The only module of the browser tests that imports the site's source. */
import { siteConfig } from "../site.config";

export { animations } from "../src/animation/generated/animations";
export { formAddress } from "../src/content/form-address";
export { animation as impactAnimation } from "../src/content/pages/consortium-impact";
export { form, guides, page as contactPage } from "../src/content/pages/contact";
export { opening, trades as homeTrades } from "../src/content/pages/home";
export { page as howItWorksPage } from "../src/content/pages/how-it-works";
export { page as notFoundPage } from "../src/content/pages/not-found";
export { animation as eseeAnimation } from "../src/content/pages/platform-esee-intelligence";
export { terms } from "../src/content/shared/glossary";
export { brand, errorScreen, header, labels, notices } from "../src/content/shared/site";
export { subNavigations } from "../src/content/shared/sub-navigation";
export { aliases, canonicalPaths, linkedWildcardPaths, wildcards } from "../src/routes/paths";

export const { origin, allowedHosts, visits } = siteConfig;
