/** What pages and drawings say of the examples holds for their values. */
import { expect, test } from "vitest";
import { dollars, sum } from "../shared/numbers";
import {
  apartment,
  comparedRents,
  expectedIncome,
  gain,
  ranges,
  readings,
  rentFor,
  rents,
  sharedRange,
} from "./apartment";
import { difference, fairness } from "./fairness";
import { garage, income } from "./garage";
import { heatingCase } from "./heating-case";
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

test("four ranges of rents meet around the recommended rent", () => {
  expect(sharedRange.low).toBeLessThanOrEqual(recommendedRent);
  expect(sharedRange.high).toBeGreaterThanOrEqual(recommendedRent);
  for (const [dimension, { low, high }] of Object.entries(ranges)) {
    expect(sharedRange.low, dimension).toBeGreaterThanOrEqual(low);
    expect(sharedRange.high, dimension).toBeLessThanOrEqual(high);
  }
});

test("all four metrics of the sheet are met at the recommended rent, and none at the asking rent", () => {
  for (const [metric, reading] of Object.entries(readings.atRecommended))
    expect(reading, metric).toBeGreaterThanOrEqual(100);
  for (const [metric, reading] of Object.entries(readings.atAsking))
    expect(reading, metric).toBeLessThan(100);
});

test("the pilot's apartments stand empty as long as the two rents say", () => {
  const { control, recommended } = apartment.pilot;
  const days = (weeks: readonly number[]) => (7 * sum(weeks)) / weeks.length;
  expect([days(recommended), days(control)]).toEqual([
    apartment.daysEmpty.atRecommended,
    apartment.daysEmpty.atAsking,
  ]);
});

test("savings exceed the rewards from the seventh additional renewal on", () => {
  expect(breakEven, "the title of /platform/miu says which").toBe(7);
  expect(savings(breakEven)).toBeGreaterThan(rewards(breakEven));
  expect(savings(breakEven - 1)).toBeLessThanOrEqual(rewards(breakEven - 1));
});

test("the parking price raised in steps brings the most; at once, spaces are easiest to find", () => {
  const { atOnce, hold, inSteps } = garage.paths;
  expect(income(inSteps)).toBeGreaterThan(Math.max(income(hold), income(atOnce)));
  expect(atOnce.found).toBeGreaterThan(Math.max(inSteps.found, hold.found));
});

test("the method that looks at the apartment is released, the one that uses the ZIP code goes back", () => {
  expect(difference(fairness.averages.apartment)).toBeLessThanOrEqual(fairness.limit);
  expect(difference(fairness.averages.zipCode)).toBeGreaterThan(fairness.limit);
  expect(sum(fairness.offsets), "the groups' averages are those of their dots").toBe(0);
});

test("leases end where the heating fails, at high and low rents alike", () => {
  const { averageRent, rows } = heatingCase.synthetic;
  for (const inHalf of [(rent: number) => rent < averageRent, (rent: number) => rent >= averageRent]) {
    const shares = [true, false].map((often) => {
      const some = rows.filter(({ faults }) => faults >= 2 === often);
      const ended = some.flatMap((row) => row.ended).filter(inHalf).length;
      return ended / (ended + some.flatMap((row) => row.renewed).filter(inHalf).length);
    });
    expect(shares[0]).toBeGreaterThan(2 * (shares[1] ?? 1));
  }
});

test("the records that are shown by themselves are among those of the pictures", () => {
  const { raw, synthetic } = heatingCase;
  for (const { rent } of raw.some) expect(raw.rents.map(([each]) => each)).toContain(rent);
  for (const { rent, faults, ended } of synthetic.some) {
    const row = synthetic.rows.find((each) => each.faults === faults);
    expect(ended ? row?.ended : row?.renewed).toContain(rent);
  }
  const { rent, faults } = heatingCase.followed.synthetic;
  expect(synthetic.rows.find((each) => each.faults === faults)?.ended).toContain(rent);
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
  const amounts = [
    askingRent,
    recommendedRent,
    floor,
    ceiling,
    gain,
    saved,
    thresholds.income,
    sharedRange.low,
    sharedRange.high,
    ...Object.values(comparedRents).map((rent) => rent.income),
  ];
  for (const [file, source] of Object.entries(sources)) {
    // In components, bare numbers are coordinates.
    const written = (amount: number) => [dollars(amount).slice(1), ...(file.endsWith(".ts") ? [amount] : [])];
    expect(
      amounts.filter((amount) => new RegExp(`\\b(?:${written(amount).join("|")})\\b`).test(source)),
      `${file}, if not by coincidence: then choose another figure`,
    ).toEqual([]);
  }
});

test("each way to look at the street counts the same answers", () => {
  const { given, rentShares, total } = streetAnswers;
  expect(sum(rentShares.map(([, count]) => count))).toBe(total);
  expect(Math.max(...given)).toBeLessThan(total);
});
