/** The partnership network of the ecosystem page: participants, and the flows between them. */

export type NetworkNodeId =
  | "corporation"
  | "consortium"
  | "businesses"
  | "communities"
  | "investors"
  | "data-partners"
  | "researchers"
  | "philanthropists";

export interface NetworkNode {
  readonly id: NetworkNodeId;
  readonly role: "core" | "partner";
  /** The name, and an optional second line. */
  readonly label: readonly [string] | readonly [string, string];
  readonly text: string;
}

export type LinkStrength = "strong" | "medium" | "light";

export interface NetworkLink {
  readonly between: readonly [NetworkNodeId, NetworkNodeId];
  readonly strength: LinkStrength;
  /** The name of what flows along the link. */
  readonly flow: string;
}

export const networkNodes: readonly NetworkNode[] = [
  { id: "corporation", role: "core", label: ["Corporation"], text: "Runs the platform." },
  { id: "consortium", role: "core", label: ["Consortium"], text: "Stewards data and makes synthetic data." },
  {
    id: "businesses",
    role: "partner",
    label: ["Businesses", "Subscribers"],
    text: "Set prices with validated insights.",
  },
  {
    id: "communities",
    role: "partner",
    label: ["Communities", "Data contributors"],
    text: "Contribute data that they control.",
  },
  { id: "investors", role: "partner", label: ["Investors"], text: "Fund the corporation." },
  { id: "data-partners", role: "partner", label: ["Data partners"], text: "Add data." },
  { id: "researchers", role: "partner", label: ["Researchers"], text: "Study data and methods." },
  { id: "philanthropists", role: "partner", label: ["Philanthropists"], text: "Support the consortium." },
];

export const networkLinks: readonly NetworkLink[] = [
  {
    between: ["corporation", "consortium"],
    strength: "strong",
    flow: "synthetic data one way, feedback the other",
  },
  {
    between: ["corporation", "businesses"],
    strength: "strong",
    flow: "data and questions in, prices with evidence out",
  },
  {
    between: ["consortium", "communities"],
    strength: "strong",
    flow: "data in, stewardship and programs out",
  },
  { between: ["corporation", "investors"], strength: "medium", flow: "capital" },
  {
    between: ["consortium", "data-partners"],
    strength: "medium",
    flow: "data with its origin and permission",
  },
  { between: ["corporation", "data-partners"], strength: "medium", flow: "market and impact data" },
  { between: ["consortium", "researchers"], strength: "medium", flow: "research collaborations" },
  { between: ["consortium", "philanthropists"], strength: "medium", flow: "gifts and grants" },
  { between: ["consortium", "businesses"], strength: "light", flow: "responsible data governance" },
  {
    between: ["businesses", "communities"],
    strength: "light",
    flow: "prices go out, experience comes back",
  },
];

export const networkTexts = {
  /** The diagram's name for screen readers. */
  name: "Partnership network: two core organizations and six kinds of partners",
  /** Hints for a mouse and for a touch screen. */
  hints: {
    point: "Point to a participant to see its connections.",
    tap: "Tap a participant to see its connections.",
  },
  /** Says a participant's neighbors to screen readers. */
  linkedWith: (names: string) => `Linked with ${names}.`,
  /** Returns the name of a link. */
  between: (one: string, other: string) => `${one} and ${other.toLowerCase()}`,
  strengths: { strong: "Strong", medium: "Medium", light: "Light" },
  /** Returns the name of a list of links. */
  listName: (strength: LinkStrength) => `${networkTexts.strengths[strength]} links`,
} as const;
