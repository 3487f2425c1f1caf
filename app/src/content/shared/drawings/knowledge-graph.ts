import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Part of the knowledge graph",
  description:
    "A rent is tied to a lease, an apartment, a street, a repair, a vacancy and a tenant’s decision to stay, among many other nodes. One chain is marked in teal: the repair was done in the apartment, its state supports the decision to stay, the decision renews the lease, and the lease sets the rent.",
  labels: {
    nodes: {
      repair: "Repair",
      apartment: "Apartment",
      decision: ["Decision", "to stay"],
      lease: "Lease",
      rent: "Rent",
      street: "Street",
      vacancy: "Vacancy",
      energy: "Energy use",
    },
    /** What the ties of the chain say, each by the node that it leads to. */
    verbs: { apartment: "done in", decision: "supports", lease: "renews", rent: "sets" },
  },
} as const satisfies DrawingTexts;
