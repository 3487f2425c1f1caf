/** What a visitor has entered in the contact form: kept in memory while other pages are open, until it is sent. */
import { defaultInquiryType, type InquiryType } from "../../content/pages/contact";
import type { Message } from "./send-message";

interface Draft {
  message: Message | undefined;
  /** The type of inquiry if the form or a link has chosen it; undefined after a choice of the visitor. */
  preset: InquiryType | undefined;
}

export const draft: Draft = { message: undefined, preset: defaultInquiryType };

export function forgetDraft(): void {
  Object.assign(draft, { message: undefined, preset: defaultInquiryType } satisfies Draft);
}
