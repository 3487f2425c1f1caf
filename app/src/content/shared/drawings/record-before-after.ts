import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Example: raw records and the synthetic records made from them",
  description:
    "Two tables with a hatched boundary between them. Above, four of 140 raw records: a name that is not shown, an apartment number, a rent, a number of heating repairs and whether the tenant stayed. Below, three of 90 synthetic records: a SPID of its own, a part of the building instead of the apartment, and other values. No row occurs in both tables, but the averages of the two sets are nearly the same: rents of 1,250 and 1,248 dollars, 3.2 and 3.1 repairs for those who left, 0.6 for those who stayed in both.",
  labels: {
    example: "Example",
    raw: "4 of 140 raw records: kept by us",
    synthetic: "3 of 90 synthetic records: passed on",
    boundary: "boundary",
    heads: {
      tenant: "tenant",
      apartment: "apt.",
      spid: "SPID",
      part: "part",
      rent: "rent",
      repairs: "repairs",
      lease: "lease",
    },
    records: [
      { apartment: "214", rent: "$1,240", repairs: "3", lease: "left" },
      { apartment: "108", rent: "$1,310", repairs: "0", lease: "stayed" },
      { apartment: "231", rent: "$1,180", repairs: "4", lease: "left" },
      { apartment: "117", rent: "$1,270", repairs: "1", lease: "stayed" },
    ],
    generated: [
      { spid: "c4f1", part: "South", rent: "$1,215", repairs: "0", lease: "stayed" },
      { spid: "9ad0", part: "North", rent: "$1,150", repairs: "5", lease: "left" },
      { spid: "37be", part: "North", rent: "$1,325", repairs: "2", lease: "left" },
    ],
    /** What the two sets have in common. */
    patterns: {
      raw: { name: "average of 140", rent: "$1,250", repairs: "3.2 left, 0.6 stayed" },
      synthetic: { name: "average of 90", rent: "$1,248", repairs: "3.1 left, 0.6 stayed" },
    },
  },
} as const satisfies DrawingTexts;
