import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Five steps and who takes them",
  description:
    "Three lanes, one below the other: the consortium, you, the platform. A line begins in your lane with step 1, provide, and divides. Records about people go up, dashed, to the consortium, step 2, protect, where they become uniform synthetic records before they go down to the platform. Your other data goes straight down. Both meet in the platform’s graph, step 3, understand, and pass a gate, step 4, validate. From there a solid line rises to your lane: step 5, recommend, and runs on as a price. A dashed line leads from there back to step 1.",
  labels: {
    lanes: { consortium: "Consortium", you: "You", platform: "Platform" },
    steps: {
      provide: "1. Provide",
      protect: "2. Protect",
      understand: "3. Understand",
      validate: "4. Validate",
      recommend: "5. Recommend",
    },
    feedback: "what happens becomes data",
    /** The same where there is little room. */
    feedbackShort: "feedback",
  },
} as const satisfies DrawingTexts;
