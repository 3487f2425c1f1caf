import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { toast } from "sonner";
import { defaultInquiryType, form as texts, type InquiryType, inquiryTypes } from "../content/contact";
import { Button } from "./button";
import { Select, TextArea, TextField } from "./field";
import { RichText } from "./rich-text";
import { type Message, sendMessage } from "./send-message";
import { useToaster } from "./toaster";

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
  useToaster();
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, isPending, submittedAt } = useMutation({
    mutationFn: sendMessage,
    // Sending asks for no network, so that being offline must not hold it back.
    networkMode: "always",
    onSuccess: () => {
      toast.success(texts.success.title, { description: texts.success.description });
      form.current?.reset();
      onInquiryTypeChange(defaultInquiryType);
    },
  });

  useEffect(() => {
    // A button loses the focus when it is disabled; it gets it back unless something else has it.
    if (submittedAt === 0 || isPending || document.activeElement !== document.body) return;
    button.current?.focus({ preventScroll: true });
  }, [submittedAt, isPending]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = new FormData(event.currentTarget);
    const entry = (name: keyof Message) => String(entries.get(name) ?? "");
    mutate({
      name: entry("name"),
      email: entry("email"),
      inquiryType,
      message: entry("message"),
    });
  };

  return (
    <form ref={form} onSubmit={submit} className="space-y-6">
      <TextField label={texts.fields.name.label} name="name" autoComplete="name" required />
      <TextField
        label={texts.fields.email.label}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
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
        <p className="mt-5 max-w-[56ch] text-small text-pretty text-ink-3">
          <RichText text={texts.privacy} />
        </p>
      </div>
    </form>
  );
}
