import type { DrawingTexts } from "../drawings";

export const texts = {
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
    /** What the ties of the chain say, each by the node that it leads from. */
    verbs: { repairs: "done in", wing: "supports", renewals: "save", daysEmpty: "guide" },
  },
} as const satisfies DrawingTexts;
