import { formAddress } from "../../content/form-address";
import type { InquiryType } from "../../content/pages/contact";

/** The entries of the contact form. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly inquiryType: InquiryType;
  readonly message: string;
}

export interface Submission {
  readonly message: Message;
  readonly trap: string;
}

/** How long submitting takes if nothing is sent. docs/contract.md fixes it. */
const SENDING_MS = 1000;

/** How long a configured address may take to answer. */
const TIME_LIMIT_MS = 20_000;

/**
 * The name of a hidden field, which only bots fill in. Browsers and password managers must not know the name:
 * otherwise they would fill in the field, and the visitor's message would be lost.
 */
export const trapField = "leave-empty";

/**
 * Posts a message as JSON to the configured address, once. Without an address, or if `trap` is filled in, waits and
 * succeeds without sending anything.
 *
 * @throws unless the answer comes in time, with a status of 2xx and no redirect; the message may have arrived anyway
 */
export async function sendMessage({ message, trap }: Submission): Promise<void> {
  if (formAddress === undefined || trap !== "") {
    await new Promise((resolve) => setTimeout(resolve, SENDING_MS));
    return;
  }
  const response = await fetch(formAddress, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
    credentials: "omit",
    // A redirect would lose the message, or send it to another host.
    redirect: "error",
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`the message was answered with status ${response.status}`);
}
