import type { InquiryType } from "../../content/pages/contact";

/** What a visitor enters in the contact form. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly inquiryType: InquiryType;
  readonly message: string;
}

/** How long sending a message takes. */
export const SENDING_MS = 1000;

/**
 * Stands in for sending: waits and succeeds. Nothing leaves the page, because the site has no server
 * behind it; a real one takes the place of this function alone.
 */
export function sendMessage(_message: Message): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, SENDING_MS));
}
