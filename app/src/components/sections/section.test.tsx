import { cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { People } from "./people";

function renderSection(section: ReactNode) {
  render(
    <StrictMode>
      <MemoryRouter>{section}</MemoryRouter>
    </StrictMode>,
  );
}

describe("section", () => {
  afterEach(cleanup);

  it("shows a person without a photo by monogram, and names the link to the profile", () => {
    renderSection(
      <People
        title="People"
        people={[
          { name: "Ada King", title: "Analyst", profile: "https://example.com/ada" },
          { name: "Jane Ann Doe, PhD", title: "Advisor" },
          { name: "Advisor, data privacy", title: "Privacy", monogram: "DP" },
          { name: "With Photo", title: "Seen", image: "/ada.jpg" },
        ]}
      />,
    );
    expect(
      [...document.querySelectorAll("svg text:first-of-type")].map(({ textContent }) => textContent),
    ).toEqual(["AK", "JD", "DP"]);
    expect(document.querySelectorAll("img")).toHaveLength(1);
    expect(screen.getByRole("link", { name: /Ada King/ }).getAttribute("href")).toBe(
      "https://example.com/ada",
    );
  });
});
