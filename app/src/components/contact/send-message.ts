import { siteConfig } from "../../../site.config";
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

/** How long sending takes where nothing is sent. */
const SENDING_MS = 1000;

/** How long a configured address may take. */
const TIME_LIMIT_MS = 20_000;

/**
 * Name of a field that no visitor sees: what fills it in is a program. Nothing that a browser or a password
 * manager fills in by itself has this name: a visitor's message would be lost.
 */
export const trapField = "leave-empty";

/**
 * Posts a message as JSON to the address in the site's configuration, once. Where that is "none", it waits and
 * succeeds, and nothing leaves the page. A filled-in `trap` sends nothing either.
 *
 * @throws a `TimeoutError` where no answer came in time and the message may have arrived; another error where
 * there is no connection, a redirect, or a status other than 2xx.
 */
export async function sendMessage({ message, trap }: Submission): Promise<void> {
  const { endpoint } = siteConfig.form;
  if (endpoint === "none" || trap !== "") {
    await new Promise((resolve) => setTimeout(resolve, SENDING_MS));
    return;
  }
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(message),
    credentials: "omit",
    // Followed, a redirect would lose the message, or hand it to another host.
    redirect: "error",
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  if (!response.ok) throw new Error(`the message was answered with status ${response.status}`);
}
