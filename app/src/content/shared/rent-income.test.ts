import { expect, test } from "vitest";
import { dollars } from "./numbers";
import { incomes, rentalExample } from "./rental-example";
import { daysEmpty, expectedIncome, noSearchTo } from "./rent-income";

const { askingRent, daysEmpty: days, floor, recommendedRent } = rentalExample;

test.each([
  [floor, days.atFloor, incomes.atFloor],
  [recommendedRent, days.atRecommended, incomes.atRecommended],
  [askingRent, days.atAsking, incomes.atAsking],
])("the example's rent of $%d means %d days empty and $%d", (rent, empty, income) => {
  const limit = `no search up to only ${dollars(Math.round(noSearchTo))}: lower the days empty at the asking rent, or the floor`;
  expect(daysEmpty(rent), limit).toBeCloseTo(empty, 9);
  expect(Math.round(expectedIncome(rent))).toBe(income);
});

test("no other whole rent is expected to bring more than the recommended one", () => {
  const rents = Array.from({ length: 400 }, (_, index) => 1200 + index);
  const best = rents.reduce((one, other) => (expectedIncome(other) > expectedIncome(one) ? other : one));
  expect(
    best,
    `${dollars(best)} brings the most: raise the days empty at the recommended rent, or lower those at the asking rent`,
  ).toBe(recommendedRent);
});
