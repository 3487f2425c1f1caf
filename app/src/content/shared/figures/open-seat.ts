import type { FigureTexts } from "../figures";

export const texts = {
  title: "A meeting with one open seat",
  description:
    "A round table with a report on it and ten seats around it. Nine are taken; the tenth is dashed and open, and an arrow leads to it from the left.",
  labels: {},
} as const satisfies FigureTexts;
