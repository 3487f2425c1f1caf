/** A test of two pricing rules for unequal effects, of the dynamic pricing page. The averages are invented. */
import { rentalExample } from "./rental-example";

const { recommendedRent } = rentalExample;

export const fairness = {
  /** The average rents, in dollars a month, that each rule offers two groups of applicants. */
  averages: {
    apartment: [recommendedRent, recommendedRent + 3],
    zipCode: [recommendedRent - 4, recommendedRent + 27],
  },
  /** How far apart they may be, as a share. */
  limit: 0.01,
} as const;

/** How far apart the averages are, as a share of the first. */
export const difference = ([first, second]: readonly [number, number]) => Math.abs(second - first) / first;
