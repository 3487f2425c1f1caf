import { render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { Advisors } from "./team/advisors";

vi.mock("../content/people", () => ({
  founder: {},
  advisors: [
    {
      name: "Ada King",
      title: "Analyst",
      bio: "Wrote programs.",
      image: "/icon-512.png",
      profile: "https://ada.test/",
    },
    {
      name: "[Name]",
      title: "Advisor",
      bio: "[Short biography]",
      image: "[Photo]",
      profile: "[Profile link]",
    },
    { name: "Charles Babbage", title: "Engineer" },
  ],
}));

it("a card has what there is of a person; what is still to be supplied stands in brackets, and leads nowhere", () => {
  render(
    <StrictMode>
      <MemoryRouter>
        <Advisors />
      </MemoryRouter>
    </StrictMode>,
  );
  const cards = screen.getAllByRole("listitem").map((card) => ({
    words: [...card.querySelectorAll("h3, p")].map(({ textContent }) => textContent),
    photo: card.querySelector("img")?.getAttribute("src"),
    link: card.querySelector("a"),
  }));
  expect(cards.map(({ words }) => words)).toEqual([
    ["Ada King", "Analyst", "Wrote programs.", "Profile"],
    ["[Name]", "Advisor", "[Short biography]", "[Profile link]"],
    ["Charles Babbage", "Engineer"],
  ]);
  expect(cards.map(({ photo }) => photo)).toEqual(["/icon-512.png", undefined, undefined]);
  const [link] = screen.getAllByRole("link");
  expect(cards.map((card) => card.link)).toEqual([link, null, null]);
  expect([link?.getAttribute("href"), link?.getAttribute("target")]).toEqual(["https://ada.test/", "_blank"]);
  expect(link?.getAttribute("aria-label")).toMatch(/^Profile of Ada King\b/);
});
