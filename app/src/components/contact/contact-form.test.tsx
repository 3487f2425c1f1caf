import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRef, StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  defaultInquiryType,
  form as texts,
  type InquiryType,
  inquiryTypes,
  mailboxFor,
} from "../../content/pages/contact";
import { ContactForm } from "./contact-form";
import { queryClient } from "../../query-client";
import { forgetDraft } from "./draft";
import { sendMessage } from "./send-message";
import { MessagesProvider } from "../messages/messages";

/** A test must not post to the owner's address. */
vi.mock("../../content/form-address", () => ({ formAddress: undefined }));

vi.mock("./send-message", async (load) => {
  const module = await load<typeof import("./send-message")>();
  return { ...module, sendMessage: vi.fn(module.sendMessage) };
});

function renderForm() {
  const inquiryTypeRef = createRef<HTMLSelectElement>();
  const onInquiryType = vi.fn<(inquiryType: InquiryType) => void>();
  /** The page with the form, or another one. */
  const site = (hasForm: boolean) => (
    <StrictMode>
      <MemoryRouter>
        <MessagesProvider>
          {hasForm ? <ContactForm inquiryTypeRef={inquiryTypeRef} onInquiryType={onInquiryType} /> : null}
        </MessagesProvider>
      </MemoryRouter>
    </StrictMode>
  );
  const { rerender } = render(site(true));
  return {
    onInquiryType,
    leave: () => rerender(site(false)),
    comeBack: () => rerender(site(true)),
  };
}

const field = (name: keyof typeof texts.fields) =>
  screen.getByLabelText<HTMLInputElement>(texts.fields[name]);
/** By its words, because an open toast has a button too. */
const button = () =>
  screen.getByText<HTMLButtonElement>(new RegExp(`^(${texts.submit}|${texts.submitting})$`));

function expectKept(): void {
  for (const [name, value] of Object.entries(whole))
    expect(field(name as keyof typeof whole).value, name).toBe(value);
}

const isSending = () => button().getAttribute("aria-disabled") === "true";

function fill(entries: Partial<Record<keyof typeof texts.fields, string>>) {
  for (const [name, value] of Object.entries(entries)) {
    fireEvent.change(field(name as keyof typeof texts.fields), { target: { value } });
  }
}

const whole = { name: "Ada", email: "ada@example.com", inquiryType: "research", message: "Hello" };

/** Advances the clock and waits for React. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function submit() {
  fireEvent.click(button());
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}

describe("contact form", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    toast.dismiss();
    cleanup();
    forgetDraft();
    queryClient.clear();
    vi.clearAllMocks();
    vi.useRealTimers();
  });

  it("requires every field, the message in five rows, the type general at first", () => {
    renderForm();
    for (const name of ["name", "email", "inquiryType", "message"] as const) {
      expect(field(name).required).toBe(true);
    }
    expect(field("email").type).toBe("email");
    expect(field("email").form?.noValidate).toBe(false);
    expect(field("message").getAttribute("rows")).toBe("5");
    expect(field("inquiryType").value).toBe("general");
    expect(
      [...field("inquiryType").querySelectorAll("option")].map((option) => [option.value, option.text]),
    ).toEqual(inquiryTypes.map(({ value, label }) => [value, label]));
  });

  it("is sending once, for exactly a second, with the focus on its button, then says so and starts afresh", async () => {
    renderForm();
    fill(whole);
    button().focus();
    fireEvent.click(button());
    await submit();
    expect(isSending()).toBe(true);
    expect(document.activeElement).toBe(button());
    expect(button().textContent).toBe(texts.submitting);

    await pass(999);
    expect(isSending()).toBe(true);
    expect(screen.queryByText(texts.success.title)).toBeNull();

    await pass(1);
    // The mutation notifies the form in a separate task.
    await pass(1);
    expect(isSending()).toBe(false);
    expect(button().textContent).toBe(texts.submit);
    expect(field("name").value).toBe("");
    expect(field("email").value).toBe("");
    expect(field("message").value).toBe("");
    // The toaster shows a message in a separate task.
    await pass(1100);
    expect(screen.getAllByText(texts.success.title)).toHaveLength(1);
    expect(screen.getByText(texts.success.description).closest("[aria-live=polite]")).not.toBeNull();
  });

  it("is still sending after a link and Back, and then starts afresh", async () => {
    renderForm();
    fill(whole);
    await submit();
    cleanup();
    renderForm();
    expect(field("message").value).toBe("Hello");
    await submit();
    expect(isSending()).toBe(true);
    await pass(1001);
    expect(isSending()).toBe(false);
    expect(field("message").value).toBe("");
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it("ignores a held Enter, which would submit the emptied form, except in the message", () => {
    renderForm();
    const isIgnored = (target: Element) => !fireEvent.keyDown(target, { key: "Enter", repeat: true });
    expect([field("name"), button(), field("message")].map(isIgnored)).toEqual([true, true, false]);
  });

  it("takes no text while it is sending: it would be lost", async () => {
    renderForm();
    fill(whole);
    await submit();
    for (const name of ["name", "email", "message"] as const) {
      expect(field(name).readOnly, name).toBe(true);
    }
  });

  it("keeps what was typed over a failure, and names the mailbox in one line until it is sent", async () => {
    const { title } = texts.failure;
    for (const _attempt of ["first", "second"])
      vi.mocked(sendMessage).mockRejectedValueOnce(new Error("the test's fault"));
    renderForm();
    fill(whole);
    for (const _attempt of ["first", "second"]) {
      await submit();
      await pass(1000);
      // In the form only, not in a toast too.
      const line = screen.getByText(title).closest("[role=status]");
      expect(line?.querySelector("a")?.href).toBe(mailboxFor.research.href);
      expect(isSending()).toBe(false);
      expectKept();
    }
    await submit();
    await pass(1500);
    expect(screen.getByText(texts.success.title)).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
  });

  it("says in a toast that sending has failed after the visitor has left, in the form when the visitor is back", async () => {
    vi.mocked(sendMessage).mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      throw new Error("the test's fault");
    });
    const { leave, comeBack } = renderForm();
    fill(whole);
    await submit();
    leave();
    await pass(1001);
    await pass(60_000);
    expect(screen.getByText(texts.failure.title).closest("[data-sonner-toast]")).not.toBeNull();
    comeBack();
    // The toast is told to go, and moves out of sight.
    await pass(1000);
    await pass(1000);
    expect(screen.getByText(texts.failure.title).closest("[role=status]")).not.toBeNull();
    expect(isSending()).toBe(false);
    expectKept();
  });

  it("notifies the page of a chosen type, and that it is general again", async () => {
    const { onInquiryType } = renderForm();
    fill(whole);
    expect(onInquiryType).toHaveBeenLastCalledWith("research");
    await submit();
    await pass(1001);
    expect(onInquiryType).toHaveBeenLastCalledWith(defaultInquiryType);
  });
});
