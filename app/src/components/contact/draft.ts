/** What a visitor has entered in the contact form: kept in memory while other pages are open, until it is sent. */
import { defaultInquiryType, type InquiryType, inquiryTypes } from "../../content/pages/contact";
import type { Message } from "./send-message";

interface Draft {
  message: Message | undefined;
  /** The type of inquiry if the form or a link has chosen it; undefined after a choice of the visitor. */
  preset: InquiryType | undefined;
}

export const draft: Draft = { message: undefined, preset: defaultInquiryType };

/** The visitor has chosen the type: no link changes it. */
export function markTypeChosen(): void {
  draft.preset = undefined;
}

export function forgetDraft(): void {
  Object.assign(draft, { message: undefined, preset: defaultInquiryType } satisfies Draft);
}

export function messageOf(form: HTMLFormElement): Message {
  // Not FormData, which leaves out what is disabled while the form is sending.
  const entry = (name: keyof Message) => {
    const control = form.elements.namedItem(name);
    return control instanceof HTMLElement && "value" in control ? String(control.value) : "";
  };
  return {
    name: entry("name"),
    email: entry("email"),
    inquiryType: inquiryTypeOf(entry("inquiryType")),
    message: entry("message"),
  };
}

export function inquiryTypeOf(value: string): InquiryType {
  return inquiryTypes.find((type) => type.value === value)?.value ?? defaultInquiryType;
}

/** The form of the prerendered page, until a form is mounted. It has its entries even after React has replaced it. */
let delivered = typeof document === "undefined" ? null : document.querySelector("form");

/** The name of the delivered form's control that has the focus. */
export function focusedControl(): string | undefined {
  const focused = delivered?.contains(document.activeElement) ? document.activeElement : null;
  return focused?.getAttribute("name") ?? undefined;
}

/** What was typed before hydration becomes the draft if the mounted form is not the delivered one. */
export function adoptDelivered(mounted: HTMLFormElement): void {
  if (delivered !== null && delivered !== mounted) draft.message = messageOf(delivered);
  delivered = null;
}
