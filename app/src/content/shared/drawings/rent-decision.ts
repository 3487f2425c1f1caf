import { dollars } from "../numbers";
import { apartment, comparedRents } from "../../examples/apartment";
import type { DrawingTexts } from "../drawings";

const { askingRent, ceiling, daysEmpty, floor, recommendedRent } = apartment;
const { atAsking, atFloor, atRecommended } = comparedRents;

export const texts = {
  description: `Expected income by rent: a curve over the rents inside your limits. It rises, bends, reaches its highest point at ${dollars(recommendedRent)} with an expected income of ${dollars(atRecommended.income)} a year, and falls ever faster. At ${dollars(floor)} it is at ${dollars(atFloor.income)}, at ${dollars(askingRent)} at ${dollars(atAsking.income)}. A band marks your limits, the floor of ${dollars(floor)} and the ceiling of ${dollars(ceiling)}. Below it a second curve shows the expected days empty: ${daysEmpty.atFloor} at ${dollars(floor)}, ${daysEmpty.atRecommended} at ${dollars(recommendedRent)}, ${daysEmpty.atAsking} at ${dollars(askingRent)}.`,
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
