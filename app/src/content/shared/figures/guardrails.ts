import type { FigureTexts } from "../figures";

export const texts = {
  title: "Example of guardrails around a rent",
  description:
    "A rent over eight weeks between a floor of $1,330 and a ceiling of $1,430. What the model would ask without limits, dashed, rises above the ceiling and comes back. The recommended rent, solid, follows it upward by at most $20 a week, waits once for an approval before it passes $1,400, stays at the ceiling as long as the dashed line is above it, and then goes down. The figures are an example.",
  labels: {
    example: "Example",
    price: (dollars: number) => `$${dollars.toLocaleString("en-US")}`,
    ceiling: "ceiling",
    floor: "floor",
    pace: "pace: +$20 a week",
    approval: "approval above $1,400",
    unlimited: "without limits",
    week: (number: number) => `${number}`,
    weeks: "weeks",
  },
} as const satisfies FigureTexts;
