import { expect, test } from "vitest";
import { rentalExample } from "./rental-example";
import { daysEmpty, expectedIncome } from "./rent-income";

test.each([
  [1330, 14, 15_348],
  [1390, 21, 15_720],
  [1480, 54, 15_132],
])("the example's rent of $%d means %d days empty and $%d", (rent, days, income) => {
  expect(daysEmpty(rent)).toBeCloseTo(days, 9);
  expect(Math.round(expectedIncome(rent))).toBe(income);
});

test("no other whole rent is expected to bring more than the recommended one", () => {
  const rents = Array.from({ length: 400 }, (_, index) => 1200 + index);
  const best = Math.max(...rents.map(expectedIncome));
  expect(expectedIncome(rentalExample.recommendedRent)).toBe(best);
});
