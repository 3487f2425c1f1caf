import { siteConfig } from "../../site.config.ts";

/** The address to which the contact form posts its entries; undefined if the form sends nothing. */
export const formAddress = siteConfig.form === "simulated" ? undefined : siteConfig.form;
