import type { FigureTexts } from "../figures";

export const texts = {
  title: "Example: a building of 200 apartments",
  description:
    "A building with 200 windows, one for each apartment. 160 are filled: these apartments are leased. 16 are teal: they are leased in addition. 24 are empty outlines. A flag points to one of the teal windows: two bedrooms, 54 days empty expected at $1,480, 21 at the recommended rent of $1,390. Beside the building stand dashed outlines of its neighbors, where comparable offers cost $1,310 to $1,480.",
  labels: {
    example: "Example",
    daysEmpty: (before: number, after: number) => `Days empty expected: ${before} → ${after}`,
    rent: (before: number, after: number) =>
      `$${before.toLocaleString("en-US")} → $${after.toLocaleString("en-US")}`,
    comparable: ["Comparable:", "$1,310", "to $1,480"],
    leased: (count: number) => `${count} leased`,
    added: (count: number) => `${count} more leased`,
    empty: (count: number) => `${count} empty`,
  },
} as const satisfies FigureTexts;
