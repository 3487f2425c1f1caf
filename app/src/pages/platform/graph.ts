/** The pipeline's graph: where its twelve observations are, what is connected with what, and the evidence of each candidate. */
import { type Point, polyline } from "../../components/drawings/geometry";

/** In percent of a box that is about half as wide as high, and of one about as wide as high. */
export const positions: Readonly<Record<"wide" | "narrow", readonly Point[]>> = {
  wide: [
    { x: 25, y: 13.5 },
    { x: 59, y: 7 },
    { x: 43, y: 30 },
    { x: 78, y: 22 },
    { x: 19, y: 38 },
    { x: 63, y: 45 },
    { x: 32, y: 52 },
    { x: 82, y: 59 },
    { x: 50, y: 67 },
    { x: 25, y: 72 },
    { x: 76, y: 79.5 },
    { x: 48, y: 91 },
  ],
  narrow: [
    { x: 61, y: 4 },
    { x: 83, y: 2 },
    { x: 72, y: 16 },
    { x: 95, y: 13 },
    { x: 55, y: 25 },
    { x: 83, y: 33 },
    { x: 63, y: 39.5 },
    { x: 91, y: 49 },
    { x: 72, y: 53 },
    { x: 58, y: 61 },
    { x: 70, y: 71 },
    { x: 55, y: 82 },
  ],
};

const pairs = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 5],
  [4, 6],
  [5, 6],
  [5, 7],
  [6, 8],
  [5, 8],
  [7, 10],
  [8, 10],
  [8, 9],
  [9, 11],
  [10, 11],
  [6, 9],
  [0, 4],
] as const;

/** The observations that each candidate rests on; it leaves the graph at the last of them. */
export const evidence = [
  [0, 2, 3],
  [4, 6, 5],
  [9, 11, 10],
] as const;

/** The lines of the graph. */
export const edges = (points: readonly Point[]) =>
  pairs.map((pair) => polyline(pair.flatMap((index) => points[index] ?? []))).join("");
