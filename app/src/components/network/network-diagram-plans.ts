import type { NetworkLink, NetworkNodeId } from "../../content/shared/network";
import type { Point } from "../drawings/path";
import type { LabelSide } from "../drawings/primitives";

/** The positions in one composition of the network diagram, in units of its viewBox. */
export interface NetworkPlan {
  readonly width: number;
  readonly height: number;
  readonly coreRadius: number;
  readonly nodes: Readonly<Record<NetworkNodeId, PlacedNode>>;
  /** The path of the one link that would cross other nodes as a straight line. */
  readonly outerLink: readonly Point[];
}

export interface PlacedNode extends Point {
  /** The position of a partner's name; a core's name is inside it. */
  readonly label: LabelSide;
}

/** Names are to the left and right of their nodes. */
export const widePlan: NetworkPlan = {
  width: 800,
  height: 632,
  coreRadius: 60,
  nodes: {
    corporation: { x: 280, y: 304, label: "below" },
    consortium: { x: 520, y: 304, label: "below" },
    investors: { x: 160, y: 96, label: "left" },
    "data-partners": { x: 400, y: 48, label: "above" },
    philanthropists: { x: 640, y: 96, label: "right" },
    businesses: { x: 160, y: 520, label: "left" },
    researchers: { x: 400, y: 504, label: "below" },
    communities: { x: 640, y: 520, label: "right" },
  },
  outerLink: [
    { x: 160, y: 520 },
    { x: 160, y: 608 },
    { x: 640, y: 608 },
    { x: 640, y: 520 },
  ],
};

/** Names are above and below their nodes. */
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

export const partnerRadius = 8;

/** The corners of a link's line, from the edge of one node to the edge of the other. */
export function linkCorners({ between: [from, to] }: NetworkLink, plan: NetworkPlan): readonly Point[] {
  const outer = from === "businesses" && to === "communities";
  const corners = outer ? plan.outerLink : [plan.nodes[from], plan.nodes[to]];
  return corners.map((corner, index) => {
    if (index === 0) return shorten(corner, corners[1], radiusOf(from, plan));
    if (index === corners.length - 1) return shorten(corner, corners[index - 1], radiusOf(to, plan));
    return corner;
  });
}

function radiusOf(id: NetworkNodeId, plan: NetworkPlan): number {
  return id === "corporation" || id === "consortium" ? plan.coreRadius : partnerRadius;
}

/** The point at `distance` from one point towards another. */
function shorten(from: Point, to: Point = from, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: from.x + ((to.x - from.x) * distance) / length,
    y: from.y + ((to.y - from.y) * distance) / length,
  };
}
