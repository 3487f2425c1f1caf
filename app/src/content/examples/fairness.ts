/** The fairness check: rents that two pricing methods would ask of two groups for similar apartments. */
import { apartment } from "./apartment";

const { recommendedRent } = apartment;

export const fairness = {
  /** Average rents of the two groups, by method, in dollars a month. */
  averages: {
    apartment: [recommendedRent, recommendedRent + 3],
    zipCode: [recommendedRent - 4, recommendedRent + 27],
  },
  /** Difference of each rent in a group from the group's average, in dollars. */
  offsets: [-15, -13, -11, -8, -5, -2, 2, 4, 6, 8, 16, 18],
  /** Largest accepted difference between the averages, as a fraction. */
  limit: 0.01,
} as const;

/** Returns the difference between two averages as a fraction of the first. */
export const difference = ([first, second]: readonly [number, number]) => Math.abs(second - first) / first;
