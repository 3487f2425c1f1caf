import type { DrawingTexts } from "../drawings";

export const texts = {
  title: "Four parts of the platform, one above the other",
  description:
    "Four planes float above each other. From the bottom: the knowledge graph, with nodes and ties; the AI agents, with paths that branch; the validation engine, a grid of which some squares are marked as passed; the incentive unit, with units laid out on it. Below them, dashed, lie the synthetic records of the consortium. A teal line rises from the graph through all four planes and leaves the top one as a price with its reasons.",
  labels: {
    layers: {
      unit: ["Incentive", "unit"],
      validation: ["Validation", "engine"],
      agents: "AI agents",
      graph: ["Knowledge", "graph"],
      records: ["Synthetic", "records"],
    },
    price: "a price and its reasons",
  },
} as const satisfies DrawingTexts;
