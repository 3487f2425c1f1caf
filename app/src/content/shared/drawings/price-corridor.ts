import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Example of a recommended price inside the market’s range",
  description:
    "The range of prices in a market moves over eight months. The recommended price follows it in steps and stays inside; today it goes up, because demand is up and stock is low. A price set once and left alone ends below the range. After today the range is an expectation and widens.",
  labels: {
    price: (dollars: number) => `$${dollars}`,
    /** The flag at today. */
    example: "Example",
    decision: (dollars: number) => `Raise to $${dollars}`,
    reason: "Demand up, stock low",
    market: (low: number, high: number) => `Market: $${low} to $${high}`,
    range: "market range",
    recommended: ["recommended", "price"],
    fixed: "price set once",
    months: {
      march: "Mar",
      april: "Apr",
      may: "May",
      june: "Jun",
      july: "Jul",
      august: "Aug",
      september: "Sep",
      october: "Oct",
      november: "Nov",
    },
  },
} as const satisfies DrawingTexts;
