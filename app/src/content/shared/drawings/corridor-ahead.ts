import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "The recommended price goes on, inside the limits",
  description:
    "A continuation of the picture at the top of the page: the band of the owner’s limits runs on, the price moves inside it in steps, and the market’s range crosses behind.",
  labels: {},
} as const satisfies DrawingTexts;
