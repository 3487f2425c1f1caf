/** The fairness check: what two pricing methods would ask of two groups for similar apartments. */
import { apartment } from "./apartment";

const { recommendedRent } = apartment;

export const fairness = {
  /** The average rents of the two groups, in dollars a month, by each method. */
  averages: {
    apartment: [recommendedRent, recommendedRent + 3],
    zipCode: [recommendedRent - 4, recommendedRent + 27],
  },
  /** How far each rent of a group is from its average, in dollars. */
  offsets: [-15, -13, -11, -8, -5, -2, 2, 4, 6, 8, 16, 18],
  /** How far the averages may be apart, as a share. */
  limit: 0.01,
} as const;

/** How far the averages are apart, as a share of the first. */
export const difference = ([first, second]: readonly [number, number]) => Math.abs(second - first) / first;
