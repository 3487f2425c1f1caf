/** The apartment's building. It has one window per apartment. Columns count from the left, floors from the ground. */

/** Number of floors per column. */
export const floors: readonly number[] = [
  ...Array.from({ length: 18 }, () => 5),
  ...Array.from({ length: 5 }, () => 8),
  ...Array.from({ length: 5 }, () => 14),
];

/** The apartment to be priced. */
export const priced = { column: 23, floor: 10 } as const;

/** The floor of the empty apartment in a column, by column. */
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
