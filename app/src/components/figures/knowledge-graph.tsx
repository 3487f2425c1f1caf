import { type Point, polyline } from "./path";
import { Composition, Picture } from "./picture";
import { Dot, Label } from "./primitives";

/** A rent in the graph: what it is tied to, and the one chain of ties that explains it. */
export function KnowledgeGraph() {
  return (
    <Picture
      title="Part of the knowledge graph"
      description="A rent is tied to a lease, an apartment, a street, a repair, a vacancy and a tenant’s decision to stay, among many other nodes. One chain is marked in teal: the repair was done in the apartment, the apartment kept the tenant, the decision renewed the lease, and the lease sets the rent."
    >
      <Composition span="narrow" height={400}>
        <Graph nodes={narrow} context={narrowContext} />
      </Composition>
      <Composition span="medium-and-up" height={424}>
        <Graph nodes={medium} context={mediumContext} />
      </Composition>
    </Picture>
  );
}

type NodeName = "repair" | "apartment" | "decision" | "lease" | "rent" | "street" | "vacancy" | "energy";

interface Node extends Point {
  readonly lines: readonly string[];
  readonly side: "left" | "right" | "above" | "below";
}

type Nodes = Readonly<Record<NodeName, Node>>;

/** The chain that explains the rent, from cause to effect. */
const chain = ["repair", "apartment", "decision", "lease", "rent"] as const satisfies readonly NodeName[];

const ties: readonly (readonly [NodeName, NodeName])[] = [
  ["apartment", "street"],
  ["apartment", "lease"],
  ["apartment", "energy"],
  ["street", "rent"],
  ["street", "vacancy"],
  ["vacancy", "rent"],
  ["energy", "rent"],
  ["repair", "energy"],
  ["decision", "street"],
];

const medium: Nodes = {
  repair: { x: 72, y: 312, lines: ["Repair"], side: "below" },
  apartment: { x: 200, y: 232, lines: ["Apartment"], side: "above" },
  decision: { x: 312, y: 304, lines: ["Decision to stay"], side: "below" },
  lease: { x: 400, y: 192, lines: ["Lease"], side: "above" },
  rent: { x: 520, y: 240, lines: ["Rent"], side: "right" },
  street: { x: 272, y: 88, lines: ["Street"], side: "above" },
  vacancy: { x: 456, y: 72, lines: ["Vacancy"], side: "above" },
  energy: { x: 448, y: 376, lines: ["Energy use"], side: "below" },
};

const mediumContext: readonly Point[] = [
  { x: 24, y: 208 }, { x: 104, y: 152 }, { x: 144, y: 48 }, { x: 32, y: 80 }, { x: 184, y: 384 },
  { x: 56, y: 392 }, { x: 352, y: 32 }, { x: 552, y: 144 }, { x: 584, y: 48 }, { x: 576, y: 344 },
  { x: 336, y: 392 }, { x: 168, y: 144 }, { x: 544, y: 400 },
];

const narrow: Nodes = {
  repair: { x: 40, y: 320, lines: ["Repair"], side: "below" },
  apartment: { x: 88, y: 224, lines: ["Apartment"], side: "above" },
  decision: { x: 176, y: 296, lines: ["Decision", "to stay"], side: "below" },
  lease: { x: 200, y: 192, lines: ["Lease"], side: "above" },
  rent: { x: 272, y: 232, lines: ["Rent"], side: "below" },
  street: { x: 112, y: 88, lines: ["Street"], side: "above" },
  vacancy: { x: 240, y: 72, lines: ["Vacancy"], side: "above" },
  energy: { x: 264, y: 344, lines: ["Energy use"], side: "below" },
};

const narrowContext: readonly Point[] = [
  { x: 16, y: 168 }, { x: 40, y: 56 }, { x: 176, y: 32 }, { x: 304, y: 136 }, { x: 104, y: 384 }, { x: 312, y: 304 }, { x: 8, y: 256 },
];

function Graph({ nodes, context }: { readonly nodes: Nodes; readonly context: readonly Point[] }) {
  const named = Object.values(nodes);
  return (
    <>
      {context.map((point) => (
        <path key={`${point.x} ${point.y}`} d={nearest(point, [...named, ...context], 2).map((other) => polyline([point, other])).join("")} strokeWidth={1} className="stroke-hairline" />
      ))}
      {ties.map(([from, to]) => (
        <path key={`${from} ${to}`} d={polyline([nodes[from], nodes[to]])} strokeWidth={1} className="stroke-control" />
      ))}
      <path d={polyline(chain.map((name) => nodes[name]))} strokeWidth={3} className="stroke-teal" />
      {context.map((point) => (
        <circle key={`${point.x} ${point.y}`} cx={point.x} cy={point.y} r={3} className="fill-hairline" />
      ))}
      <Dot {...at(nodes.street)} r={5} colour="ink" />
      <Dot {...at(nodes.vacancy)} r={5} colour="ink" />
      <Dot {...at(nodes.energy)} r={5} colour="ink" />
      <Dot {...at(nodes.repair)} r={6} />
      <Dot {...at(nodes.apartment)} r={6} />
      <Dot {...at(nodes.lease)} r={6} />
      <circle cx={nodes.decision.x} cy={nodes.decision.y} r={7} className="fill-surface stroke-violet" strokeWidth={2} />
      <circle cx={nodes.rent.x} cy={nodes.rent.y} r={16} className="fill-teal-tint stroke-teal" />
      <Dot {...at(nodes.rent)} r={8} />
      {(Object.keys(nodes) as NodeName[]).map((name) => (
        <NodeLabel key={name} node={nodes[name]} gap={name === "rent" ? 24 : 14} strong={name === "rent"} />
      ))}
    </>
  );
}

function at({ x, y }: Point): Point {
  return { x, y };
}

function NodeLabel({ node, gap, strong }: { readonly node: Node; readonly gap: number; readonly strong: boolean }) {
  const { x, y, lines, side } = node;
  const colour = strong ? "teal" : "ink";
  switch (side) {
    case "above":
      return <Label x={x} y={y - gap} at="last" anchor="middle" lines={lines} colour={colour} weight={strong ? "strong" : "medium"} />;
    case "below":
      return <Label x={x} y={y + gap + 10} anchor="middle" lines={lines} colour={colour} weight={strong ? "strong" : "medium"} />;
    case "left":
      return <Label x={x - gap} y={y} at="middle" anchor="end" lines={lines} colour={colour} weight={strong ? "strong" : "medium"} />;
    case "right":
      return <Label x={x + gap} y={y} at="middle" lines={lines} colour={colour} weight={strong ? "strong" : "medium"} />;
  }
}

/** The `count` points nearest to one, itself excluded. */
function nearest(point: Point, points: readonly Point[], count: number): readonly Point[] {
  const distance = (other: Point) => Math.hypot(other.x - point.x, other.y - point.y);
  return points
    .filter((other) => other !== point)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count);
}
