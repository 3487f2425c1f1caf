import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Single records become a finding",
  description:
    "Separate hollow dots at the left move along dashed lines toward the right, where they form one even ring around a filled dot.",
  labels: {},
} as const satisfies DrawingTexts;
