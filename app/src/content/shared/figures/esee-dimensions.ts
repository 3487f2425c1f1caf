import type { FigureTexts } from "../figures";

export const texts = {
  title: "Four dimensions over the same range of prices",
  description:
    "Four curves, one below the other: environmental, social, ethical and economic. Each has its best price in a different place, the economic one far to the right. In a narrow range between them, and at the price marked in teal, all four stay above their limits.",
  labels: {
    dimensions: {
      environmental: "Environmental",
      social: "Social",
      ethical: "Ethical",
      economic: "Economic",
    },
    /** A dimension's own best price. */
    best: "best alone",
    shared: "all four hold",
    lower: "lower price",
    higher: "higher price",
  },
} as const satisfies FigureTexts;
