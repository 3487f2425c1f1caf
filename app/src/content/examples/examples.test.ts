/** Checks that statements of pages and drawings about the examples hold for the examples' values. */
import { expect, test } from "vitest";
import { buildings } from "./building";
import { dollars, sum } from "../shared/numbers";
import { apartment, comparedRents, expectedIncome, gain, readings, rents, sharedRange } from "./apartment";
import { difference, fairness } from "./fairness";
import { lateRepairs } from "./late-repairs";
import { breakEven, saved } from "./renewal";

const { recommendedRent } = apartment;

test("no other rent inside the limits is expected to bring more than the recommended one", () => {
  const best = rents.reduce((one, other) => (expectedIncome(other) > expectedIncome(one) ? other : one));
  expect(best, "if not, adjust `noSearchTo`").toBe(recommendedRent);
});

test("four ranges of rents meet around the recommended rent, at which alone all metrics are met", () => {
  expect(recommendedRent).toBeGreaterThanOrEqual(sharedRange.low);
  expect(recommendedRent).toBeLessThanOrEqual(sharedRange.high);
  expect(Math.min(...Object.values(readings.atRecommended))).toBeGreaterThanOrEqual(100);
  expect(Math.max(...Object.values(readings.atAsking))).toBeLessThan(100);
});

test("the pilot's apartments stand empty as long as the two rents say", () => {
  const { control, recommended } = apartment.pilot;
  const days = (weeks: readonly number[]) => (7 * sum(weeks)) / weeks.length;
  expect(days(recommended)).toBe(apartment.daysEmpty.atRecommended);
  expect(days(control)).toBe(apartment.daysEmpty.atAsking);
});

test("savings exceed the rewards from the seventh additional renewal on", () => {
  expect(breakEven, "the title of /platform/miu says which").toBe(7);
});

test("the fairness example releases the method of the apartment, and not that of the ZIP code", () => {
  expect(difference(fairness.averages.apartment)).toBeLessThanOrEqual(fairness.limit);
  expect(difference(fairness.averages.zipCode)).toBeGreaterThan(fairness.limit);
});

test("the building has as many leased apartments on a phone as in a wide window", () => {
  const counts = Object.values(buildings).map(({ windows }) => [
    windows.length,
    windows.filter(({ state }) => state === "leased").length,
    windows.filter(({ state }) => state === "priced").length,
  ]);
  expect(counts[1]).toEqual(counts[0]);
});

test("three in five late repairs come from one building", () => {
  expect(lateRepairs.byBuilding[0] / sum(lateRepairs.byBuilding)).toBe(3 / 5);
});

test("no page or drawing writes a value of the apartment or the renewal by hand", () => {
  const sources = import.meta.glob<string>(
    [
      "../pages/*.ts",
      "../shared/recommendation-sheet.ts",
      "../../pages/**/*.tsx",
      "../../components/drawings/*.tsx",
      "!../../**/*.test.tsx",
    ],
    { query: "?raw", import: "default", eager: true },
  );
  const { askingRent, ceiling, floor, thresholds } = apartment;
  const rentsAndBounds = [askingRent, recommendedRent, floor, ceiling, sharedRange.low, sharedRange.high];
  const incomes = [
    gain,
    saved,
    thresholds.income,
    ...Object.values(comparedRents).map((rent) => rent.income),
  ];
  for (const [file, source] of Object.entries(sources)) {
    // In components, numbers without a dollar sign are coordinates.
    const written = (amount: number) => [dollars(amount).slice(1), ...(file.endsWith(".ts") ? [amount] : [])];
    const byHand = [...rentsAndBounds, ...incomes].filter((amount) =>
      new RegExp(`\\b(?:${written(amount).join("|")})\\b`).test(source),
    );
    expect(byHand, `${file}, if not by coincidence: then choose another figure`).toEqual([]);
  }
});
