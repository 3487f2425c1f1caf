/** What pages and drawings say of the examples holds for their values. */
import { expect, test } from "vitest";
import { dollars, sum } from "../shared/numbers";
import {
  apartment,
  comparedRents,
  expectedIncome,
  gain,
  readings,
  rentFor,
  rents,
  sharedRange,
} from "./apartment";
import { difference, fairness } from "./fairness";
import { garage, income } from "./garage";
import { lateRepairs } from "./late-repairs";
import { breakEven, rewards, saved, savings } from "./renewal";
import { streetAnswers } from "./street-answers";

const { recommendedRent } = apartment;

test("no other rent inside the limits is expected to bring more than the recommended one", () => {
  const best = rents.reduce((one, other) => (expectedIncome(other) > expectedIncome(one) ? other : one));
  expect(best, "if not, adjust `noSearchTo`").toBe(recommendedRent);
});

test.each(Object.values(comparedRents))("the curve of days empty passes through $rent", ({ rent, days }) => {
  const off = Math.abs(expectedIncome(rent) - rentFor(365 - days, rent));
  expect(off, "if not, adjust the curve's constants").toBeLessThan(0.5);
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
  const { atRecommended, atAsking } = apartment.daysEmpty;
  expect([days(recommended), days(control)]).toEqual([atRecommended, atAsking]);
});

test("savings exceed the rewards from the seventh additional renewal on", () => {
  expect(breakEven, "the title of /platform/miu says which").toBe(7);
  expect(savings(breakEven)).toBeGreaterThan(rewards(breakEven));
  expect(savings(breakEven - 1)).toBeLessThanOrEqual(rewards(breakEven - 1));
});

test("the examples of parking, fairness, late repairs and the street hold what their pages say", () => {
  const { atOnce, hold, inSteps } = garage.paths;
  expect(income(inSteps)).toBeGreaterThan(Math.max(income(hold), income(atOnce)));
  expect(atOnce.found).toBeGreaterThan(Math.max(inSteps.found, hold.found));
  expect(difference(fairness.averages.apartment)).toBeLessThanOrEqual(fairness.limit);
  expect(difference(fairness.averages.zipCode)).toBeGreaterThan(fairness.limit);
  expect(sum(fairness.offsets), "the groups' averages are those of their dots").toBe(0);
  expect(lateRepairs.byBuilding[0] / sum(lateRepairs.byBuilding)).toBe(3 / 5);
  expect(sum(streetAnswers.rentShares.map(([, count]) => count))).toBe(streetAnswers.total);
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
    // In components, bare numbers are coordinates.
    const written = (amount: number) => [dollars(amount).slice(1), ...(file.endsWith(".ts") ? [amount] : [])];
    const byHand = [...rentsAndBounds, ...incomes].filter((amount) =>
      new RegExp(`\\b(?:${written(amount).join("|")})\\b`).test(source),
    );
    expect(byHand, `${file}, if not by coincidence: then choose another figure`).toEqual([]);
  }
});
