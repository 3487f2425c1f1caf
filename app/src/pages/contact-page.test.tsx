import { cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { form } from "../content/pages/contact";
import { Component as ContactPage } from "./contact-page";

function chosenTypeAt(address: string) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <ContactPage />
      </MemoryRouter>
    </StrictMode>,
  );
  return screen.getByLabelText<HTMLSelectElement>(form.fields.inquiryType.label).value;
}

describe("contact page", () => {
  afterEach(cleanup);

  it.each([
    ["/contact", "general"],
    ["/contact#demo-request", "platform"],
    ["/contact#investment-inquiry", "investors"],
    ["/contact#contact-form", "general"],
  ])("%s chooses the type %s", (address, expected) => {
    expect(chosenTypeAt(address)).toBe(expected);
  });

  it("has both anchors once", () => {
    chosenTypeAt("/contact");
    for (const id of ["demo-request", "investment-inquiry"]) {
      expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
    }
  });
});
