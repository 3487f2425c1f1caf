import type { FigureTexts } from "../figures";

export const texts = {
  title: "The next round",
  description:
    "A line climbs five steps, each with a dot, and runs on to the right. From its last dot a dashed line leads back below all of them to the first, where the next round begins.",
  labels: {},
} as const satisfies FigureTexts;
