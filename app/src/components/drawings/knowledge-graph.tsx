import { texts } from "../../content/shared/drawings/knowledge-graph";
import { noise } from "./noise";
import { type Point, polyline, tiesToNearest } from "./path";
import { type CompositionProps, ComposedDrawing } from "./drawing";
import { Dot, Label, labelPosition, Line, Mark } from "./primitives";

const { labels } = texts;

/** A rent in the graph: what it is tied to, and the one chain of ties that explains it. */
export function KnowledgeGraph() {
  return <ComposedDrawing texts={texts} heights={{ narrow: 384, medium: 432 }} composition={Graph} />;
}

type NodeName = "repairs" | "wing" | "renewals" | "daysEmpty" | "rent" | "street" | "comps" | "energy";

interface Node extends Point {
  /** Where the name stands. */
  readonly side: "left" | "right" | "above" | "below";
}

type Nodes = Readonly<Record<NodeName, Node>>;

/** The chain that explains the rent, from cause to effect. */
const chain = ["repairs", "wing", "renewals", "daysEmpty", "rent"] as const;

const ties: readonly (readonly [NodeName, NodeName])[] = [
  ["wing", "street"],
  ["wing", "daysEmpty"],
  ["street", "comps"],
  ["comps", "rent"],
  ["energy", "rent"],
  ["repairs", "energy"],
];

const medium: Nodes = {
  repairs: { x: 56, y: 312, side: "below" },
  wing: { x: 184, y: 216, side: "left" },
  renewals: { x: 312, y: 304, side: "below" },
  daysEmpty: { x: 400, y: 192, side: "above" },
  rent: { x: 520, y: 248, side: "right" },
  street: { x: 264, y: 80, side: "above" },
  comps: { x: 480, y: 72, side: "above" },
  energy: { x: 456, y: 384, side: "below" },
};

/** What each tie of the chain says. */
const verbs = [
  { x: 136, y: 280, lines: labels.verbs.wing },
  { x: 260, y: 254, lines: labels.verbs.renewals },
  { x: 366, y: 258, lines: labels.verbs.daysEmpty },
  { x: 462, y: 212, lines: labels.verbs.rent },
] as const;

const narrow: Nodes = {
  repairs: { x: 32, y: 296, side: "below" },
  wing: { x: 96, y: 184, side: "left" },
  renewals: { x: 168, y: 272, side: "below" },
  daysEmpty: { x: 192, y: 152, side: "above" },
  rent: { x: 272, y: 216, side: "left" },
  street: { x: 120, y: 64, side: "above" },
  comps: { x: 240, y: 56, side: "above" },
  energy: { x: 248, y: 344, side: "below" },
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

const around = {
  narrow: surroundings(384, 384, Object.values(narrow)),
  medium: surroundings(1088, 432, [...Object.values(medium), ...verbs, { x: 584, y: 248 }]),
};

function Graph({ size }: CompositionProps) {
  const roomy = size !== "narrow";
  const nodes = roomy ? medium : narrow;
  const context = roomy ? around.medium : around.narrow;
  const all = [...Object.values(nodes), ...context];
  return (
    <>
      <Line kind="grid" d={tiesToNearest(context, all, 3)} />
      {context.map(({ x, y }, index) => (
        <circle key={index} cx={x} cy={y} r={2.5} className="fill-control opacity-60" />
      ))}
      <path
        d={ties.map(([from, to]) => polyline([nodes[from], nodes[to]])).join("")}
        strokeWidth={1}
        className="stroke-ink-3"
      />
      <Line kind="teal" d={polyline(chain.map((name) => nodes[name]))} />
      <Mark kind="market" {...nodes.street} />
      <Mark kind="market" {...nodes.comps} />
      <Mark kind="impact" {...nodes.energy} />
      {(["repairs", "wing", "daysEmpty"] as const).map((name) => (
        <Dot key={name} x={nodes[name].x} y={nodes[name].y} r={6} />
      ))}
      <circle
        cx={nodes.renewals.x}
        cy={nodes.renewals.y}
        r={7}
        strokeWidth={2}
        className="fill-surface stroke-violet"
      />
      <circle cx={nodes.rent.x} cy={nodes.rent.y} r={18} className="fill-surface stroke-teal" />
      <circle cx={nodes.rent.x} cy={nodes.rent.y} r={10} className="fill-teal" />
      {(Object.keys(nodes) as NodeName[]).map((name) => (
        <NodeLabel key={name} name={name} node={nodes[name]} />
      ))}
      {roomy ? verbs.map((verb) => <Label key={verb.x} {...verb} color="faint" />) : null}
    </>
  );
}

function NodeLabel({ name, node }: { readonly name: NodeName; readonly node: Node }) {
  const isRent = name === "rent";
  return (
    <Label
      {...labelPosition(node, node.side, isRent ? 26 : 14)}
      lines={labels.nodes[name]}
      color={isRent ? "teal" : name === "renewals" ? "violet" : "ink"}
      weight={isRent ? "large" : "strong"}
    />
  );
}
