/** Checks that statements of pages and drawings about the examples hold for the examples' values. */
import { expect, test } from "vitest";
import { apartment, expectedIncome, rents } from "./apartment";
import { buildings } from "./building";
import { breakEven } from "./renewal";

const { recommendedRent } = apartment;

test("no other rent inside the limits is expected to bring more than the recommended one", () => {
  const best = rents.reduce((one, other) => (expectedIncome(other) > expectedIncome(one) ? other : one));
  expect(best, "if not, adjust `noSearchTo`").toBe(recommendedRent);
});

test("savings exceed the rewards from the seventh additional renewal on", () => {
  expect(breakEven, "the title of /platform/miu says which").toBe(7);
});

test("the building has as many leased apartments on a phone as in a wide window", () => {
  const counts = Object.values(buildings).map(({ windows }) => [
    windows.length,
    windows.filter(({ state }) => state === "leased").length,
    windows.filter(({ state }) => state === "priced").length,
  ]);
  expect(counts[1]).toEqual(counts[0]);
});
