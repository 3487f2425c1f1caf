import type { FigureTexts } from "../figures";

export const texts = {
  title: "Example: a building of 200 apartments",
  description:
    "A building with 200 windows, one for each apartment. 160 are filled: these apartments are let. 16 are teal: they are let in addition. 24 are empty outlines. A flag points to one of the teal windows: two bedrooms, empty for 54 days at $1,480, recommended rent $1,390. Beside the building stand dashed outlines of its neighbors, where comparable offers cost $1,310 to $1,480.",
  labels: {
    example: "Example",
    apartment: "Two bedrooms, empty 54 days",
    rent: (before: number, after: number) =>
      `$${before.toLocaleString("en-US")} → $${after.toLocaleString("en-US")}`,
    comparable: ["Comparable:", "$1,310", "to $1,480"],
    let: (count: number) => `${count} let`,
    added: (count: number) => `${count} more let`,
    empty: (count: number) => `${count} empty`,
  },
} as const satisfies FigureTexts;
