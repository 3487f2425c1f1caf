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
  /** What flows along the link. */
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
    text: "Stewards data and makes synthetic records from it.",
  },
  {
    id: "businesses",
    role: "partner",
    label: ["Businesses", "Subscribers"],
    text: "Set prices with the platform’s recommendations.",
  },
  {
    id: "communities",
    role: "partner",
    label: ["Communities", "Data contributors"],
    text: "Contribute data and keep control of it.",
  },
  {
    id: "investors",
    role: "partner",
    label: ["Investors"],
    text: "Fund the corporation.",
  },
  {
    id: "data-partners",
    role: "partner",
    label: ["Data partners"],
    text: "Supply market and impact data; may deliver records about people.",
  },
  {
    id: "researchers",
    role: "partner",
    label: ["Researchers"],
    text: "Work with synthetic data and test the methods.",
  },
  {
    id: "philanthropists",
    role: "partner",
    label: ["Philanthropists"],
    text: "Pay for stewardship, the two programs, audits and compliance.",
  },
];

export const networkLinks: readonly NetworkLink[] = [
  {
    between: ["corporation", "consortium"],
    strength: "strong",
    flow: "Synthetic data and terms of use go to the corporation; findings come back.",
  },
  {
    between: ["corporation", "businesses"],
    strength: "strong",
    flow: "Businesses bring pricing questions and data; the platform returns recommendations with evidence.",
  },
  {
    between: ["consortium", "communities"],
    strength: "strong",
    flow: "Communities contribute data and bring questions; the consortium is to report what the data showed.",
  },
  {
    between: ["corporation", "investors"],
    strength: "medium",
    flow: "Investors provide capital.",
  },
  {
    between: ["consortium", "data-partners"],
    strength: "medium",
    flow: "Data partners may deliver records about people, which the consortium makes synthetic.",
  },
  {
    between: ["corporation", "data-partners"],
    strength: "medium",
    flow: "Data partners supply market data and impact data.",
  },
  {
    between: ["consortium", "researchers"],
    strength: "medium",
    flow: "Researchers work with synthetic data and test the methods of synthesis.",
  },
  {
    between: ["consortium", "philanthropists"],
    strength: "medium",
    flow: "Gifts and grants pay for stewardship, the two programs, audits and compliance.",
  },
  {
    between: ["consortium", "businesses"],
    strength: "light",
    flow: "Businesses may deliver records about people, which the consortium makes synthetic.",
  },
  {
    between: ["businesses", "communities"],
    strength: "light",
    flow: "Prices reach communities; what people experience can become contributed data.",
  },
];

export const networkTexts = {
  /** Name of the diagram for those who can't see it. */
  name: "Partnership network: two core organizations and six kinds of partners",
  hint: "Point at a participant, tap it, or reach it with Tab, to see what it exchanges.",
  /** Names a participant's neighbors to those who can't see its links. */
  linkedWith: (names: string) => `Linked with ${names}.`,
  strengths: { strong: "Strong link", medium: "Medium link", light: "Light link" } satisfies Readonly<
    Record<LinkStrength, string>
  >,
  /** Heading of the list that says the same in words. */
  listTitle: "All links in words",
} as const;
