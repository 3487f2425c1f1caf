import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Part of the knowledge graph",
  description:
    "A rent is tied to days empty, renewals, a wing of the building, its repairs, a street, comps and energy use, among many other nodes. One chain is marked in teal: repairs are done in the wing, its state supports renewals, renewals save days empty, and days empty guide the rent.",
  labels: {
    nodes: {
      repairs: "Repairs",
      wing: "Wing",
      renewals: "Renewals",
      daysEmpty: "Days empty",
      rent: "Rent",
      street: "Street",
      comps: "Comps",
      energy: "Energy use",
    },
    /** What the ties of the chain say, each by the node that it leads to. */
    verbs: { wing: "done in", renewals: "supports", daysEmpty: "save", rent: "guide" },
  },
} as const satisfies DrawingTexts;
