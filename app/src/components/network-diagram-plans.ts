import type { NetworkNodeId } from "../content/network";
import type { Point } from "./figures/path";

/** Where everything stands in one composition of the network diagram, in units of its viewBox. */
export interface NetworkPlan {
  readonly width: number;
  readonly height: number;
  readonly coreRadius: number;
  readonly nodes: Readonly<Record<NetworkNodeId, PlacedNode>>;
  /** How the one link runs that a straight line would lead through other nodes. */
  readonly outerLink: readonly Point[];
}

export interface PlacedNode extends Point {
  /** Where a partner's name stands; a core's name is inside it. */
  readonly label: "left" | "right" | "above" | "below" | "above-left" | "below-left" | "above-right" | "below-right";
}

/** Names stand to the left and right of their nodes. */
export const widePlan: NetworkPlan = {
  width: 800,
  height: 560,
  coreRadius: 56,
  nodes: {
    corporation: { x: 280, y: 280, label: "below" },
    consortium: { x: 520, y: 280, label: "below" },
    investors: { x: 136, y: 112, label: "left" },
    "data-partners": { x: 400, y: 80, label: "above" },
    philanthropists: { x: 664, y: 112, label: "right" },
    businesses: { x: 136, y: 448, label: "left" },
    researchers: { x: 400, y: 432, label: "below" },
    communities: { x: 664, y: 448, label: "right" },
  },
  outerLink: [
    { x: 136, y: 448 },
    { x: 136, y: 520 },
    { x: 664, y: 520 },
    { x: 664, y: 448 },
  ],
};

/** Names stand above and below their nodes. */
export const narrowPlan: NetworkPlan = {
  width: 320,
  height: 424,
  coreRadius: 45,
  nodes: {
    corporation: { x: 98, y: 200, label: "below" },
    consortium: { x: 222, y: 200, label: "below" },
    investors: { x: 16, y: 72, label: "above-right" },
    "data-partners": { x: 160, y: 48, label: "above" },
    philanthropists: { x: 304, y: 72, label: "above-left" },
    businesses: { x: 16, y: 360, label: "below-right" },
    researchers: { x: 160, y: 304, label: "below" },
    communities: { x: 304, y: 360, label: "below-left" },
  },
  outerLink: [
    { x: 16, y: 360 },
    { x: 304, y: 360 },
  ],
};
