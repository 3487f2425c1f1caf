/** The figures of the worked examples follow from the values that stand beside them. */
import { expect, test } from "vitest";
import { page as dynamicPricing } from "./pages/solutions-dynamic-pricing";
import { page as eseeIntelligence } from "./pages/platform-esee-intelligence";
import { page as miu } from "./pages/platform-miu";
import { page as solutions } from "./pages/platform-solutions";
import type { Page } from "./types";

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Expects all of the texts on a page. */
function expectOn(page: Page, texts: readonly string[]) {
  const written = JSON.stringify(page);
  expect(texts.filter((text) => !written.includes(text))).toEqual([]);
}

/** Rent over 365 days, in dollars, at a monthly rent with so many days empty. */
const yearlyRent = (rent: number, days: number) => (12 * rent * (365 - days)) / 365;

test("an elasticity of −1.6 turns a price 5% higher into a revenue 3.4% lower", () => {
  const revenue = 1.05 * (1 - 0.05 * 1.6);
  expectOn(dynamicPricing, [`1.05 × 0.92 = ${revenue.toFixed(3)}`, percent(1 - revenue)]);
});

test("the apartment: income by rent and days empty, the ceiling, what can be chance", () => {
  const [low, best, asked] = [yearlyRent(1330, 14), yearlyRent(1390, 21), yearlyRent(1480, 54)];
  const twoErrors = (inEach: number) => 2 * 20 * Math.sqrt(2 / inEach);
  expectOn(dynamicPricing, [dollars(low), dollars(best), dollars(asked), dollars(1300 * 1.1)]);
  expectOn(dynamicPricing, [`$${Math.round(best - asked)} more`, `${54 - 21} days`]);
  expectOn(dynamicPricing, [`under ${Math.round(twoErrors(10))} days`, "about 63 in each"]);
  // 1.96 and 0.84 standard errors: 5% chance of a false alarm, 80% of showing a difference of 10 days
  expect(Math.ceil(2 * (((1.96 + 0.84) * 20) / 10) ** 2)).toBe(63);
});

test("the building: what occupancy brings, and the rent that the claim needs", () => {
  const [before, occupied, claimed] = [160 * 1250, 176 * 1250, 160 * 1250 * 1.25];
  expect([40 * 0.6, 50 * 1.6, 40 * 1.8]).toEqual([24, 80, 72]);
  expectOn(dynamicPricing, [before, occupied, claimed, occupied - before, claimed - occupied].map(dollars));
  expectOn(dynamicPricing, [percent(claimed / 176 / 1250 - 1)]);
  expect(Math.round(claimed / 176 / 10) * 10).toBe(1420);
  const ceiling = 1250 * 1.1;
  expectOn(dynamicPricing, [
    dollars(ceiling),
    `${dollars(176 * ceiling)}, or ${percent((176 * ceiling) / before - 1)}`,
  ]);
  expectOn(dynamicPricing, [
    `50 departures at 54 days each leave about ${Math.round((50 * 54) / 365)} apartments`,
  ]);
});

test("the renewal: what a departure costs, and what the offer brings", () => {
  const rent = (12 * 1250 * 21) / 365;
  const departure = Math.round(rent) + 400;
  const result = (additional: number) => additional * departure - (50 + additional) * 150;
  for (const page of [miu, solutions]) expectOn(page, [dollars(rent), dollars(departure)]);
  expectOn(miu, [dollars(58 * 150), dollars(8 * departure), dollars(1250 - 150)]);
  expectOn(miu, [`−${dollars(-result(6))}`, `+${dollars(result(7))}`, `+${dollars(result(8))}`]);
  const first = Array.from({ length: 50 }, (_, additional) => additional).find((count) => result(count) > 0);
  expect(first).toBe(7);
  expectOn(miu, [`${first} of 100`]);
  expectOn(solutions, ["if 50 of 100 would have, seven more have to renew"]);
});

test("the four dimensions: where each limit is reached, and the recommended rent within them", () => {
  const yearsToPayBack = (rent: number) => 4320 / (12 * (rent - 1345));
  expect([yearsToPayBack(1375), yearsToPayBack(1390)]).toEqual([12, 8]);
  expect(0.3 * 4900).toBe(1470);
  expectOn(eseeIntelligence, [dollars(1470 - 105), dollars(1470 - 65), dollars(1390 + 65)]);
  expectOn(eseeIntelligence, [percent((1390 + 65) / 4900), percent(1390 / 1340 - 1)]);
});

test("the hotel, the parking garage and the survey", () => {
  expect([101 - 7, 90 + 4, 600 - 38]).toEqual([94, 94, 562]);
  expectOn(solutions, [percent(Math.round((101 / 94 - 1) * 100) / 100)]);
  expectOn(
    solutions,
    [3200 * 2, 2880 * 2.5, 2240 * 3].map((income) => `${dollars(income)} a day`),
  );
});
