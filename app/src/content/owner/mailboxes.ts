/** The mailboxes that the contact and legal pages name. */
import { toSupply } from "./placeholders";

interface Mailbox {
  readonly address: string;
  readonly href: `mailto:${string}`;
}

const mailbox = (address: string): Mailbox => ({ address, href: `mailto:${address}` });

export const mailboxes = {
  businessSolutions: mailbox(
    toSupply("mailboxes.ts", "Mailbox for business solutions", "solutions@example.com"),
  ),
  dataStewardship: mailbox(
    toSupply("mailboxes.ts", "Mailbox for ethical data stewardship", "stewardship@example.com"),
  ),
} as const;
