import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type RefObject, useRef } from "react";
import { toast } from "sonner";
import { siteConfig } from "../../../site.config";
import {
  defaultInquiryType,
  form as texts,
  type InquiryType,
  inquiryTypes,
} from "../../content/pages/contact";
import { queryClient } from "../../query-client";
import { Button } from "../controls/button";
import { Select, TextArea, TextField } from "../controls/field";
import { useHydrating } from "../use-hydrating";
import { useToaster } from "../messages/messages";
import { Toaster } from "../messages/toaster";
import { RichText } from "../text/rich-text";
import { type Message, sendMessage, trapField } from "./send-message";

interface ContactFormProps {
  readonly inquiryTypeRef: RefObject<HTMLSelectElement | null>;
  readonly onInquiryTypeChange: (inquiryType: InquiryType) => void;
  readonly onReset: () => void;
}

/**
 * The contact form. The browser holds and validates the entries. The page can set the type of inquiry through
 * `inquiryTypeRef`, and is notified of the visitor's choices and of a reset.
 */
export function ContactForm({ inquiryTypeRef, onInquiryTypeChange, onReset }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  /** True from the press on; rendering follows in a later task. */
  const isSending = useRef(false);
  const hydrating = useHydrating();
  useToaster(Toaster);
  // These callbacks also run after the visitor has left the page.
  const { mutate, isPending, isSuccess, reset } = useMutation(
    {
      mutationFn: sendMessage,
      // Offline, fails instead of waiting for a connection.
      networkMode: "always",
      // A message that may have arrived is not sent twice.
      retry: false,
      onSuccess: () => {
        toast.success(texts.success.title, { description: texts.success.description });
        form.current?.reset();
      },
      onError: ({ name }) => {
        const { title, description } = name === "TimeoutError" ? texts.timeout : texts.failure;
        toast.error(title, {
          description,
          duration: Number.POSITIVE_INFINITY,
          closeButton: true,
        });
      },
      onSettled: () => {
        isSending.current = false;
      },
    },
    queryClient,
  );

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const entries = new FormData(event.currentTarget);
    mutate({ message: messageOf(entries), trap: String(entries.get(trapField) ?? "") });
  };

  return (
    <form
      ref={form}
      onSubmit={submit}
      onReset={onReset}
      // The visitor begins the next message.
      onInput={isSuccess ? reset : undefined}
      className="space-y-6"
    >
      {/* Entries that are typed while the form sends would be lost. */}
      <TextField
        label={texts.fields.name.label}
        name="name"
        autoComplete="name"
        readOnly={isPending}
        required
      />
      <TextField
        label={texts.fields.email.label}
        name="email"
        type="email"
        autoComplete="email"
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
      {siteConfig.form.endpoint === "none" ? null : (
        <input name={trapField} tabIndex={-1} autoComplete="off" aria-hidden="true" className="sr-only" />
      )}
      <TextArea label={texts.fields.message.label} name="message" rows={5} readOnly={isPending} required />
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {/* Without scripts, the browser would send the entries in an address. */}
          <Button
            type="submit"
            disabled={hydrating}
            // Not `disabled`, which would remove the focus.
            aria-disabled={isPending}
          >
            {isPending ? texts.submitting : texts.submit}
          </Button>
          {isSuccess ? (
            <p className="grow basis-24 text-small text-ink-2">
              <RichText text={texts.sent} />
            </p>
          ) : null}
        </div>
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

function messageOf(entries: FormData): Message {
  const entry = (name: keyof Message) => String(entries.get(name) ?? "");
  return {
    name: entry("name"),
    email: entry("email"),
    inquiryType: inquiryTypeOf(entry("inquiryType")),
    message: entry("message"),
  };
}

function inquiryTypeOf(value: string): InquiryType {
  return inquiryTypes.find((type) => type.value === value)?.value ?? defaultInquiryType;
}
