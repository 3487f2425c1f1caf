import { siteConfig } from "../../site.config.ts";

/** Where the contact form posts its entries; undefined if it sends nothing. */
export const formAddress = siteConfig.form === "simulated" ? undefined : siteConfig.form;
