/** The mailboxes that the contact and legal pages name. */
import { siteConfig } from "../../../site.config";

export interface Mailbox {
  readonly address: string;
  readonly href: `mailto:${string}`;
}

const mailbox = (address: string): Mailbox => ({ address, href: `mailto:${address}` });

export const mailboxes = {
  businessSolutions: mailbox(siteConfig.mailboxes.businessSolutions),
  dataStewardship: mailbox(siteConfig.mailboxes.dataStewardship),
} as const;
