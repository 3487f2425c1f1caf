/** The partnership network of the ecosystem page: who takes part and what flows between them. */

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
  /** One entry per line, so that long names fit their node. */
  readonly label: readonly [string] | readonly [string, string];
  readonly text: string;
}

export type LinkStrength = "strong" | "medium" | "light";

export interface NetworkLink {
  readonly between: readonly [NetworkNodeId, NetworkNodeId];
  readonly strength: LinkStrength;
  /** What flows along the link, in a sentence. */
  readonly flow: string;
}

export const networkNodes: readonly NetworkNode[] = [
  {
    id: "corporation",
    role: "core",
    label: ["Corporation"],
    text: "Builds and runs the platform.",
  },
  {
    id: "consortium",
    role: "core",
    label: ["Consortium"],
    text: "Stewards the data and makes it safe to use.",
  },
  {
    id: "businesses",
    role: "partner",
    label: ["Businesses", "Subscribers"],
    text: "Set prices with the platform’s insights.",
  },
  {
    id: "communities",
    role: "partner",
    label: ["Communities", "Data contributors"],
    text: "Share data about their lives and keep control of it.",
  },
  {
    id: "investors",
    role: "partner",
    label: ["Investors"],
    text: "Fund the platform’s growth.",
  },
  {
    id: "data-partners",
    role: "partner",
    label: ["Data partners"],
    text: "Supply market and impact data.",
  },
  {
    id: "researchers",
    role: "partner",
    label: ["Researchers"],
    text: "Study the data and test the methods.",
  },
  {
    id: "philanthropists",
    role: "partner",
    label: ["Philanthropists"],
    text: "Pay for stewardship and community programmes.",
  },
];

export const networkLinks: readonly NetworkLink[] = [
  {
    between: ["corporation", "consortium"],
    strength: "strong",
    flow: "Synthetic data goes to the corporation; results come back for review.",
  },
  {
    between: ["corporation", "businesses"],
    strength: "strong",
    flow: "Businesses bring pricing questions and subscriptions; the platform returns validated insights.",
  },
  {
    between: ["consortium", "communities"],
    strength: "strong",
    flow: "Communities contribute data under their own control; the consortium tells them what it showed.",
  },
  {
    between: ["corporation", "investors"],
    strength: "medium",
    flow: "Investors provide capital; the corporation reports on progress.",
  },
  {
    between: ["consortium", "data-partners"],
    strength: "medium",
    flow: "Data partners hand over records about people here first, to be made synthetic.",
  },
  {
    between: ["corporation", "data-partners"],
    strength: "medium",
    flow: "Data partners license market and impact feeds that contain no personal records.",
  },
  {
    between: ["consortium", "researchers"],
    strength: "medium",
    flow: "Researchers work with synthetic data; their findings improve methods and audits.",
  },
  {
    between: ["consortium", "philanthropists"],
    strength: "medium",
    flow: "Grants and gifts pay for stewardship; the consortium accounts for their use.",
  },
  {
    between: ["businesses", "communities"],
    strength: "light",
    flow: "Prices reach communities; their experience of them comes back as data.",
  },
  {
    between: ["corporation", "researchers"],
    strength: "light",
    flow: "Researchers examine how the platform reaches its results.",
  },
  {
    between: ["communities", "philanthropists"],
    strength: "light",
    flow: "Gifts reach communities through the consortium’s two programmes.",
  },
];

export const networkTexts = {
  /** Name of the diagram for those who can't see it. */
  name: "Partnership network: two core organizations and six kinds of partners",
  hint: "Point at a participant, or tab to it, to see what it exchanges.",
  coreLabel: "Core",
  partnerLabel: "Partners",
  strengths: { strong: "Strong link", medium: "Medium link", light: "Light link" } satisfies Readonly<
    Record<LinkStrength, string>
  >,
  /** Heading of the list that says the same in words. */
  listTitle: "All links in words",
} as const;
