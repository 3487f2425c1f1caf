import type { DrawingTexts } from "../drawings";

export const texts = {
  labels: {
    solutions: ["Records", "Evidence", "Scenarios", "Prices"],
    illustration: "Illustration",
  },
} as const satisfies DrawingTexts;
