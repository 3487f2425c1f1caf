import type { DrawingTexts } from "../drawings";

export const texts = {
  description:
    "Records about people, where permitted, go from you to the consortium, which passes on synthetic ones; your other data goes straight to the platform. Both are joined and checked there, and come back to you as a recommendation.",
  labels: {
    lanes: { consortium: "Consortium", you: "You", platform: "Platform" },
    steps: {
      provide: "1. Provide",
      protect: "2. Protect",
      understand: "3. Understand",
      validate: "4. Validate",
      recommend: "5. Recommend",
    },
    feedback: ["what happens", "becomes data"],
  },
} as const satisfies DrawingTexts;
