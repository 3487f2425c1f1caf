import type { FigureTexts } from "../figures";

export const texts = {
  title: "The privacy-preserving flow of data",
  description:
    "Example. Raw data: three records with a name, an address and a rent. Consortium: name and address stay here. Synthetic data: new records with an invented rent, an area, and a SPID tag in place of the person. Corporation AI processing: the tagged records are joined with others in a graph. Validated insights: one figure within its range, with the tags it rests on.",
  labels: {
    stations: {
      raw: ["Raw", "data"],
      consortium: "Consortium",
      synthetic: ["Synthetic", "data"],
      processing: ["Corporation", "AI processing"],
      insights: ["Validated", "insights"],
    },
    /** The fields of the records. */
    fields: { name: "name", home: "home", rent: "rent", tag: "SPID", area: "area" },
    /** The records of people, whose names and homes are not shown. */
    people: [{ rent: "1,240" }, { rent: "1,310" }, { rent: "1,180" }],
    /** The records that are made from them: as many, none of them a copy. */
    invented: [
      { tag: "c4f1", area: "South", rent: "1,290" },
      { tag: "9ad0", area: "North", rent: "1,205" },
      { tag: "37be", area: "North", rent: "1,225" },
    ],
    example: "Example",
    insight: "$1,245",
  },
} as const satisfies FigureTexts;
