/**
 * The apartment of the rental example: how long it is expected to stand empty at a rent, and what it then
 * brings. The curve passes through the three points that the text computes.
 */

/** Below this rent, in dollars a month, nobody moves in sooner. */
export const flatBelow = 1345;

/** Days for cleaning, showings and the lease, at any rent. */
const leastDays = 14;

/** The three rents that the text compares, in dollars a month; the middle one is recommended. */
export const comparedRents = [1330, 1390, 1480] as const;
export const bestRent = comparedRents[1];

/** The exponent with which 7 days more at $1,390 become 40 more at $1,480. */
const growth = Math.log(40 / 7) / Math.log((1480 - flatBelow) / (bestRent - flatBelow));

/** Days that the apartment is expected to stand empty at a monthly rent in dollars. */
export function daysEmpty(rent: number): number {
  return leastDays + 7 * (Math.max(0, rent - flatBelow) / (bestRent - flatBelow)) ** growth;
}

/** Rent expected over 365 days, in dollars, at a monthly rent in dollars. */
export function expectedIncome(rent: number): number {
  return (12 * rent * (365 - daysEmpty(rent))) / 365;
}
