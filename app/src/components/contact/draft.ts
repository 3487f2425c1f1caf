/** The entries of the contact form, kept in memory until they are sent, while the visitor is on other pages, too. */
import { defaultInquiryType, type InquiryType, inquiryTypes } from "../../content/pages/contact";
import type { Message } from "./send-message";

interface Draft {
  message: Message | undefined;
  /** The type of inquiry if the form or a link has chosen it; undefined after a choice of the visitor. */
  preset: InquiryType | undefined;
}

export const draft: Draft = { message: undefined, preset: defaultInquiryType };

/** Called when the visitor has chosen a type, which no link changes any more. */
export function markTypeChosen(): void {
  draft.preset = undefined;
}

export function forgetDraft(): void {
  Object.assign(draft, { message: undefined, preset: defaultInquiryType } satisfies Draft);
}

export function messageOf(form: HTMLFormElement): Message {
  // Not FormData, which omits the select while it is disabled.
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

/**
 * The form of the prerendered page, until a form is mounted. If an extension has changed the page, React replaces this
 * form, and the visitor's entries would be lost.
 */
let prerendered = typeof document === "undefined" ? null : document.querySelector("form");

/** Returns the name of the prerendered form's control that has the focus. */
export function focusedControl(): string | undefined {
  const focused = prerendered?.contains(document.activeElement) ? document.activeElement : null;
  return focused?.getAttribute("name") ?? undefined;
}

/** If the mounted form is not the prerendered one, makes the latter's entries the draft. */
export function adoptPrerendered(mounted: HTMLFormElement): void {
  if (prerendered !== null && prerendered !== mounted) draft.message = messageOf(prerendered);
  prerendered = null;
}
