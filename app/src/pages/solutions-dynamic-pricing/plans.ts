/** Where the windows of the building are, in its two pictures. */

/** A window by its column from the left and its floor from the ground. */
export type Window = readonly [column: number, floor: number];

export interface Plan {
  /** Parts of the building from left to right: columns and floors. */
  readonly parts: readonly (readonly [columns: number, floors: number])[];
  readonly width: number;
  /** The height of a floor. */
  readonly floor: number;
  readonly window: { readonly width: number; readonly height: number };
  /** Above the highest floor and below the lowest. */
  readonly roof: number;
  readonly foot: number;
  /** The apartment that is priced, and the others that are empty. */
  readonly chosen: Window;
  readonly empty: readonly Window[];
  /** The length of the line from the chosen window to its words, and the radius of its ring. */
  readonly leader: number;
  readonly ring: number;
}

/** Beside the words, which stand in its recess. */
export const wide: Plan = {
  parts: [
    [23, 4],
    [8, 6],
    [5, 12],
  ],
  width: 1312,
  floor: 50,
  window: { width: 18, height: 30 },
  roof: 22,
  foot: 20,
  chosen: [31, 8],
  empty: [
    [2, 1],
    [6, 3],
    [9, 0],
    [13, 2],
    [17, 1],
    [20, 3],
    [24, 4],
    [27, 1],
    [30, 2],
    [33, 5],
    [34, 10],
  ],
  leader: 42,
  ring: 14,
};

/** Below them. */
export const narrow: Plan = {
  parts: [
    [12, 8],
    [8, 13],
  ],
  width: 350,
  floor: 24,
  window: { width: 9, height: 15 },
  roof: 11,
  foot: 10,
  chosen: [12, 10],
  empty: [
    [1, 2],
    [3, 6],
    [5, 0],
    [7, 4],
    [9, 7],
    [10, 1],
    [13, 5],
    [15, 8],
    [16, 2],
    [18, 11],
    [19, 4],
  ],
  leader: 18,
  ring: 8,
};
