import type { InquiryType } from "../../content/pages/contact";

/** What a visitor enters in the contact form. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly inquiryType: InquiryType;
  readonly message: string;
}

/** How long sending takes where nothing is sent. */
export const SENDING_MS = 1000;

/**
 * Stands in for sending: waits and succeeds. Nothing leaves the page, because the site has no server
 * behind it.
 */
export function sendMessage(_message: Message): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SENDING_MS));
}
