/**
 * The apartment of the rental example: how long it is expected to stand empty at a rent, and what it then
 * brings. The curve passes through the three points that the example names.
 */
import { incomeWithin, rentalExample, thresholds } from "./rental-example";

const { askingRent, daysEmpty: known, leastIncome, makeReadyDays, recommendedRent } = rentalExample;

/** Below this rent, in dollars a month, nobody moves in sooner. */
const flatBelow = 1345;

/** Days that it takes to find a tenant, beyond make-ready. */
const search = { recommended: known.atRecommended - makeReadyDays, asking: known.atAsking - makeReadyDays };

const growth =
  Math.log(search.asking / search.recommended) /
  Math.log((askingRent - flatBelow) / (recommendedRent - flatBelow));

/** Days that the apartment is expected to stand empty at a monthly rent in dollars. */
export function daysEmpty(rent: number): number {
  const above = Math.max(0, rent - flatBelow) / (recommendedRent - flatBelow);
  return makeReadyDays + search.recommended * above ** growth;
}

/** Rent expected over 365 days from the move-out, in dollars, at a monthly rent in dollars. */
export function expectedIncome(rent: number): number {
  return incomeWithin(365, rent, daysEmpty(rent));
}

const enough = Array.from({ length: 400 }, (_, index) => 1200 + index).filter(
  (rent) => expectedIncome(rent) >= leastIncome,
);

/** The whole rents that are expected to bring what the owner asks for: the lowest and the highest. */
export const rentsWithEnough = { low: Math.min(...enough), high: Math.max(...enough) } as const;

/** The whole rents that keep the thresholds of all four dimensions: the lowest and the highest. */
export const sharedRents = {
  low: Math.max(thresholds.payback, rentsWithEnough.low),
  high: Math.min(thresholds.affordableAfter, thresholds.fairTo, rentsWithEnough.high),
} as const;
