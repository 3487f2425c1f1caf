/** Reports of late repairs: two separate examples. */
export const lateRepairs = {
  /** Reports in one community, by building, from A. Building A has `share` of them. */
  byBuilding: [36, 9, 6, 6, 3],
  /** No-break spaces keep the text on one line. */
  share: "3\u00a0in\u00a05",
  /** Reports in a city, by the number of days until the repair, from 1. */
  byDays: [
    0, 1, 1, 2, 2, 3, 4, 5, 7, 8, 10, 12, 13, 14, 15, 15, 15, 14, 14, 13, 12, 10, 9, 8, 7, 6, 5, 4, 3, 2, 2,
    2, 1, 1,
  ],
  /** Days until the repair in one of the city's reports. */
  one: 22,
} as const;
