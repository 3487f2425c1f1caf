/** The entries of the contact form. They stay until they are sent, also while the visitor is on other pages. */
import { useSyncExternalStore } from "react";
import { defaultInquiryType, type InquiryType } from "../../content/pages/contact";
import type { Message } from "./send-message";

export interface Draft extends Message {
  /** Whether the visitor has chosen the type, which no link changes then. */
  readonly typeChosen: boolean;
}

const empty: Draft = { name: "", email: "", inquiryType: defaultInquiryType, message: "", typeChosen: false };

let draft: Draft | undefined;
const listeners = new Set<() => void>();

export function useDraft(): Draft {
  return useSyncExternalStore(subscribe, currentDraft, () => empty);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the draft, which begins with what the visitor has typed into the prerendered form. */
export function currentDraft(): Draft {
  if (draft === undefined) {
    const form = formOnPage();
    const typed = form === null ? empty : { ...empty, ...entriesOf(form) };
    draft = { ...typed, typeChosen: typed.inquiryType !== defaultInquiryType };
  }
  return draft;
}

export function changeDraft(changes: Partial<Draft>): void {
  draft = { ...currentDraft(), ...changes };
  for (const listener of listeners) listener();
}

export function clearDraft(): void {
  changeDraft(empty);
}

/** Returns the contact form, prerendered or rendered by React, if its page is open. */
export function formOnPage(): HTMLFormElement | null {
  return typeof document === "undefined" ? null : document.querySelector("form[name=contact]");
}

export function entriesOf(form: HTMLFormElement): Message {
  const entries = new FormData(form);
  const entry = (name: keyof Message) => String(entries.get(name) ?? "");
  return {
    name: entry("name"),
    email: entry("email"),
    inquiryType: entry("inquiryType") as InquiryType,
    message: entry("message"),
  };
}
