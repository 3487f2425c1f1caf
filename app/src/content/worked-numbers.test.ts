/** The results of the worked examples follow from the values that stand on the same page. */
import { expect, test } from "vitest";
import { page as dynamicPricing } from "./pages/solutions-dynamic-pricing";
import { page as eseeIntelligence } from "./pages/platform-esee-intelligence";
import { page as miu } from "./pages/platform-miu";
import { page as solutions } from "./pages/platform-solutions";

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Rent over 365 days, in dollars, at a monthly rent with so many days empty. */
const yearlyRent = (rent: number, days: number) => (12 * rent * (365 - days)) / 365;

/** What a departure costs: 21 days of rent, and a change of tenant. */
const departure = Math.round((12 * 1250 * 21) / 365) + 400;
/** What an offer of $150 to all brings by so many renewals more. */
const gain = (more: number) => more * departure - (50 + more) * 150;
const firstGain = Array.from({ length: 50 }, (_, more) => more).find((more) => gain(more) > 0);

/** The rent from which $4,320 of insulation is paid back in so many years. */
const rentPaidBackIn = (years: number) => 1345 + 4320 / (12 * years);

test.each([
  [
    dynamicPricing,
    ["elasticity of −1.6", `5% higher sells ${percent(0.05 * 1.6)} fewer`, percent(1 - 1.05 * 0.92)],
  ],
  [dynamicPricing, ["$1,330, 14 days empty", dollars(yearlyRent(1330, 14))]],
  [dynamicPricing, ["$1,390, 21 days empty", dollars(yearlyRent(1390, 21)), `${54 - 21} days`]],
  [dynamicPricing, ["$1,480, 54 days empty", dollars(yearlyRent(1480, 54))]],
  [dynamicPricing, [`$${Math.round(yearlyRent(1390, 21) - yearlyRent(1480, 54))} more`]],
  [dynamicPricing, ["$1,300", "10% above the last rent", dollars(1300 * 1.1)]],
  [
    dynamicPricing,
    ["10 are priced", "deviation of 20 days", `under ${Math.round(2 * 20 * Math.sqrt(2 / 10))} days`],
  ],
  // 1.96 and 0.84 standard errors: 5% chance of a false alarm, 80% of showing a difference of 10 days.
  [
    dynamicPricing,
    ["one of 10 days", `about ${Math.ceil(2 * (((1.96 + 0.84) * 20) / 10) ** 2)} in each`],
  ],
  [dynamicPricing, ["−40%", "40 of 200", `${40 * 0.6} of 200`]],
  [dynamicPricing, ["+60%", "50 of 100", `${50 * 1.6} of 100`]],
  [dynamicPricing, ["+80%", "40 of 100", `${40 * 1.8} of 100`]],
  [dynamicPricing, ["average rent of $1,250, 160", dollars(160 * 1250), dollars(176 * 1250)]],
  [dynamicPricing, ["+25%", dollars(160 * 1250 * 1.25), dollars(16 * 1250), dollars(250_000 - 176 * 1250)]],
  [
    dynamicPricing,
    [dollars(Math.round(250_000 / 176 / 10) * 10), `${percent(250_000 / 176 / 1250 - 1)} more`],
  ],
  [
    dynamicPricing,
    [dollars(1250 * 1.1), `${dollars(176 * 1375)}, or ${percent((176 * 1375) / 200_000 - 1)}`],
  ],
  [
    dynamicPricing,
    [`50 departures at 54 days each leave about ${Math.round((50 * 54) / 365)} apartments`],
  ],
  [miu, ["21 days of rent at $1,250", dollars(departure - 400), "$400", dollars(departure)]],
  [miu, [`58 × $150`, dollars(58 * 150), dollars(8 * departure), dollars(1250 - 150)]],
  [miu, [`−${dollars(-gain(6))}`, `+${dollars(gain(7))}`, `+${dollars(gain(8))}`, `${firstGain} of 100`]],
  [solutions, [dollars(departure - 400), dollars(departure), "if 50 of 100 would have, seven more"]],
  [eseeIntelligence, ["$4,320", `12 years from a rent of ${dollars(rentPaidBackIn(12))}`]],
  [eseeIntelligence, [`${dollars(rentPaidBackIn(8))} insulation is paid back in 8 years`]],
  [eseeIntelligence, ["$4,900; at most 30%", dollars(0.3 * 4900)]],
  [eseeIntelligence, ["$105", dollars(1470 - 105), "$65", dollars(1470 - 65), dollars(1390 + 65)]],
  [eseeIntelligence, [percent((1390 + 65) / 4900), percent(1390 / 1340 - 1)]],
  [solutions, ["101 rooms", "94 rooms", `${Math.round((101 / 94 - 1) * 100)}% more`]],
  [solutions, [3200 * 2, 2880 * 2.5, 2240 * 3].map((income) => `${dollars(income)} a day`)],
  [solutions, ["600 households", "38 did not", `other ${600 - 38} answers`]],
])("a page has the result and the values that it follows from: %#", (page, texts) => {
  const written = JSON.stringify(page);
  expect(texts.filter((text) => !written.includes(text))).toEqual([]);
});
