import type { FigureTexts } from "../figures";

export const texts = {
  title: "Example: raw records and the synthetic records made from them",
  description:
    "Two tables with a hatched boundary between them. Above, four raw records: a name that is not shown, an apartment number, a rent, a number of heating repairs and whether the lease was renewed. Below, four synthetic records: a SPID instead of the name, a part of the building instead of the apartment, and other values. No row occurs in both tables, but the average rent is 1,250 dollars in both, and in both those who left had had 3.5 repairs on average, those who stayed 0.5.",
  labels: {
    example: "Example",
    raw: "Raw records: stay with us",
    synthetic: "Synthetic records: passed on",
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
      { apartment: "108", rent: "$1,310", repairs: "0", lease: "renewed" },
      { apartment: "231", rent: "$1,180", repairs: "4", lease: "left" },
      { apartment: "117", rent: "$1,270", repairs: "1", lease: "renewed" },
    ],
    generated: [
      { spid: "c4f1", part: "South", rent: "$1,290", repairs: "0", lease: "renewed" },
      { spid: "9ad0", part: "North", rent: "$1,205", repairs: "3", lease: "left" },
      { spid: "37be", part: "North", rent: "$1,225", repairs: "4", lease: "left" },
      { spid: "e812", part: "South", rent: "$1,280", repairs: "1", lease: "renewed" },
    ],
    /** What both sets have in common. */
    pattern: { name: "average", rent: "$1,250", repairs: "left 3.5, stayed 0.5" },
  },
} as const satisfies FigureTexts;
