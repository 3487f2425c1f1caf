import type { DrawingTexts } from "../drawings";

export const texts = {
  labels: {
    price: "a price and its reasons",
    /** From the top. */
    layers: ["Incentive unit", "Validation engine", "AI agents", "Knowledge graph", "Synthetic records"],
  },
} as const satisfies DrawingTexts;
