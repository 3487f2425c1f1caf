import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { Link } from "../components/controls/link";
import { afterEach, expect, test } from "vitest";
import { clearDraft } from "../components/contact/draft";
import { form, inquiryTypes, labelOf } from "../content/pages/contact";
import { Component as ContactPage } from "./contact";

function open(address: string) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <Link href="/contact#demo-request">demo</Link>
        <Link href="/contact#investment-inquiry">investment</Link>
        <ContactPage />
      </MemoryRouter>
    </StrictMode>,
  );
}

const select = () => screen.getByLabelText<HTMLSelectElement>(form.fields.inquiryType);
const choose = (type: string) => fireEvent.change(select(), { target: { value: type } });
const follow = (name: string) => fireEvent.click(screen.getByRole("link", { name }));

/** Expects the form to have this type, and only this type's row to be marked. */
function expectType(type: string): void {
  expect(select().value).toBe(type);
  const marked = inquiryTypes.filter(({ label }) =>
    screen.getByRole("link", { name: label }).hasAttribute("aria-current"),
  );
  expect(marked.map(({ value }) => value)).toEqual([type]);
}

afterEach(() => {
  cleanup();
  clearDraft();
});

test.each([
  ["/contact", "general"],
  ["/contact#demo-request", "platform"],
  ["/contact#investment-inquiry", "investors"],
  ["/contact#updates", "general"],
  ["/contact#contact-form", "general"],
])("%s chooses the type %s and marks its row, and so does a choice", (address, type) => {
  open(address);
  expectType(type);
  for (const { value } of inquiryTypes) {
    choose(value);
    expectType(value);
  }
});

test("a row chooses its type, also over a choice in the form, and no link changes that", () => {
  open("/contact");
  choose("data");
  follow(labelOf("research"));
  follow("demo");
  expectType("research");
});

test("no link changes the first type once the visitor has chosen it again", () => {
  open("/contact");
  choose("data");
  choose("general");
  follow("demo");
  expectType("general");
});

test("a link changes the type that another link has chosen, also before another page, but no choice of the visitor", () => {
  open("/contact#demo-request");
  follow("investment");
  expectType("investors");
  cleanup();
  open("/contact#demo-request");
  expectType("platform");
  choose("data");
  cleanup();
  open("/contact#demo-request");
  expectType("data");
});
