/**
 * The apartment of the rental example: how long it is expected to stand empty at a rent, and what it then
 * brings. The curve passes through the three points that the example names,
 * and is such that the recommended rent brings the most.
 */
import { incomeWithin, rentalExample, thresholds } from "./rental-example";

const { askingRent, daysEmpty: known, leastIncome, makeReadyDays, recommendedRent } = rentalExample;

/** Days that it takes to find a tenant, beyond make-ready. */
const search = { recommended: known.atRecommended - makeReadyDays, asking: known.atAsking - makeReadyDays };

/** The share by which the search grows with a dollar of rent, where the recommended rent brings the most. */
const growth = (365 - known.atRecommended) / (recommendedRent * search.recommended);

/**
 * How far below the recommended rent the search begins to grow, in dollars: such that the curve also passes through
 * the days at the asking rent.
 */
const width = (() => {
  const needed = Math.log(search.asking / search.recommended) / growth;
  let low = 0;
  let high: number = recommendedRent;
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2;
    if (middle * Math.log(1 + (askingRent - recommendedRent) / middle) < needed) low = middle;
    else high = middle;
  }
  return high;
})();

/** Up to this rent, in dollars a month, the apartment is rented without a search. */
const noSearchTo = recommendedRent - width;

/** Days that the apartment is expected to stand empty at a monthly rent in dollars. */
export function daysEmpty(rent: number): number {
  const above = Math.max(0, rent - noSearchTo) / width;
  return makeReadyDays + search.recommended * above ** (growth * width);
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
