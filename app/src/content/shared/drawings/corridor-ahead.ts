import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "The recommended price goes on, inside the limits",
  description:
    "Illustration: a price moves in steps inside the band of the owner’s limits, and the market’s range crosses behind.",
  labels: {},
} as const satisfies DrawingTexts;
