/**
 * The apartment's building, wide and, on a phone, narrow. It has one window per apartment. Columns count from the left,
 * floors from the ground.
 */

interface Apartment {
  readonly column: number;
  readonly floor: number;
}

interface Building {
  /** Columns of equal height, from the left. */
  readonly parts: readonly { readonly columns: number; readonly floors: number }[];
  /** The apartment to be priced. */
  readonly priced: Apartment;
  /** The floor of the empty apartment in a column, by column. */
  readonly empty: Readonly<Record<number, number>>;
}

function buildingOf({ parts, priced, empty }: Building) {
  const floors = parts.flatMap((part) => Array.from({ length: part.columns }, () => part.floors));
  const stateOf = ({ column, floor }: Apartment) => {
    if (column === priced.column && floor === priced.floor) return "priced";
    return empty[column] === floor ? "empty" : "leased";
  };
  const windows = floors.flatMap((height, column) =>
    Array.from({ length: height }, (_, floor) => ({ column, floor, state: stateOf({ column, floor }) })),
  );
  return { floors, priced, windows };
}

export const buildings = {
  wide: buildingOf({
    parts: [
      { columns: 18, floors: 5 },
      { columns: 5, floors: 8 },
      { columns: 5, floors: 14 },
    ],
    priced: { column: 23, floor: 10 },
    empty: { 1: 1, 4: 3, 7: 0, 10: 2, 13: 4, 16: 1, 18: 6, 20: 3, 22: 5, 25: 7, 26: 12 },
  }),
  narrow: buildingOf({
    parts: [
      { columns: 15, floors: 8 },
      { columns: 5, floors: 16 },
    ],
    priced: { column: 15, floor: 12 },
    empty: { 1: 1, 3: 5, 5: 2, 7: 6, 9: 0, 10: 4, 12: 5, 13: 2, 16: 8, 17: 3, 18: 13 },
  }),
} as const;

export type BuildingPlan = ReturnType<typeof buildingOf>;
