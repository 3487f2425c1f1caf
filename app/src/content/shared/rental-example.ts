/**
 * The rental example: one invented apartment, told in full on the dynamic pricing page. Every page and drawing that
 * uses it takes its values from here; worked-numbers.test.ts checks that they agree.
 */
const lastRent = 1350;

export const rentalExample = {
  /** Apartments of the building, and how many of them are empty. */
  apartments: 200,
  empty: 12,
  /** Monthly rents in dollars. */
  lastRent,
  askingRent: 1480,
  recommendedRent: 1390,
  /** The owner's limits; the ceiling is 10% above the last rent. */
  floor: 1330,
  ceiling: Math.round(lastRent * 1.1),
  /** What comparable apartments nearby are offered at. */
  comps: { low: 1310, high: 1480 },
  /** What comparable apartments in the building are leased at, and how far from it a rent may be. */
  buildingComps: 1410,
  fairShare: 0.05,
  /** Days between two tenants: make-ready at any rent, and the days empty expected at each rent. */
  makeReadyDays: 14,
  daysEmpty: { atFloor: 14, atRecommended: 21, atAsking: 54 },
  /** Days until the check. */
  reviewDays: 90,
} as const;

/** Rent over 365 days, in dollars, at a monthly rent with so many days empty. */
export function yearlyIncome(rent: number, daysEmpty: number): number {
  return (12 * rent * (365 - daysEmpty)) / 365;
}

const { askingRent, recommendedRent, daysEmpty } = rentalExample;

/** What the example comes to, in dollars a year. */
export const incomes = {
  atFloor: Math.round(yearlyIncome(rentalExample.floor, daysEmpty.atFloor)),
  atRecommended: Math.round(yearlyIncome(recommendedRent, daysEmpty.atRecommended)),
  atAsking: Math.round(yearlyIncome(askingRent, daysEmpty.atAsking)),
} as const;
