import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { rents } from "../../animation/generated/corridor";
import { apartment } from "../../content/examples/apartment";
import { portfolio } from "../../content/examples/portfolio";
import { FilmHero } from "./hero";

test("home's film shows the example's values", () => {
  expect(
    rents,
    "the constants in crates/particles/src/animations/corridor/composition.rs, or the example's values",
  ).toEqual({
    count: portfolio.rents,
    waiting: portfolio.waiting,
    guessed: apartment.askingRent,
    limited: apartment.recommendedRent,
    floor: apartment.floor,
    ceiling: apartment.ceiling,
  });
});

test("every sentence of home's title is shown, each on a line", () => {
  render(<FilmHero title="One. Two. Three." />, { wrapper: MemoryRouter });
  expect(screen.getByRole("heading").textContent).toBe("One.\nTwo.\nThree.");
});
