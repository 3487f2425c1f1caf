import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "The recommended price goes on",
  description:
    "A continuation of the picture at the top of the page: a hatched range of market prices rises to the right, and a solid price line climbs inside it in steps until it leaves the picture.",
  labels: {},
} as const satisfies DrawingTexts;
