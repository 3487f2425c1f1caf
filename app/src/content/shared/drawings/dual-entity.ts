import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "What crosses between corporation and consortium",
  description:
    "On the left the corporation, under a solid teal line; on the right the consortium, under a dashed violet line; a hatched boundary between them. Raw records stop at the boundary and stay with the consortium. Synthetic records enter the corporation’s knowledge graph, and terms of use decide what is permitted there. Validated insights cross the other way, to the consortium’s ethical oversight.",
  labels: {
    corporation: { name: "Corporation", kind: "for profit" },
    consortium: { name: "Consortium", kind: "nonprofit" },
    boundary: "the boundary",
    /** What is on its way, as it is called on either side. */
    crossings: {
      person: { corporation: ["No raw", "records"], consortium: ["Raw", "records"] },
      synthetic: { corporation: ["Knowledge", "graph"], consortium: ["Synthetic", "records"] },
      terms: { corporation: ["Permitted", "uses"], consortium: ["Terms of", "use"] },
      insight: { corporation: ["Validated", "insights"], consortium: ["Ethical", "oversight"] },
    },
  },
} as const satisfies DrawingTexts;
