/** The examples hold: their values keep the limits that the same example names, and their results follow from them. */
import { expect, test } from "vitest";
import { difference, fairness } from "./shared/fairness-example";
import { garage, income } from "./shared/garage-example";
import { night, paid } from "./shared/hotel-night";
import { dollars } from "./shared/numbers";
import { breakEven, departure, offer, resultOf } from "./shared/renewal-offer";
import { expectedIncome, sharedRents } from "./shared/rent-income";
import {
  aheadAtRenewals,
  burden,
  daysThatUndo,
  gain,
  incomes,
  incomeWithin,
  overtakenAfter,
  readings,
  rentalExample as rental,
  rise,
  thresholds,
  yearsToPayBack,
} from "./shared/rental-example";

const { askingRent, recommendedRent } = rental;

test("the rental example stays inside its own limits", () => {
  for (const rent of [askingRent, recommendedRent]) {
    expect(rent).toBeGreaterThanOrEqual(rental.floor);
    expect(rent).toBeLessThanOrEqual(rental.ceiling);
    expect(rent).toBeGreaterThanOrEqual(rental.comps.low);
    expect(rent).toBeLessThanOrEqual(rental.comps.high);
  }
});

test("no rent above the ethical range keeps its threshold, and whoever moves in does not matter to it", () => {
  expect(rise(thresholds.fairTo)).toBeLessThanOrEqual(rental.mostRise);
  expect(rise(thresholds.fairTo + 1)).toBeGreaterThan(rental.mostRise);
  const index = (rent: number) => Math.round((100 * (1 + rental.mostRise)) / (1 + rise(rent)));
  expect(readings.resilience).toEqual({ atRecommended: index(recommendedRent), atAsking: index(askingRent) });
});

test("the recommended rent brings the most, and the asking rent more only if it is rented as early as the page says", () => {
  expect(incomes.atRecommended).toBeGreaterThan(Math.max(incomes.atAsking, incomes.atFloor));
  const atAsking = (empty: number) => incomeWithin(365, askingRent, empty);
  expect(atAsking(daysThatUndo)).toBeGreaterThan(incomes.atRecommended);
  expect(atAsking(daysThatUndo + 1)).toBeLessThan(incomes.atRecommended);
});

test("the recommended rent is ahead after two years, the asking rent some years later, as the page says", () => {
  // Each is rounded by itself.
  expect(Math.abs(aheadAtRenewals(1) - gain)).toBeLessThanOrEqual(1);
  expect(aheadAtRenewals(2), "dollars that the recommended rent is ahead after two years").toBeGreaterThan(0);
  expect(overtakenAfter ?? 0, "years after which the asking rent is ahead, at most 30").toBeGreaterThan(2);
});

test("the insulation costs more than the gain, and only with it is the rent affordable", () => {
  expect(rental.insulation).toBeGreaterThan(gain);
  expect(readings.communityUninsulated).toBeLessThan(100);
});

test("all four thresholds hold at the recommended rent, and each is just kept where the page says", () => {
  for (const [name, amount] of Object.entries(thresholds))
    expect(amount, `the threshold “${name}”, in whole dollars`).toBe(Math.round(amount));
  expect(yearsToPayBack(thresholds.payback)).toBe(rental.paybackYears);
  expect(burden(thresholds.affordableAfter)).toBeCloseTo(rental.affordableShare, 9);
  expect(thresholds.affordableBefore).toBeLessThan(thresholds.payback);
  const { low, high } = sharedRents;
  expect([low, high]).toEqual([thresholds.payback, thresholds.affordableAfter]);
  expect(recommendedRent).toBeGreaterThan(low);
  expect(recommendedRent).toBeLessThan(high);
  for (const rent of [low, high]) {
    expect(rise(rent)).toBeLessThan(rental.mostRise);
    expect(expectedIncome(rent)).toBeGreaterThanOrEqual(rental.leastIncome);
  }
});

test("a metric is 100 or more where its threshold is kept: all four at the recommended rent, none at the asking rent", () => {
  const kept = (rent: number, total: number, renewals: number) => [
    total >= rental.leastIncome,
    burden(rent) <= rental.affordableShare,
    renewals >= rental.renewals.least,
    rise(rent) <= rental.mostRise,
  ];
  const all = [readings.market, readings.community, readings.experience, readings.resilience];
  expect(all.map(({ atRecommended }) => atRecommended >= 100)).toEqual(
    kept(recommendedRent, incomes.atRecommended, rental.renewals.atRecommended),
  );
  expect(all.map(({ atAsking }) => atAsking >= 100)).toEqual(
    kept(askingRent, incomes.atAsking, rental.renewals.atAsking),
  );
  // What the difference page says in words.
  expect(all.filter(({ atRecommended }) => atRecommended < 100)).toEqual([]);
  expect(all.filter(({ atAsking }) => atAsking < 100)).toHaveLength(4);
});

test("no text of a page or drawing writes a value of an example by hand", () => {
  const sources = import.meta.glob<string>(["./pages/*.ts", "./shared/drawings/*.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const amounts = [
    askingRent,
    recommendedRent,
    ...Object.values(incomes),
    gain,
    ...Object.values(thresholds),
    rental.leastIncome,
    rental.insulation,
    departure,
  ];
  for (const [file, source] of Object.entries(sources))
    expect(
      amounts.filter((amount) =>
        new RegExp(`\\b${dollars(amount).slice(1)}\\b|\\b${amount}\\b`).test(source),
      ),
      `${file}, if not by coincidence: then choose another figure`,
    ).toEqual([]);
});

test("the offer of units pays from its break-even on, and its response is above that", () => {
  expect(resultOf(breakEven)).toBeGreaterThan(0);
  expect(resultOf(breakEven - 1)).toBeLessThanOrEqual(0);
  expect(offer.additional).toBeGreaterThanOrEqual(breakEven);
});

test("the hotel’s reports agree once they are explained", () => {
  expect(night.housekeeping + night.paidNoShows).toBe(paid);
  expect(paid).toBeLessThanOrEqual(night.rooms);
});

test("the parking price raised in steps brings the most; at once, spaces are easiest to find", () => {
  const { atOnce, hold, inSteps } = garage.scenarios;
  expect(income(inSteps)).toBeGreaterThan(Math.max(income(hold), income(atOnce)));
  expect(atOnce.found).toBeGreaterThan(inSteps.found);
  for (const { found, lowIncome } of [atOnce, inSteps]) {
    expect(found).toBeGreaterThan(hold.found);
    expect(lowIncome).toBeLessThan(hold.lowIncome);
  }
});

test("one method passes the test for unequal effects, the other is stopped by it", () => {
  expect(difference(fairness.averages.apartment)).toBeLessThanOrEqual(fairness.limit);
  expect(difference(fairness.averages.zipCode)).toBeGreaterThan(fairness.limit);
});
