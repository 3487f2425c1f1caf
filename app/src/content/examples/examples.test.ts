/** Checks that statements of pages and drawings about the examples hold for the examples' values. */
import { expect, test } from "vitest";
import { apartment, expectedIncome, rents } from "./apartment";
import { breakEven } from "./renewal";

const { recommendedRent } = apartment;

test("no other rent inside the limits is expected to bring more than the recommended one", () => {
  const best = rents.reduce((one, other) => (expectedIncome(other) > expectedIncome(one) ? other : one));
  expect(best, "if not, adjust `noSearchTo`").toBe(recommendedRent);
});

test("savings exceed the rewards from the seventh additional renewal on", () => {
  expect(breakEven, "the title of /platform/miu says which").toBe(7);
});
