import type { FigureTexts } from "../figures";

export const texts = {
  title: "Illustration: the check after 90 days",
  description:
    "Twenty similar apartments, one line each, as long as the apartment stood empty, if the estimate holds. Ten were priced by the recommendation: solid lines, 21 days on average. Ten kept the earlier rule, the hold-out group: dashed lines, 54 days on average. The difference of 33 days is marked between the two averages.",
  labels: {
    illustration: "Illustration",
    recommended: "priced by the recommendation",
    heldOut: "hold-out: as before",
    average: (days: number) => `${days} days`,
    difference: (days: number) => `−${days} days`,
    axis: "days empty",
    day: (days: number) => `${days}`,
  },
} as const satisfies FigureTexts;
