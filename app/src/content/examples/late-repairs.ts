/** Reports of late repairs. */
export const lateRepairs = {
  /** By building, A first, with 3 in 5 of them. */
  byBuilding: [36, 9, 6, 6, 3],
  /** By the days until the repair, from 1. */
  byDays: [
    0, 1, 1, 2, 2, 3, 4, 5, 7, 8, 10, 12, 13, 14, 15, 15, 15, 14, 14, 13, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 2,
    2, 1, 1,
  ],
  /** The days until the repair in one of them. */
  one: 22,
} as const;
