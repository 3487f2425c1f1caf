import type { FigureTexts } from "../figures";

export const texts = {
  title: "Example: answers and synthetic records, by share of income spent on rent",
  description:
    "Two bar charts back to back, with a boundary between them. On the left 562 answers from households, hatched, by the share of income that they spend on rent, from 15% to 60%. On the right 562 synthetic records in the same classes, outlined. The two shapes are nearly alike and in no class the same. Their averages, 36.5% and 36.4%, stand at nearly the same height.",
  labels: {
    example: "Example",
    answers: (count: number) => `${count} answers`,
    records: (count: number) => `${count} synthetic records`,
    consortium: "with the consortium",
    corporation: "on the platform",
    /** Lower end of a class. */
    share: (percent: number) => `${percent}%`,
    average: (percent: number) => `average ${percent.toFixed(1)}%`,
  },
} as const satisfies FigureTexts;
