/** The building of the apartment: a window for each apartment, by its column from the left and its floor from the ground. */

/** How many floors each column has. */
export const floors: readonly number[] = [
  ...Array.from({ length: 18 }, () => 5),
  ...Array.from({ length: 5 }, () => 8),
  ...Array.from({ length: 5 }, () => 14),
];

/** The apartment that is priced. */
export const priced = { column: 23, floor: 10 } as const;

/** The floors of the others that are empty, by their column. */
const empty: Readonly<Record<number, number>> = {
  1: 1,
  4: 3,
  7: 0,
  10: 2,
  13: 4,
  16: 1,
  18: 6,
  20: 3,
  22: 5,
  25: 7,
  26: 12,
};

function stateOf(column: number, floor: number) {
  if (column === priced.column && floor === priced.floor) return "priced";
  return empty[column] === floor ? "empty" : "leased";
}

export const windows = floors.flatMap((height, column) =>
  Array.from({ length: height }, (_, floor) => ({ column, floor, state: stateOf(column, floor) })),
);
