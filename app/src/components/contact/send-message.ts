import { formAddress } from "../../content/form-address";
import type { InquiryType } from "../../content/pages/contact";

/** What a visitor enters in the contact form. */
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

/** How long sending takes if nothing is sent. */
const SENDING_MS = 1000;

/** The time limit for a configured address. */
const TIME_LIMIT_MS = 20_000;

/**
 * Name of a hidden field, which only bots fill in. Browsers and password managers must not fill in a field of this
 * name, or a visitor's message would be lost.
 */
export const trapField = "leave-empty";

/**
 * Posts a message as JSON to the configured address, once. Without one, or if `trap` is filled in, waits and succeeds
 * without sending anything.
 *
 * @throws unless it is answered in time with a status of 2xx, without a redirect; the message may have arrived all the
 * same.
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
