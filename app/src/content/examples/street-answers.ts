/** The answers collected in one street, for three pictures. */
import { sum } from "../shared/numbers";

/** Number of answers that each party holds. */
const holders = { landlords: 9, agencies: 9, shops: 10, households: 8 } as const;

/** Pairs of a rent, in percent of income, and the number of answers with that rent. */
const rentShares = [
  [62, 1],
  [58, 1],
  [54, 2],
  [50, 1],
  [30, 5],
  [26, 9],
  [22, 10],
  [18, 7],
] as const;

const total = sum(Object.values(holders));

/** Indices of the answers that are given; the others are held back. */
const given: readonly number[] = [1, 5, 6, 10, 15, 17, 18, 22, 26, 27, 30, 33, 35];

export const streetAnswers = {
  total,
  holders,
  given,
  heldBack: total - given.length,
  rentShares,
  averageShare: Math.round(sum(rentShares.map(([share, count]) => share * count)) / total),
  payingHalf: sum(rentShares.map(([share, count]) => (share >= 50 ? count : 0))),
} as const;
