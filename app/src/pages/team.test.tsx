import { render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Advisors } from "./team/advisors";
import { Founder } from "./team/founder";

vi.mock("../content/people", () => ({
  founder: {},
  advisors: [
    { name: "Ada King", title: "Analyst", profile: "https://ada.test/" },
    { name: "[Advisor]", title: "Advisory board", profile: "https://nobody.test/" },
  ],
}));

it("a person's name leads to their profile, like every link to another site in a new tab; one who is still to be named has no link", () => {
  render(
    <StrictMode>
      <MemoryRouter>
        <Advisors />
      </MemoryRouter>
    </StrictMode>,
  );
  const links = screen.getAllByRole("link");
  const opens = links.map((link) => [link.getAttribute("href"), link.getAttribute("target")]);
  expect(opens).toEqual([["https://ada.test/", "_blank"]]);
  expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Ada King",
    "Advisor",
  ]);
});

it("the founder has two offices, whose names may have commas", () => {
  const offices = { corporation: "Chief Executive, Ada Pricing, Inc.", consortium: "Chairman" };
  const { container } = render(<Founder name="Ada King" offices={offices} />);
  const shown = [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(shown).toEqual(Object.values(offices));
});
