import type { DrawingTexts } from "../drawings";

export const texts = {
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
