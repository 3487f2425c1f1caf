import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "The same observations in four steps",
  description:
    "Four panels with the same scattered points. Collect: market, customer and impact observations stand apart. Connect: lines join them. Analyze: three chains of cause lead to three candidate findings. Validate: two candidates end at the test; one passes and goes on, and its chain can still be followed to where it began.",
  labels: {
    /** Each step, and what there is after it. */
    steps: [
      { name: "Collect", outcome: (count: number) => `${count} observations` },
      { name: "Connect", outcome: (count: number) => `${count} ties` },
      { name: "Analyze", outcome: (count: number) => `${count} candidates` },
      { name: "Validate", outcome: (count: number) => `${count} finding` },
    ],
    illustration: "Illustration",
    /** What the marks stand for. */
    key: { market: "market", customer: "customer", impact: "impact" },
  },
} as const satisfies DrawingTexts;
