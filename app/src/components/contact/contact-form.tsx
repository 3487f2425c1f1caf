import { type MutationState, useMutation, useMutationState } from "@tanstack/react-query";
import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { toast } from "sonner";
import { formAddress } from "../../content/form-address";
import {
  defaultInquiryType,
  form as texts,
  type InquiryType,
  inquiryTypes,
  labelOf,
  mailboxFor,
} from "../../content/pages/contact";
import type { Inline, Text } from "../../content/types";
import { queryClient } from "../../query-client";
import { Button } from "../controls/button";
import { Select, TextArea, TextField } from "../controls/field";
import { useAfterHydration } from "../use-after-hydration";
import { useToaster } from "../messages/messages";
import { Toaster } from "../messages/toaster";
import { RichText } from "../text/rich-text";
import { draft, forgetDraft } from "./draft";
import { type Message, sendMessage, type Submission, trapField } from "./send-message";

interface ContactFormProps {
  readonly inquiryTypeRef: RefObject<HTMLSelectElement | null>;
  /** The type that the form shows. */
  readonly inquiryType: InquiryType;
  readonly onInquiryTypeChange: (inquiryType: InquiryType) => void;
  readonly onReset: () => void;
}

/** The form on the page; after a link and Back, another one than the form that is sending. */
let mounted: HTMLFormElement | undefined;

const mutationKey = ["message"];

/** The id of the toast that reports a failure to a visitor who has left the page. */
const failureToast = "failure";

type Mutation = MutationState<void, Error, Submission>;

const isConnected = formAddress !== undefined;

/**
 * The contact form. The browser holds and validates the entries. The page can set the type of inquiry through
 * `inquiryTypeRef`, and is notified of the visitor's choices and of a reset.
 */
export function ContactForm({ inquiryTypeRef, inquiryType, onInquiryTypeChange, onReset }: ContactFormProps) {
  const hydrating = useAfterHydration(() => false, true);
  useToaster(Toaster);
  // These callbacks also run after the visitor has left the page.
  const { mutate } = useMutation(
    {
      mutationKey,
      mutationFn: sendMessage,
      // Offline, fails instead of waiting for a connection.
      networkMode: "always",
      // A message that may have arrived is not sent twice.
      retry: false,
      onSuccess: () => {
        toast.success(texts.success.title, {
          description: texts.success.description,
          // Its two sentences have a line each.
          classNames: { description: "max-w-48 text-wrap!" },
        });
        forgetDraft();
        mounted?.reset();
        scrollToButton();
      },
      onError: (error) => {
        if (mounted) scrollToButton();
        else
          toast.error(failureOf(error).title, {
            id: failureToast,
            description: texts.kept,
            duration: Number.POSITIVE_INFINITY,
            closeButton: true,
          });
      },
    },
    queryClient,
  );
  // Also of a message that was sent before a link and Back.
  const last = useMutationState<Mutation>({ filters: { mutationKey } }, queryClient).at(-1);
  const isPending = last?.status === "pending";

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Rendering follows in a later task.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    const entries = new FormData(event.currentTarget);
    mutate({ message: messageOf(entries), trap: String(entries.get(trapField) ?? "") });
  };

  const unsent = !isConnected && last?.status === "success" ? last.variables?.message : undefined;
  return (
    <form
      ref={keepEntries}
      onSubmit={submit}
      onReset={onReset}
      onKeyDown={ignoreHeldEnter}
      // The next message begins. Without an address the line stays: it has the only copy of the last one.
      onInput={isConnected && last && !isPending ? () => queryClient.getMutationCache().clear() : undefined}
      className="space-y-6"
    >
      {/* Entries that are typed while the form sends would be lost. */}
      <TextField
        label={texts.fields.name.label}
        name="name"
        autoComplete="name"
        dir="auto"
        readOnly={isPending}
        required
      />
      <TextField
        label={texts.fields.email.label}
        name="email"
        type="email"
        autoComplete="email"
        dir="auto"
        readOnly={isPending}
        required
      />
      <Select
        ref={inquiryTypeRef}
        label={texts.fields.inquiryType.label}
        name="inquiryType"
        options={inquiryTypes}
        defaultValue={defaultInquiryType}
        onChange={(event) => onInquiryTypeChange(inquiryTypeOf(event.target.value))}
        required
      />
      {isConnected ? (
        <input name={trapField} tabIndex={-1} autoComplete="off" aria-hidden="true" className="sr-only" />
      ) : null}
      <TextArea
        label={texts.fields.message.label}
        name="message"
        rows={5}
        dir="auto"
        readOnly={isPending}
        required
      />
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {/* Without scripts, the browser would send the entries in an address. */}
          <Button
            type="submit"
            disabled={hydrating}
            // Not `disabled`, which would remove the focus.
            aria-disabled={isPending}
            // Keeps it and the line below above the toast, which is as wide as a phone.
            className="max-md:scroll-mb-52"
          >
            {isPending ? texts.submitting : texts.submit}
          </Button>
          <p role="status" className="grow basis-56 text-small text-ink-2 empty:sr-only">
            <RichText text={noteOn(last, inquiryType)} />
          </p>
        </div>
        <p className="mt-5 border-l-2 border-hairline pl-5 text-small wrap-anywhere whitespace-pre-wrap text-ink empty:hidden">
          {unsent === undefined || fitsInLink(unsent) ? "" : unsent.message}
        </p>
        {hydrating ? (
          <p className="scripts-missing mt-5 measure-56 text-body text-ink">
            <RichText text={texts.noScript} />
          </p>
        ) : null}
        <p className="mt-5 measure-56 text-small text-pretty text-ink-3">
          <RichText text={texts.privacy} />
        </p>
      </div>
    </form>
  );
}

const failureOf = ({ name }: Error) => (name === "TimeoutError" ? texts.timeout : texts.failure);

/** The line beside the button: what became of the last message, with an email of one that was not sent. */
function noteOn(last: Mutation | undefined, inquiryType: InquiryType): Text {
  const message = last?.status === "pending" ? undefined : last?.variables?.message;
  const { address, href } = mailboxFor[message?.inquiryType ?? inquiryType];
  const mailbox = { link: href, label: address };
  if (message === undefined) return isConnected ? "" : [texts.sendsNothing, mailbox, "."];
  const failure = last?.error ? failureOf(last.error) : undefined;
  if (isConnected && failure === undefined) return texts.sent;
  const result: readonly Inline[] =
    failure === undefined
      ? [texts.hasSentNothing]
      : [{ strong: failure.title }, `. ${texts.kept} ${failure.advice}`];
  if (fitsInLink(message)) return [...result, { link: mailLink(message), label: texts.asEmail }, "."];
  return [...result, failure === undefined ? texts.copy : texts.write, mailbox, "."];
}

/** Opens a message as an email. */
function mailLink({ name, email, inquiryType, message }: Message): `mailto:${string}` {
  const body = `${message}\n\n${name}\n${email}`.replaceAll(/\r?\n/g, "\r\n");
  const query = `subject=${encodeURIComponent(labelOf(inquiryType))}&body=${encodeURIComponent(body)}`;
  return `${mailboxFor[inquiryType].href}?${query}`;
}

/** Chromium on Windows opens no longer link in another program. */
const fitsInLink = (message: Message) => mailLink(message).length <= 2048;

/** On a phone, the line that says what happened is below the button. */
function scrollToButton(): void {
  mounted?.querySelector("[type=submit]")?.scrollIntoView({ block: "nearest" });
}

/** Its next repetition would submit the emptied form. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}

/**
 * When the form is mounted, fills in the draft and closes the toast of a failure, which the form shows itself. When it
 * is unmounted, keeps the entries.
 */
function keepEntries(form: HTMLFormElement): () => void {
  mounted = form;
  toast.dismiss(failureToast);
  for (const [name, value] of Object.entries(draft.message ?? {})) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLElement) Object.assign(control, { value });
  }
  return () => {
    mounted = undefined;
    draft.message = messageOf(new FormData(form));
  };
}

function messageOf(entries: FormData): Message {
  const entry = (name: keyof Message) => String(entries.get(name) ?? "");
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
