import type { DrawingTexts } from "../drawings";

export const texts = {
  description:
    "Illustration: a price moves in steps inside the band of the owner’s limits, and the market’s range crosses behind.",
  labels: {},
} as const satisfies DrawingTexts;
