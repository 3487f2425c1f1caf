import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "How the four solutions follow on one another",
  description:
    "One picture from left to right. Data stewardship: a block of tagged synthetic records in violet. Harmonized intelligence: three lines from it and from other sources meet in one point. Scenarios: from there three paths lead into a widening range. Pricing: one of them goes on as a teal line in steps, with dots where incentive units are added, and runs off the edge.",
  labels: {
    stewardship: "Records",
    intelligence: "Evidence",
    scenarios: "Scenarios",
    pricing: "Prices",
    illustration: "Illustration",
  },
} as const satisfies DrawingTexts;
