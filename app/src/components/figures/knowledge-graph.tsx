import { noise } from "./noise";
import { type Point, polyline } from "./path";
import { Composition, Picture } from "./picture";
import { Dot, Label } from "./primitives";

/** A rent in the graph: what it is tied to, and the one chain of ties that explains it. */
export function KnowledgeGraph() {
  return (
    <Picture
      title="Part of the knowledge graph"
      description="A rent is tied to a lease, an apartment, a street, a repair, a vacancy and a tenant’s decision to stay, among many other nodes. One chain is marked in teal: the repair was done in the apartment, its state supports the decision to stay, the decision renews the lease, and the lease sets the rent."
    >
      <Composition span="narrow" height={384}>
        <Graph nodes={narrow} context={surroundings(320, 384, Object.values(narrow))} />
      </Composition>
      <Composition span="medium-and-up" height={432}>
        <Graph nodes={medium} context={surroundings(600, 432, [...Object.values(medium), ...verbs])} verbs={verbs} />
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
const chain = ["repair", "apartment", "decision", "lease", "rent"] as const;

const ties: readonly (readonly [NodeName, NodeName])[] = [
  ["apartment", "street"],
  ["apartment", "lease"],
  ["street", "vacancy"],
  ["vacancy", "rent"],
  ["energy", "rent"],
  ["repair", "energy"],
];

const medium: Nodes = {
  repair: { x: 56, y: 312, lines: ["Repair"], side: "below" },
  apartment: { x: 184, y: 216, lines: ["Apartment"], side: "left" },
  decision: { x: 312, y: 304, lines: ["Decision to stay"], side: "below" },
  lease: { x: 400, y: 192, lines: ["Lease"], side: "above" },
  rent: { x: 520, y: 248, lines: ["Rent"], side: "right" },
  street: { x: 264, y: 80, lines: ["Street"], side: "above" },
  vacancy: { x: 480, y: 72, lines: ["Vacancy"], side: "above" },
  energy: { x: 456, y: 384, lines: ["Energy use"], side: "below" },
};

/** What each tie of the chain says. */
const verbs = [
  { x: 136, y: 280, line: "done in", anchor: "start" },
  { x: 260, y: 254, line: "supports", anchor: "start" },
  { x: 366, y: 258, line: "renews", anchor: "start" },
  { x: 462, y: 212, line: "sets", anchor: "start" },
] as const;

const narrow: Nodes = {
  repair: { x: 32, y: 296, lines: ["Repair"], side: "below" },
  apartment: { x: 96, y: 184, lines: ["Apartment"], side: "left" },
  decision: { x: 168, y: 272, lines: ["Decision", "to stay"], side: "below" },
  lease: { x: 192, y: 152, lines: ["Lease"], side: "above" },
  rent: { x: 272, y: 216, lines: ["Rent"], side: "left" },
  street: { x: 120, y: 64, lines: ["Street"], side: "above" },
  vacancy: { x: 240, y: 56, lines: ["Vacancy"], side: "above" },
  energy: { x: 248, y: 344, lines: ["Energy use"], side: "below" },
};

/** The rest of the graph: a node in each cell of a grid that holds no name. */
function surroundings(width: number, height: number, taken: readonly Point[]): readonly Point[] {
  const cell = 64;
  const rows = Math.ceil(height / cell);
  const columns = Math.ceil(width / cell);
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: ((index % columns) + 0.5 + 0.32 * noise(index)) * cell,
    y: (Math.floor(index / columns) + 0.5 + 0.32 * noise(index + 500)) * cell,
  })).filter(
    ({ x, y }) =>
      x < width - 4 &&
      y < height - 4 &&
      taken.every((point) => Math.abs(point.x - x) > 52 || Math.abs(point.y - y) > 40),
  );
}

interface GraphProps {
  readonly nodes: Nodes;
  readonly context: readonly Point[];
  readonly verbs?: readonly (Point & { readonly line: string; readonly anchor: "start" | "end" })[];
}

function Graph({ nodes, context, verbs = [] }: GraphProps) {
  const all = [...Object.values(nodes), ...context];
  return (
    <>
      <path
        d={context
          .flatMap((point) => nearest(point, all, 3).map((other) => polyline([point, other])))
          .join("")}
        strokeWidth={1}
        className="stroke-hairline"
      />
      {context.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={2.5} className="fill-control opacity-60" />
      ))}
      <path
        d={ties.map(([from, to]) => polyline([nodes[from], nodes[to]])).join("")}
        strokeWidth={1}
        className="stroke-ink-3"
      />
      <path d={polyline(chain.map((name) => nodes[name]))} strokeWidth={3} className="stroke-teal" />
      <Place {...nodes.street} />
      <Place {...nodes.vacancy} />
      <path
        d={`M${nodes.energy.x} ${nodes.energy.y - 6}l6 6l-6 6l-6-6Z`}
        className="fill-surface stroke-ink"
      />
      {(["repair", "apartment", "lease"] as const).map((name) => (
        <Dot key={name} x={nodes[name].x} y={nodes[name].y} r={6} />
      ))}
      <circle
        cx={nodes.decision.x}
        cy={nodes.decision.y}
        r={7}
        strokeWidth={2}
        className="fill-surface stroke-violet"
      />
      <circle cx={nodes.rent.x} cy={nodes.rent.y} r={18} className="fill-surface stroke-teal" />
      <circle cx={nodes.rent.x} cy={nodes.rent.y} r={10} className="fill-teal" />
      {(Object.keys(nodes) as NodeName[]).map((name) => (
        <NodeLabel key={name} name={name} node={nodes[name]} />
      ))}
      {verbs.map(({ line, ...place }) => (
        <Label key={line} {...place} lines={[line]} colour="faint" />
      ))}
    </>
  );
}

/** A node of the market's data, as everywhere a square. */
function Place({ x, y }: Point) {
  return <rect x={x - 5} y={y - 5} width={10} height={10} className="fill-ink" />;
}

function NodeLabel({ name, node: { x, y, lines, side } }: { readonly name: NodeName; readonly node: Node }) {
  const isRent = name === "rent";
  const gap = isRent ? 26 : 14;
  const place = {
    above: { x, y: y - gap, at: "last", anchor: "middle" },
    below: { x, y: y + gap + 10, at: "first", anchor: "middle" },
    left: { x: x - gap, y, at: "middle", anchor: "end" },
    right: { x: x + gap, y, at: "middle", anchor: "start" },
  } as const;
  return (
    <Label
      {...place[side]}
      lines={lines}
      colour={isRent ? "teal" : name === "decision" ? "violet" : "ink"}
      weight={isRent ? "large" : "strong"}
    />
  );
}

/** The `count` points nearest to one, itself excluded. */
function nearest(point: Point, points: readonly Point[], count: number): readonly Point[] {
  const distance = (other: Point) => Math.hypot(other.x - point.x, other.y - point.y);
  return points
    .filter((other) => other !== point)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count);
}
