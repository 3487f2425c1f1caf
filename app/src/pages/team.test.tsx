import { render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Advisors } from "./team/advisors";

vi.mock("../content/people", () => ({
  founder: { name: "[Founder]", title: "Founder" },
  advisors: [
    { name: "Ada King", title: "Analyst", profile: "https://ada.test/" },
    { name: "[Advisor]", title: "Advisory board", profile: "https://nobody.test/" },
  ],
}));

it("a person's name leads to their profile; one who is still to be named has no link", () => {
  render(
    <StrictMode>
      <MemoryRouter>
        <Advisors />
      </MemoryRouter>
    </StrictMode>,
  );
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["https://ada.test/"]);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Ada King",
    "Advisor",
  ]);
});
