import { type MutationState, useMutation, useMutationState } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { toast } from "sonner";
import { formAddress } from "../../content/form-address";
import {
  defaultInquiryType,
  form as texts,
  guides,
  type InquiryType,
  inquiryTypes,
  mailboxFor,
} from "../../content/pages/contact";
import type { Text } from "../../content/types";
import { queryClient } from "../../query-client";
import { Button } from "../controls/button";
import { Select, TextArea, TextField } from "../controls/field";
import { useAfterHydration } from "../use-after-hydration";
import { useToaster } from "../messages/messages";
import { RichText } from "../text/rich-text";
import { changeDraft, clearDraft, currentDraft, entriesOf, formOnPage, useDraft } from "./draft";
import { type Message, sendMessage, type Submission, trapField } from "./send-message";

const mutationKey = ["message"];

/** The id of the toast that reports a failure to a visitor who has left the page. */
const failureToast = "failure";

/** The contact form. The browser validates the entries. */
export function ContactForm() {
  const hydrating = useAfterHydration(() => false, true);
  const draft = useDraft();
  // If an extension has changed the form, React replaces it, and the visitor may be typing.
  const [focused] = useState(() => formOnPage()?.querySelector(":focus")?.getAttribute("name"));
  useInquiryTypeInAddress();
  useToaster();
  // The form shows the failure itself.
  useEffect(() => void toast.dismiss(failureToast), []);
  // These callbacks also run after the visitor has left the page.
  const { mutate } = useMutation(
    {
      mutationKey,
      mutationFn: sendMessage,
      // Fails when offline, instead of waiting for a connection.
      networkMode: "always",
      // A message that seems to have failed may have arrived, and must not arrive twice.
      retry: false,
      onSuccess: () => {
        toast.success(texts.success.title, { description: texts.success.description });
        // Also clears the browser's marks of invalid entries.
        formOnPage()?.reset();
        clearDraft();
      },
      onError: () => {
        const form = formOnPage();
        if (form) form.querySelector("[type=submit]")?.scrollIntoView({ block: "nearest" });
        else
          toast.error(texts.failure.title, {
            id: failureToast,
            description: texts.kept,
            duration: Number.POSITIVE_INFINITY,
            closeButton: true,
          });
      },
    },
    queryClient,
  );
  // The last message may have been sent before a link and Back.
  const last = useMutationState<MutationState<void, Error, Submission>>(
    { filters: { mutationKey } },
    queryClient,
  ).at(-1);
  const isPending = last?.status === "pending";

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Asks the client, because the state above is rendered later: a second press in the same task would send twice.
    if (queryClient.isMutating({ mutationKey }) > 0) return;
    const { currentTarget } = event;
    const trap = String(new FormData(currentTarget).get(trapField) ?? "");
    mutate({ message: entriesOf(currentTarget), trap });
  };
  const control = (name: keyof Message) => ({
    name,
    label: texts.fields[name],
    value: draft[name],
    autoFocus: name === focused,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      changeDraft({ [name]: target.value }),
  });

  return (
    <form
      name="contact"
      // If the button is enabled without scripts, as in a browser that restores its state, the form submits nothing.
      // With the default method, the entries would go into the address.
      method="dialog"
      onSubmit={submit}
      onKeyDown={ignoreHeldEnter}
      className="@container"
    >
      <div className="grid gap-x-6 gap-y-4 @sm:grid-cols-2">
        {/* Read-only while the form is sending, because changes would be lost. */}
        <TextField {...control("name")} autoComplete="name" readOnly={isPending} />
        <TextField {...control("email")} type="email" autoComplete="email" readOnly={isPending} />
        <div className="col-span-full">
          <Select
            {...control("inquiryType")}
            options={inquiryTypes}
            disabled={isPending}
            onChange={({ target }) =>
              changeDraft({ inquiryType: target.value as InquiryType, typeChosen: true })
            }
          />
        </div>
        <div className="col-span-full">
          <TextArea {...control("message")} rows={5} readOnly={isPending} />
        </div>
      </div>
      {formAddress === undefined ? null : (
        <input name={trapField} tabIndex={-1} autoComplete="off" aria-hidden="true" className="sr-only" />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          type="submit"
          disabled={hydrating}
          // Not `disabled`, which would remove the focus.
          aria-disabled={isPending}
          size="form"
        >
          {isPending ? texts.submitting : texts.submit}
        </Button>
        <div className="grow basis-64 text-small text-pretty text-ink-2">
          {texts.preview === undefined ? null : <p className="font-semibold text-ink">{texts.preview}</p>}
          <p>
            <RichText text={texts.privacy} />
          </p>
        </div>
      </div>
      <p role="status" className="mt-4 measure-56 text-body text-pretty text-ink empty:sr-only">
        {last?.error ? (
          // In an element, because React cannot remove a text that a translator has replaced.
          <span>
            <RichText text={failureText(last.variables?.message.inquiryType)} />
          </span>
        ) : null}
      </p>
      {hydrating ? (
        <p className="scripts-missing mt-6 measure-56 text-body text-ink">
          <RichText text={texts.noScript} />
        </p>
      ) : null}
    </form>
  );
}

function failureText(inquiryType = defaultInquiryType): Text {
  const { title, advice } = texts.failure;
  const { address, href } = mailboxFor[inquiryType];
  return [{ strong: title }, ` ${advice}`, { link: href, label: address }, "."];
}

/** Chooses the type when the visitor follows a link to a guide's anchor, unless the visitor has chosen one. */
function useInquiryTypeInAddress(): void {
  // The key changes with every navigation, even to the same address.
  const { hash, key } = useLocation();
  useEffect(() => {
    const guide = guides.items.find(({ id }) => `#${id}` === hash);
    if (guide !== undefined && !currentDraft().typeChosen) changeDraft({ inquiryType: guide.inquiryType });
  }, [hash, key]);
}

/** Ignores repeats of a held Enter key, which would submit the cleared form. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement))
    event.preventDefault();
}
