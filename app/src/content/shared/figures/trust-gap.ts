import type { FigureTexts } from "../figures";

export const texts = {
  title: "The trust gap",
  description:
    "Nine rows. From the left, people share data up to a point; from the right, teams rely on results up to a point. In eight rows the two do not meet, and the gap between them stays empty. In one they meet, and a result can be used.",
  labels: {
    people: "Data people share",
    teams: "Results teams use",
    gap: "the gap",
  },
} as const satisfies FigureTexts;
