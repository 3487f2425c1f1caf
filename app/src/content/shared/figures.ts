/**
 * The drawings of the site. `components/figures/` holds one component for each name, and `figures/` here
 * what is written in it: a file each, so that a drawing's words come with its code and with nothing else.
 */
export const figureNames = [
  "price-corridor",
  "data-flow",
  "pipeline",
  "dual-entity",
  "knowledge-graph",
  "privacy-flow",
  "scenario-fan",
  "miu-phases",
  "esee-dimensions",
  "off-the-sheet",
  "rental-building",
  "rent-decision",
  "renewal-receipt",
  "renewal-units",
  "source-agreement",
  "synthetic-records",
  "solution-chain",
  "stewardship-boundary",
  "record-before-after",
  "question-to-meeting",
  "reading-a-form",
  "six-paths",
  "governance",
  "records-to-ring",
  "hold-out-check",
  "reward-result",
  "fairness-test",
  "five-steps",
  "record-trail",
  "recommendation-sheet",
  "row-and-graph",
  "platform-layers",
  "guardrails",
  "corridor-ahead",
  "graph-ahead",
  "loop-ahead",
  "open-seat",
] as const;

export type FigureName = (typeof figureNames)[number];

/**
 * The text of a label: one line, or one entry per line, so that it fits its place. Where there is more
 * room a drawing may put all on one.
 */
export type Lines = string | readonly string[];

/** What is written in a drawing. */
export interface FigureTexts {
  /** What the drawing is, in a few words without a full stop. */
  readonly title: string;
  /** What it shows, in sentences for those who can't see it. */
  readonly description: string;
  readonly labels: Labels;
}

/** Labels by what they name. One that says a number of the drawing is made from it. */
export interface Labels {
  readonly [name: string]: Lines | Labels | readonly Labels[] | ((...numbers: number[]) => string);
}
