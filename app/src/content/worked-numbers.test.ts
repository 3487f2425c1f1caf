/** The examples hold: their values keep the limits that the same example names, and their results follow from them. */
import { expect, test } from "vitest";
import * as dynamicPricing from "./pages/solutions-dynamic-pricing";
import * as eseeIntelligence from "./pages/platform-esee-intelligence";
import * as miu from "./pages/platform-miu";
import * as solutions from "./pages/platform-solutions";
import { dollars, percent } from "./shared/numbers";
import { incomes, rentalExample as rental } from "./shared/rental-example";

const written = (page: object) => JSON.stringify(page);

test("the rental example stays inside its own limits, with the asking rent that the control group keeps", () => {
  for (const rent of [rental.askingRent, rental.recommendedRent]) {
    expect(rent).toBeGreaterThanOrEqual(rental.floor);
    expect(rent).toBeLessThanOrEqual(rental.ceiling);
    expect(rent).toBeGreaterThanOrEqual(rental.comps.low);
    expect(rent).toBeLessThanOrEqual(rental.comps.high);
    expect(Math.abs(rent / rental.buildingComps - 1)).toBeLessThanOrEqual(rental.fairShare);
  }
  expect(rental.ceiling).toBe(Math.round(rental.lastRent * 1.1));
});

test("the recommended rent is expected to bring the most, and both of its comparisons are told", () => {
  expect(incomes.atRecommended).toBeGreaterThan(Math.max(incomes.atAsking, incomes.atFloor));
  for (const comparison of [
    `${dollars(rental.askingRent - rental.recommendedRent)} below the asking rent`,
    `${percent(rental.recommendedRent / rental.lastRent - 1)} above the last one`,
    `${dollars(incomes.atRecommended - incomes.atAsking)} more`,
  ])
    expect(written(dynamicPricing)).toContain(comparison);
});

test("no page writes a value of the rental example by hand", () => {
  const sources = import.meta.glob<string>(["./pages/*.ts", "./shared/drawings/*.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const values = [rental.askingRent, rental.recommendedRent, ...Object.values(incomes)].map(dollars);
  for (const [file, source] of Object.entries(sources))
    expect(
      values.filter((value) => source.includes(value)),
      file,
    ).toEqual([]);
});

/** What a departure costs in the example of the incentive unit: 21 days of rent, and make-ready. */
const departure = Math.round((12 * 1250 * 21) / 365) + 400;
/** What an offer of $150 to all brings by so many renewals more. */
const gain = (more: number) => more * departure - (50 + more) * 150;
const firstGain = Array.from({ length: 50 }, (_, more) => more).find((more) => gain(more) > 0);

/** The rent from which $4,320 of insulation is paid back in so many years. */
const rentPaidBackIn = (years: number) => 1345 + 4320 / (12 * years);

test.each([
  [miu, ["21 days of rent at $1,250", dollars(departure - 400), "$400", dollars(departure)]],
  [miu, ["All 58 earn $150", dollars(58 * 150), dollars(8 * departure), `${firstGain} of 100`]],
  [eseeIntelligence, ["$4,320", `12 years from a rent of ${dollars(rentPaidBackIn(12))}`]],
  [eseeIntelligence, ["$4,900", dollars(0.3 * 4900), "$105", dollars(1470 - 105), "$65", dollars(1470 - 65)]],
  [eseeIntelligence, [percent((rental.recommendedRent + 65) / 4900, 1)]],
  [
    solutions,
    ["101 rooms", "seven late", "four paid", "94 rooms", `${Math.round((101 / 94 - 1) * 100)}% more`],
  ],
])("a page has the result and the values that it follows from: %#", (page, texts) => {
  expect(texts.filter((text) => !written(page).includes(text))).toEqual([]);
});
