import { expect, test } from "vitest";
import { apartment } from "../content/examples/apartment";
import { rents } from "./generated/corridor";

test("the large dot of home's film has the rents and limits of the example", () => {
  const { askingRent, recommendedRent, floor, ceiling } = apartment;
  expect(
    rents,
    "FLOOR, CEILING and ANSWER_RENTS in crates/particles/src/animations/corridor/composition.rs",
  ).toMatchObject({
    guessed: askingRent,
    limited: recommendedRent,
    floor,
    ceiling,
  });
});
