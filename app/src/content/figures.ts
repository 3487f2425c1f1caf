/** The drawings of the site. `components/figures/` holds one component for each name. */
export const figureNames = [
  "price-corridor",
  "data-flow",
  "pipeline",
  "dual-entity",
  "knowledge-graph",
  "privacy-flow",
  "trust-gap",
  "context-gap",
  "scenario-fan",
  "miu-phases",
  "esee-dimensions",
] as const;

export type FigureName = (typeof figureNames)[number];
