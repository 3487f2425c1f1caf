import type { FigureTexts } from "../figures";

export const texts = {
  title: "A chain that leads out of the graph",
  description:
    "A continuation of the knowledge graph at the top of the page: among many thin ties one strong chain leads from node to node to the right and leaves the graph as a price line with steps.",
  labels: {},
} as const satisfies FigureTexts;
