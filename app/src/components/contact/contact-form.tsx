import { type FormEvent, useEffect, useRef, useState } from "react";
import {
  defaultInquiryType,
  form as texts,
  type InquiryType,
  inquiryTypes,
} from "../../content/pages/contact";
import { Button } from "../controls/button";
import { Select, TextArea, TextField } from "../controls/field";
import { RichText } from "../text/rich-text";
import type { Message } from "./send-message";
import { useServices } from "../messages/services";

const loadDelivery = () => import("./contact-delivery");

/**
 * The contact form. The type of inquiry belongs to the page, which sets it from the address; the other
 * entries belong to the browser, which also validates them.
 */
export function ContactForm({
  inquiryType,
  onInquiryTypeChange,
}: {
  readonly inquiryType: InquiryType;
  readonly onInquiryTypeChange: (inquiryType: InquiryType) => void;
}) {
  const host = useServices();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<"idle" | "sending" | "sent">("idle");
  const isPending = state === "sending";

  useEffect(() => {
    // A button loses the focus when it is disabled; it gets it back unless something else has it.
    if (state !== "sent" || document.activeElement !== document.body) return;
    button.current?.focus({ preventScroll: true });
  }, [state]);

  const send = async (message: Message) => {
    setState("sending");
    try {
      const { deliver, Toaster } = await loadDelivery();
      host(Toaster);
      await deliver(message);
      form.current?.reset();
      onInquiryTypeChange(defaultInquiryType);
    } finally {
      setState("sent");
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const entry = (name: keyof Message) => String(entries.get(name) ?? "");
    void send({
      name: entry("name"),
      email: entry("email"),
      inquiryType,
      message: entry("message"),
    });
  };

  return (
    <form
      ref={form}
      onSubmit={submit}
      // A failure is no loss here: sending tries again.
      onFocus={() => void loadDelivery().catch(() => undefined)}
      className="space-y-6"
    >
      <TextField label={texts.fields.name.label} name="name" autoComplete="name" required />
      <TextField label={texts.fields.email.label} name="email" type="email" autoComplete="email" required />
      <Select
        label={texts.fields.inquiryType.label}
        name="inquiryType"
        options={inquiryTypes}
        value={inquiryType}
        onChange={(event) => {
          const chosen = inquiryTypes.find(({ value }) => value === event.target.value);
          if (chosen !== undefined) onInquiryTypeChange(chosen.value);
        }}
        required
      />
      <TextArea label={texts.fields.message.label} name="message" rows={5} required />
      <div>
        <Button ref={button} type="submit" disabled={isPending}>
          {isPending ? texts.submitting : texts.submit}
        </Button>
        <p className="mt-5 measure-56 text-small text-pretty text-ink-3">
          <RichText text={texts.privacy} />
        </p>
      </div>
    </form>
  );
}
