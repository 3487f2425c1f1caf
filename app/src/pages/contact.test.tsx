import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { Link } from "../components/controls/link";
import { afterEach, describe, expect, it } from "vitest";
import { forgetDraft } from "../components/contact/draft";
import { form, guides } from "../content/pages/contact";
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

const select = () => screen.getByLabelText<HTMLSelectElement>(form.fields.inquiryType.label);
const marked = () =>
  guides.filter(({ title }) => screen.getByText(title).closest("[aria-current]")).map(({ id }) => id);

describe("contact page", () => {
  afterEach(() => {
    cleanup();
    forgetDraft();
  });

  it.each([
    ["/contact", "general", []],
    ["/contact#demo-request", "platform", ["demo-request"]],
    ["/contact#investment-inquiry", "investors", ["investment-inquiry"]],
    ["/contact#updates", "general", ["updates"]],
    ["/contact#contact-form", "general", []],
  ])("%s chooses the type %s and marks the guides %j", (address, type, guide) => {
    open(address);
    expect(select().value).toBe(type);
    expect(marked()).toEqual(guide);
  });

  it("marks the guide of the type that is chosen in the form, none for the default type", () => {
    open("/contact#updates");
    for (const [value, guide] of [
      ["investors", ["investment-inquiry"]],
      ["research", ["research"]],
      ["platform", ["demo-request"]],
      ["general", []],
    ] as const) {
      fireEvent.change(select(), { target: { value } });
      expect(marked()).toEqual(guide);
    }
  });

  it("lets a link change the type that another link has chosen", () => {
    open("/contact#demo-request");
    fireEvent.click(screen.getByText("investment"));
    expect(select().value).toBe("investors");
    expect(marked()).toEqual(["investment-inquiry"]);
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
    expect(marked()).toEqual(["data-contribution"]);
  });
});
