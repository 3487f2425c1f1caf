import type { DrawingTexts } from "../drawings";

export const texts = {
  description:
    "Illustration: a ruled sheet with a hatched range and a stepped price line inside it. At the right edge, where the sheet ends, the line runs on, drops, and stops beside the sheet at a dot that says: you are here.",
  labels: {
    sheet: "The site",
    edge: "Its edge",
    here: "You are here",
  },
} as const satisfies DrawingTexts;
