import { dollars } from "../numbers";
import { incomes, rentalExample, rentAxis } from "../rental-example";
import type { DrawingTexts } from "../drawings";

const { askingRent, ceiling, daysEmpty, floor, recommendedRent } = rentalExample;

export const texts = {
  description: `Expected income by rent: a curve over rents from ${dollars(rentAxis.from)} to ${dollars(rentAxis.to)} a month. It rises, bends, reaches its highest point at ${dollars(recommendedRent)} with an expected income of ${dollars(incomes.atRecommended)} a year, and falls ever faster. At ${dollars(floor)} it is at ${dollars(incomes.atFloor)}, at ${dollars(askingRent)} at ${dollars(incomes.atAsking)}. A band marks your limits, the floor of ${dollars(floor)} and the ceiling of ${dollars(ceiling)}. Below it a second curve shows the expected days empty: ${daysEmpty.atFloor} at ${dollars(floor)}, ${daysEmpty.atRecommended} at ${dollars(recommendedRent)}, ${daysEmpty.atAsking} at ${dollars(askingRent)}.`,
  labels: {
    income: "Expected income over 365 days",
    days: "Expected days empty",
    amount: dollars,
    unit: "a month",
    rent: (rent: number) => `${dollars(rent)} a month`,
    count: (days: number) => `${days} days`,
    floor: "floor",
    ceiling: "ceiling",
    recommended: (income: number) => `recommended: ${dollars(income)}`,
    difference: (amount: number) => `+${dollars(amount)}`,
  },
} as const satisfies DrawingTexts;
