import { expect, test } from "vitest";
import { rents } from "../../animation/generated/corridor";
import { apartment } from "../../content/examples/apartment";
import { portfolio } from "../../content/examples/portfolio";

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
