/** A neighborhood in which some homes contribute data. */
import { sum } from "../shared/numbers";

export const neighborhood = {
  /** Homes per floor and number of floors of each building. */
  buildings: [
    [3, 3],
    [4, 2],
    [3, 4],
    [4, 3],
    [2, 5],
    [4, 4],
    [3, 3],
    [4, 5],
    [3, 7],
    [5, 10],
    [3, 6],
    [4, 12],
  ],
  contributing: 84,
  /** Synthetic records made from the contributed data. */
  records: 60,
} as const;

export const homes = sum(neighborhood.buildings.map(([wide, floors]) => wide * floors));
