import type { DrawingTexts } from "../drawings";

export const texts = {
  description:
    "A rent in the knowledge graph, and the chain of its likely causes: repairs, a wing, renewals, days empty. Around it are the street, rents nearby and energy use.",
  labels: {
    names: {
      repairs: "Repairs",
      wing: "Wing",
      renewals: "Renewals",
      daysEmpty: "Days empty",
      rent: "Rent",
      street: "Street",
      comps: "Rents nearby",
      energy: "Energy use",
    },
    /** What the ties of the chain say, from the first to the last. */
    verbs: ["done in", "supports", "save", "guide"],
  },
} as const satisfies DrawingTexts;
