import type { FigureTexts } from "../figures";

export const texts = {
  title: "Example: one row of a spreadsheet, and the same values in the graph",
  description:
    "Above, a row with five values: rent $1,250, offers nearby at $1,260, three heating faults, a lease that ended, 41 days empty. Below, the same values as nodes. A teal chain leads from the heating faults to the end of the lease and on to the empty apartment; rent and offers are tied to each other and stand outside the chain.",
  labels: {
    example: "Example",
    row: "in a row",
    graph: "in the graph",
    cells: [
      { name: "Rent", value: "$1,250" },
      { name: "Offers", value: "$1,260" },
      { name: "Faults", value: "3" },
      { name: "Lease", value: "ended" },
      { name: "Empty", value: "41 days" },
    ],
    cause: "the rent is not the cause",
  },
} as const satisfies FigureTexts;
