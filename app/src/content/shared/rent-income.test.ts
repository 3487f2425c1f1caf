import { expect, test } from "vitest";
import { incomes, rentalExample } from "./rental-example";
import { daysEmpty, expectedIncome } from "./rent-income";

const { askingRent, daysEmpty: days, floor, recommendedRent } = rentalExample;

test.each([
  [floor, days.atFloor, incomes.atFloor],
  [recommendedRent, days.atRecommended, incomes.atRecommended],
  [askingRent, days.atAsking, incomes.atAsking],
])("the example's rent of $%d means %d days empty and $%d", (rent, empty, income) => {
  expect(daysEmpty(rent)).toBeCloseTo(empty, 9);
  expect(Math.round(expectedIncome(rent))).toBe(income);
});

test("no other whole rent is expected to bring more than the recommended one", () => {
  const rents = Array.from({ length: 400 }, (_, index) => 1200 + index);
  const best = Math.max(...rents.map(expectedIncome));
  expect(expectedIncome(recommendedRent)).toBe(best);
});
