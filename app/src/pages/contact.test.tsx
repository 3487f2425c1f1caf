import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { Link } from "../components/controls/link";
import { afterEach, describe, expect, it } from "vitest";
import { forgetDraft } from "../components/contact/draft";
import { form, type InquiryType, inquiryTypes, labelOf } from "../content/pages/contact";
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
/** The link of the row for a type. */
const row = (type: InquiryType) => screen.getByRole("link", { name: labelOf(type) });
const marked = () =>
  inquiryTypes.map(({ value }) => value).filter((type) => row(type).hasAttribute("aria-current"));

describe("contact page", () => {
  afterEach(() => {
    cleanup();
    forgetDraft();
  });

  it.each([
    ["/contact", "general"],
    ["/contact#demo-request", "platform"],
    ["/contact#investment-inquiry", "investors"],
    ["/contact#updates", "general"],
    ["/contact#contact-form", "general"],
  ])("%s chooses the type %s and marks its row", (address, type) => {
    open(address);
    expect(select().value).toBe(type);
    expect(marked()).toEqual([type]);
  });

  it("marks the row of the type that is chosen in the form", () => {
    open("/contact#updates");
    for (const { value } of inquiryTypes) {
      fireEvent.change(select(), { target: { value } });
      expect(marked()).toEqual([value]);
    }
  });

  it("chooses the type of a row that is pressed, also over a choice in the form, and lets no link change it", () => {
    open("/contact");
    fireEvent.change(select(), { target: { value: "data" } });
    fireEvent.click(row("research"));
    fireEvent.click(screen.getByText("demo"));
    expect(select().value).toBe("research");
    expect(marked()).toEqual(["research"]);
  });

  it("lets a link change the type that another link has chosen", () => {
    open("/contact#demo-request");
    fireEvent.click(screen.getByText("investment"));
    expect(select().value).toBe("investors");
    expect(marked()).toEqual(["investors"]);
  });

  it.each(["data", "platform", "general"])(
    "lets no link change the type %s that the visitor has chosen",
    (type) => {
      open("/contact");
      fireEvent.change(select(), { target: { value: "research" } });
      fireEvent.change(select(), { target: { value: type } });
      for (const link of ["demo", "investment", "demo"]) {
        fireEvent.click(screen.getByText(link));
        expect(select().value).toBe(type);
      }
    },
  );

  it("lets a link change the type that another link has chosen before another page, but no choice of the visitor", () => {
    open("/contact#demo-request");
    cleanup();
    open("/contact#investment-inquiry");
    expect(select().value).toBe("investors");
    fireEvent.change(select(), { target: { value: "data" } });
    cleanup();
    open("/contact#demo-request");
    expect(select().value).toBe("data");
    expect(marked()).toEqual(["data"]);
  });
});
