import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultInquiryType, form as texts, mailboxFor } from "../../content/pages/contact";
import { ContactForm } from "./contact-form";
import { queryClient } from "../../query-client";
import { clearDraft } from "./draft";
import { sendMessage, trapField } from "./send-message";
import { MessagesProvider } from "../messages/messages";

/** Keeps the tests from posting to the owner's address. */
const configured = vi.hoisted(() => ({ formAddress: undefined as string | undefined }));
vi.mock("../../content/form-address", () => configured);

vi.mock("./send-message", async (load) => {
  const module = await load<typeof import("./send-message")>();
  return { ...module, sendMessage: vi.fn(module.sendMessage) };
});

/** Renders a page with the form. The returned function renders a page without it, or this page again. */
function renderForm(): (hasForm: boolean) => void {
  const site = (hasForm: boolean) => (
    <StrictMode>
      <MemoryRouter>
        <MessagesProvider>{hasForm ? <ContactForm /> : null}</MessagesProvider>
      </MemoryRouter>
    </StrictMode>
  );
  const { rerender } = render(site(true));
  return (hasForm) => rerender(site(hasForm));
}

const whole = { name: "Ada", email: "ada@example.com", inquiryType: "research", message: "Hello" };
type FieldName = keyof typeof whole;
const names = Object.keys(whole) as FieldName[];

const field = (name: FieldName) => screen.getByLabelText<HTMLInputElement>(texts.fields[name]);
const entries = () => Object.fromEntries(names.map((name) => [name, field(name).value]));
function expectAfresh(): void {
  expect(entries()).toEqual({ name: "", email: "", inquiryType: defaultInquiryType, message: "" });
}
const fill = () => {
  for (const name of names) fireEvent.change(field(name), { target: { value: whole[name] } });
};
/** Found by its words, because an open toast has a button too. */
const button = () => screen.getByText(new RegExp(`^(${texts.submit}|${texts.submitting})$`));
const isSending = () => button().getAttribute("aria-disabled") === "true";

/** Advances the clock and waits for React. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function submit() {
  fireEvent.click(button());
  await act(() => vi.dynamicImportSettled());
  await pass(0);
}

describe("contact form", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    toast.dismiss();
    cleanup();
    clearDraft();
    queryClient.clear();
    vi.clearAllMocks();
    vi.useRealTimers();
    configured.formAddress = undefined;
  });

  it("requires every field, has a message of five rows, and begins with the type general", () => {
    renderForm();
    expect(names.map((name) => field(name).required)).toEqual([true, true, true, true]);
    expect(field("email").type).toBe("email");
    expect(field("email").form?.noValidate).toBe(false);
    expect(field("email").form?.getAttribute("method"), "no entry goes into the address").toBe("dialog");
    expect(field("message").getAttribute("rows")).toBe("5");
    expect(field("inquiryType").value).toBe("general");
  });

  it("sends once, for exactly a second, with the focus on its button, then shows a toast and is empty", async () => {
    renderForm();
    fill();
    button().focus();
    fireEvent.click(button());
    await submit();
    expect(vi.mocked(sendMessage).mock.calls.map(([sent]) => sent)).toEqual([{ message: whole, trap: "" }]);
    expect(document.activeElement).toBe(button());
    expect(button().textContent).toBe(texts.submitting);
    for (const name of names)
      expect(field(name).readOnly || field(name).disabled, "what is changed now would be lost").toBe(true);
    await pass(999);
    expect(isSending()).toBe(true);
    expect(screen.queryByText(texts.success.title)).toBeNull();
    await pass(1);
    // The mutation notifies the form in a separate task.
    await pass(1);
    expect(isSending()).toBe(false);
    expect(button().textContent).toBe(texts.submit);
    expectAfresh();
    // The toaster shows a message in a separate task.
    await pass(1100);
    expect(screen.getAllByText(texts.success.title)).toHaveLength(1);
    expect(screen.getByText(texts.success.description).closest("[aria-live=polite]")).not.toBeNull();
  });

  it("with an address, passes on a hidden field that only bots fill in", async () => {
    configured.formAddress = "https://forms.test/";
    renderForm();
    fill();
    const hidden = document.querySelector(`[name=${trapField}]`) ?? document.body;
    fireEvent.input(hidden, { target: { value: "from a bot" } });
    await submit();
    expect(vi.mocked(sendMessage).mock.calls.map(([sent]) => sent)).toEqual([
      { message: whole, trap: "from a bot" },
    ]);
  });

  it("is still sending after a link and Back, and then empty", async () => {
    const show = renderForm();
    fill();
    await submit();
    show(false);
    show(true);
    expect(entries()).toEqual(whole);
    await submit();
    expect(isSending()).toBe(true);
    await pass(1001);
    expect(isSending()).toBe(false);
    expectAfresh();
    expect(sendMessage).toHaveBeenCalledTimes(1);
  });

  it("ignores a held Enter, which would submit the cleared form, except in the message", () => {
    renderForm();
    const isIgnored = (target: Element) => !fireEvent.keyDown(target, { key: "Enter", repeat: true });
    expect([field("name"), button(), field("message")].map(isIgnored)).toEqual([true, true, false]);
  });

  it("keeps the entries after a failure, and names the mailbox in one line until it is sent", async () => {
    renderForm();
    fill();
    for (const _attempt of ["first", "second"]) {
      vi.mocked(sendMessage).mockRejectedValueOnce(new Error("the test's fault"));
      await submit();
      await pass(1000);
      // The failure is in the form only, not in a toast too.
      const line = screen.getByText(texts.failure.title).closest("[role=status]");
      expect(line?.querySelector("a")?.href).toBe(mailboxFor.research.href);
      expect(isSending()).toBe(false);
      expect(entries()).toEqual(whole);
    }
    await submit();
    await pass(1500);
    expect(screen.getByText(texts.success.title)).toBeTruthy();
    expect(screen.queryByText(texts.failure.title)).toBeNull();
  });

  it("shows a failure in a toast after the visitor has left the page, and in the form after Back", async () => {
    vi.mocked(sendMessage).mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      throw new Error("the test's fault");
    });
    const show = renderForm();
    fill();
    await submit();
    show(false);
    await pass(1001);
    await pass(60_000);
    expect(screen.getByText(texts.failure.title).closest("[data-sonner-toast]")).not.toBeNull();
    show(true);
    // The dismissed toast takes a second to leave.
    await pass(1000);
    await pass(1000);
    expect(screen.getByText(texts.failure.title).closest("[role=status]")).not.toBeNull();
    expect(isSending()).toBe(false);
    expect(entries()).toEqual(whole);
  });
});
