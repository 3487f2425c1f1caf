import { useId } from "react";
import { Hatch, hatchFill } from "./hatch";
import { type Point, polyline } from "./path";
import { Composition, Picture } from "./picture";
import { ArrowHead, dashes, Dot, Label } from "./primitives";

/**
 * How data becomes an insight. Records about people pass through the consortium and come out synthetic;
 * market and impact data need no such detour; what comes of the insight flows back as data.
 */
export function DataFlow() {
  return (
    <Picture
      title="Data flow with a feedback loop"
      description="Data ingress: market, people and impact data come in on three lines. Ethical synthesis: only the line of people’s records passes through the consortium and leaves it as uniform, tagged synthetic records. Intelligence generation: all three meet in the corporation’s graph, which yields one validated insight. A feedback loop leads from the insight back to the beginning."
    >
      <Composition span="narrow" height={600}>
        <Down />
      </Composition>
      <Composition span="medium" height={392}>
        <Across plan={{ width: 600, first: 88, synthesis: [176, 312], generation: [368, 512], insight: 560 }} />
      </Composition>
      <Composition span="wide" height={392}>
        <Across plan={{ width: 1120, first: 128, synthesis: [376, 584], generation: [752, 976], insight: 1048 }} />
      </Composition>
    </Picture>
  );
}

interface Plan {
  readonly width: number;
  /** Where the lines begin, to the right of their names. */
  readonly first: number;
  readonly synthesis: readonly [number, number];
  readonly generation: readonly [number, number];
  readonly insight: number;
}

const volumes = [6, 10, 8, 14, 10, 6, 12, 16, 12, 8, 10, 14, 9, 6, 11, 15, 8, 12, 7, 10, 13, 9, 6, 12, 16, 10, 8, 11] as const;
/** Distances from the line: no two records are alike. */
const people = [-8, 5, -2, 9, -6, 2, 8, -9, 4] as const;

function Across({ plan }: { readonly plan: Plan }) {
  const hatch = useId();
  const { width, first, insight } = plan;
  const [inlet, outlet] = plan.synthesis;
  const [start, end] = plan.generation;
  const [market, person, impact] = [112, 192, 272];
  const bottom = 352;
  return (
    <>
      <Hatch id={hatch} />
      <path d={`M0 32H${width}`} strokeWidth={1} className="stroke-control" />
      {[
        [0, "Data ingress"],
        [inlet, "Ethical synthesis"],
        [start, "Intelligence generation"],
      ].map(([x, title]) => (
        <g key={title}>
          <path d={`M${x} 28v9`} strokeWidth={1} className="stroke-control" />
          <Label x={Number(x)} y={16} lines={[String(title)]} colour="ink" strong />
        </g>
      ))}

      <Label x={0} y={market} at="middle" lines={["Market"]} />
      <Label x={0} y={person} at="middle" lines={["People"]} colour="violet" />
      <Label x={0} y={impact} at="middle" lines={["Impact"]} />

      <path d={`M${first} ${market}H${start}`} className="stroke-ink-2" />
      {every(first + 12, start - 20, 14).map((x, index) => (
        <path key={x} d={`M${x} ${market}v${-(volumes[index % volumes.length] ?? 0)}`} className="stroke-ink-2" />
      ))}
      <path d={`M${first} ${impact}H${start}`} className="stroke-ink-2" />
      {every(first + 24, start - 20, 40).map((x) => (
        <path key={x} d={`M${x} ${impact - 5}l5 5l-5 5l-5-5Z`} className="fill-surface stroke-ink-2" />
      ))}

      <rect x={inlet} y={person - 40} width={outlet - inlet} height={80} className="fill-violet-tint" />
      <rect x={inlet} y={person - 40} width={outlet - inlet} height={80} fill={hatchFill(hatch)} strokeDasharray={dashes} className="stroke-violet" />
      <path d={`M${first} ${person}H${inlet - 8}`} strokeDasharray={dashes} className="stroke-violet" />
      {every(first + 12, inlet - 16, 22).map((x, index) => (
        <Dot key={x} x={x} y={person + (people[index % people.length] ?? 0)} r={3.5 + (index % 3)} colour="violet" />
      ))}
      <ArrowHead x={inlet - 4} y={person} colour="violet" />
      <rect x={(inlet + outlet) / 2 - 52} y={person - 14} width={104} height={28} className="fill-surface" />
      <Label x={(inlet + outlet) / 2} y={person} at="middle" anchor="middle" lines={["consortium"]} colour="violet" />
      <path d={`M${outlet} ${person}H${start}`} strokeDasharray={dashes} className="stroke-violet" />
      {every(outlet + 16, start - 12, 22).map((x) => (
        <Synthetic key={x} x={x} y={person} />
      ))}

      <rect x={start} y={72} width={end - start} height={240} className="fill-surface stroke-teal" />
      <Brain left={start} right={end} rows={[market, person, impact]} />
      <path d={`M${end} ${person}H${width}`} strokeWidth={3} className="stroke-teal" />
      <circle cx={insight} cy={person} r={10} className="fill-surface stroke-teal" />
      <Dot x={insight} y={person} r={5} />
      <Label x={width} y={person - 24} anchor="end" at="last" lines={["validated", "insight"]} colour="teal" strong />

      <path d={`M${insight} ${person + 10}V${bottom}H24V${impact + 20}`} strokeDasharray={dashes} className="stroke-ink-3" />
      <ArrowHead x={24} y={impact + 18} towards="up" />
      <Label x={(inlet + outlet) / 2} y={bottom + 22} anchor="middle" lines={["feedback: what happened becomes data"]} />
    </>
  );
}

function Down() {
  const hatch = useId();
  const [market, person, impact] = [48, 136, 224];
  return (
    <>
      <Hatch id={hatch} />
      <Label x={0} y={12} lines={["Data ingress"]} colour="ink" strong />
      <path d="M0 24H288M0 20v9" strokeWidth={1} className="stroke-control" />
      <Label x={market} y={52} anchor="middle" lines={["Market"]} />
      <Label x={person} y={52} anchor="middle" lines={["People"]} colour="violet" />
      <Label x={impact} y={52} anchor="middle" lines={["Impact"]} />

      <path d={`M${market} 64V368`} className="stroke-ink-2" />
      {every(76, 360, 12).map((y, index) => (
        <path key={y} d={`M${market} ${y}h${-(volumes[index % volumes.length] ?? 0)}`} className="stroke-ink-2" />
      ))}
      <path d={`M${impact} 64V368`} className="stroke-ink-2" />
      {every(88, 360, 40).map((y) => (
        <path key={y} d={`M${impact} ${y - 5}l5 5l-5 5l-5-5Z`} className="fill-surface stroke-ink-2" />
      ))}
      <path d={`M${person} 64V168`} strokeDasharray={dashes} className="stroke-violet" />
      {every(80, 156, 18).map((y, index) => (
        <Dot key={y} x={person + (people[index % people.length] ?? 0)} y={y} r={3.5 + (index % 3)} colour="violet" />
      ))}
      <ArrowHead x={person} y={170} towards="down" colour="violet" />
      <rect x={72} y={176} width={128} height={104} className="fill-violet-tint" />
      <rect x={72} y={176} width={128} height={104} fill={hatchFill(hatch)} strokeDasharray={dashes} className="stroke-violet" />
      <rect x={84} y={204} width={104} height={48} className="fill-surface" />
      <Label x={person} y={228} at="middle" anchor="middle" lines={["Ethical", "synthesis"]} colour="ink" strong />
      <path d={`M${person} 280V368`} strokeDasharray={dashes} className="stroke-violet" />
      {every(296, 360, 22).map((y) => (
        <Synthetic key={y} x={person} y={y} />
      ))}
      <rect x={0} y={368} width={272} height={112} className="fill-surface stroke-teal" />
      <Label x={person} y={420} at="middle" anchor="middle" lines={["Intelligence", "generation"]} colour="ink" strong />
      <path d={`M${person} 480V600`} strokeWidth={3} className="stroke-teal" />
      <circle cx={person} cy={536} r={10} className="fill-surface stroke-teal" />
      <Dot x={person} y={536} r={5} />
      <Label x={person - 24} y={536} at="middle" anchor="end" lines={["validated", "insight"]} colour="teal" strong />
      <path d={`M${person + 10} 536H304V40H296`} strokeDasharray={dashes} className="stroke-ink-3" />
      <ArrowHead x={290} y={40} towards="left" />
      <Label x={person + 24} y={560} lines={["feedback"]} />
    </>
  );
}

/** A synthetic record: a square with its tag. */
function Synthetic({ x, y }: Point) {
  return (
    <>
      <rect x={x - 5} y={y - 5} width={10} height={10} className="fill-surface stroke-violet" />
      <path d={`M${x - 2} ${y}h4`} className="stroke-violet" />
    </>
  );
}

/** The corporation's graph, which joins the three lines. */
function Brain({ left, right, rows }: { readonly left: number; readonly right: number; readonly rows: readonly number[] }) {
  const width = right - left;
  const [market = 0, person = 0, impact = 0] = rows;
  const at = (share: number, y: number): Point => ({ x: left + share * width, y });
  const nodes = [
    at(0.2, market), at(0.2, person), at(0.2, impact), at(0.45, market + 16), at(0.42, person + 24), at(0.5, impact - 8),
    at(0.6, person - 24), at(0.72, market + 24), at(0.7, impact - 32),
  ];
  const ties = [[0, 3], [0, 4], [1, 3], [1, 4], [2, 4], [2, 5], [3, 6], [4, 6], [4, 8], [5, 8], [3, 7], [6, 7], [6, 8]] as const;
  const origin = { x: 0, y: 0 };
  return (
    <>
      <path d={`M${left} ${market}H${left + 0.2 * width}M${left} ${impact}H${left + 0.2 * width}M${left} ${person}H${left + 0.2 * width}`} className="stroke-ink-3" />
      {ties.map(([from, to]) => (
        <path key={`${from} ${to}`} d={polyline([nodes[from] ?? origin, nodes[to] ?? origin])} strokeWidth={1} className="stroke-control" />
      ))}
      <path d={polyline([nodes[1], nodes[4], nodes[6], at(0.82, person), at(1, person)].map((node) => node ?? origin))} strokeWidth={3} className="stroke-teal" />
      {nodes.map((node, index) => (
        <Dot key={index} x={node.x} y={node.y} r={4} colour={index === 1 || index === 4 || index === 6 ? "teal" : "ink"} />
      ))}
    </>
  );
}

/** Positions from one end to the other at a fixed pitch. */
function every(from: number, to: number, pitch: number): readonly number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / pitch) + 1) }, (_, index) => from + index * pitch);
}
