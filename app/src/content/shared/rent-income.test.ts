import { expect, test } from "vitest";
import { dollars } from "./numbers";
import { incomes, rentalExample } from "./rental-example";
import { daysEmpty, expectedIncome } from "./rent-income";

const { askingRent, daysEmpty: days, floor, recommendedRent } = rentalExample;

test("the apartment is rented without a search at the floor", () => {
  // The most days at which the curve of rent-income.ts still begins at the floor.
  const search = days.atRecommended - days.atFloor;
  const width = recommendedRent - floor;
  const growth = (365 - days.atRecommended) / (recommendedRent * search);
  const most = days.atFloor + search * ((askingRent - floor) / width) ** (growth * width);
  expect(days.atAsking, "days empty at the asking rent").toBeLessThanOrEqual(most);
});

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
  const best = rents.reduce((one, other) => (expectedIncome(other) > expectedIncome(one) ? other : one));
  expect(
    best,
    `${dollars(best)} brings the most: raise the days empty at the recommended rent, or lower those at the asking rent`,
  ).toBe(recommendedRent);
});
