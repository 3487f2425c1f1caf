import { texts } from "../../content/shared/drawings/data-flow";
import { range } from "./range";
import { Graph, type GraphShape } from "./graph";
import { HatchedArea } from "./hatch";
import { type CompositionProps, ComposedDrawing, noteColumns } from "./drawing";
import { box } from "./path";
import { ArrowHead, Dot, Focus, Heads, Label, Line, Mark, SyntheticRecord } from "./primitives";

const { labels } = texts;
const { heads } = labels;

/**
 * How data becomes an insight. The consortium turns records about people into synthetic ones; market and impact data
 * go directly to the corporation; the effects of the insight return as data.
 */
export function DataFlow() {
  return (
    <ComposedDrawing texts={texts} heights={{ narrow: 568, medium: 400, wide: 400 }} composition={Flow} />
  );
}

function Flow({ size, width }: CompositionProps) {
  return size === "narrow" ? <Down /> : <Across size={size} width={width} />;
}

/** Volumes traded. */
const volumes = [6, 10, 8, 14, 10, 6, 12, 16, 12, 8, 10, 14, 9, 6, 11, 15, 8, 12, 7, 10, 13, 9] as const;
/** How far each record of a person is from the line; no two are alike. */
const jitters = [-9, 6, -3, 11, -7, 3, 9, -11, 5] as const;

function Across({ size, width }: CompositionProps) {
  const wide = size === "wide";
  /** Where the lines begin, to the right of their names. */
  const first = wide ? 80 : 64;
  /** From where to where the consortium's part goes. */
  const [inlet, outlet] = wide ? [224, 376] : [112, 176];
  /** Width of the flag that says what the insight is. */
  const flag = wide ? 216 : 152;
  const [, start = 0, result = 0] = noteColumns(size, 3);
  const end = result - (wide ? 32 : 24);
  const [market, person, impact] = [128, 208, 288];
  const insight = result + 12;
  const entry = 0.14 * (end - start);
  const bottom = 364;
  return (
    <>
      <Heads
        width={width}
        y={48}
        heads={[
          { x: 0, lines: heads.ingress },
          { x: inlet, lines: heads.synthesis },
          { x: start, lines: heads.generation },
          { x: result, lines: heads.result },
        ]}
        joined={wide}
      />
      <Label x={0} y={market} at="middle" lines={labels.market} />
      <Label x={0} y={person} at="middle" lines={labels.people} color="violet" />
      <Label x={0} y={impact} at="middle" lines={labels.impact} />

      <Line kind="ink" d={`M${first} ${market}H${start}M${first} ${impact}H${start}`} />
      <Line
        kind="ink"
        d={range(first + 8, start - 16, 12)
          .map((x, index) => `M${x} ${market}v${-(volumes[index % volumes.length] ?? 0)}`)
          .join("")}
      />
      {range(first + 16, start - 16, 32).map((x) => (
        <Mark key={x} kind="impact" x={x} y={impact} />
      ))}

      <Line kind="violet" d={`M${first} ${person}H${inlet - 8}`} />
      {range(first + 8, inlet - 20, 19).map((x, index) => (
        <Dot
          key={x}
          x={x}
          y={person + (jitters[index % jitters.length] ?? 0)}
          r={3 + (index % 3)}
          color="violet"
        />
      ))}
      <ArrowHead x={inlet - 4} y={person} color="violet" />
      <HatchedArea d={`M${inlet} ${person - 44}H${outlet}v88H${inlet}Z`} outline="dashed" />
      <Label x={inlet} y={person + 68} lines={labels.consortium} color="violet" />
      <Line kind="violet" d={`M${outlet} ${person}H${start}`} />
      {range(outlet + 12, start - 8, 20).map((x) => (
        <SyntheticRecord key={x} x={x} y={person} />
      ))}

      <path d={box(start, 80, end - start, 256)} className="fill-surface stroke-teal" />
      <Label x={start + 12} y={324} lines={labels.corporation} color="teal" />
      <Line kind="ink" d={`M${start} ${market}h${entry}M${start} ${impact}h${entry}`} />
      <Graph shape={graph} left={start} width={end - start} y={person} />

      <Line kind="teal" d={`M${end} ${person}H${insight + flag + 8}v-24H${width}`} />
      <Line kind="leader" d={`M${insight} ${person}V112`} />
      <path d={box(insight, 112, flag, 56)} strokeWidth={1} className="fill-surface stroke-ink-2" />
      <Label x={insight + 12} y={136} lines={labels.insight} color="teal" weight="strong" />
      <Label x={insight + 12} y={155} lines={labels.evidence} />
      <Focus x={insight} y={person} />

      <Line kind="quiet" d={`M${insight} ${person + 14}V${bottom}H24V${impact + 22}`} />
      <ArrowHead x={24} y={impact + 20} towards="up" />
      <Label x={40} y={bottom + 22} lines={labels.feedback} />
    </>
  );
}

function Down() {
  const [market, person, impact] = [48, 136, 224];
  return (
    <>
      <Heads width={272} y={32} heads={[{ x: 0, lines: heads.ingress }]} joined />
      <Label x={market} y={58} anchor="middle" lines={labels.market} />
      <Label x={person} y={58} anchor="middle" lines={labels.people} color="violet" />
      <Label x={impact} y={58} anchor="middle" lines={labels.impact} />

      <Line kind="ink" d={`M${market} 72V336M${impact} 72V336`} />
      <Line
        kind="ink"
        d={range(78, 324, 12)
          .map((y, index) => `M${market} ${y}h${-(volumes[index % volumes.length] ?? 0)}`)
          .join("")}
      />
      {range(92, 320, 32).map((y) => (
        <Mark key={y} kind="impact" x={impact} y={y} />
      ))}
      <Line kind="violet" d={`M${person} 72V144`} />
      {range(80, 132, 16).map((y, index) => (
        <Dot
          key={y}
          x={person + (jitters[index % jitters.length] ?? 0)}
          y={y}
          r={3 + (index % 3)}
          color="violet"
        />
      ))}
      <ArrowHead x={person} y={148} towards="down" color="violet" />
      <HatchedArea d="M80 152h112v88h-112Z" outline="dashed" />
      <Label
        plated
        x={person}
        y={196}
        at="middle"
        anchor="middle"
        lines={heads.synthesis}
        color="ink"
        weight="strong"
      />
      <Line kind="violet" d={`M${person} 240V336`} />
      {range(256, 320, 20).map((y) => (
        <SyntheticRecord key={y} x={person} y={y} />
      ))}

      <path d={box(0, 336, 272, 112)} className="fill-surface stroke-teal" />
      <Label x={16} y={416} at="middle" lines={heads.generation} color="ink" weight="strong" />
      <Line
        kind="axis"
        d={`M${impact} 336L${person + 16} 376M${market} 336L${person + 16} 376M${impact} 336V400L${person + 40} 416L${person + 16} 376M${impact} 400L${person + 16} 376`}
      />
      <Line kind="teal" d={`M${person} 336L${person + 16} 376L${person + 40} 416L${person} 448V568`} />
      <Dot x={person + 16} y={376} />
      <Dot x={person + 40} y={416} />
      <Dot x={impact} y={400} color="ink" />
      <Focus x={person} y={504} />
      <Label
        x={person - 24}
        y={504}
        at="middle"
        anchor="end"
        lines={heads.result}
        color="teal"
        weight="strong"
      />
      <Line kind="quiet" d={`M${person + 14} 504H304V54H284`} />
      <ArrowHead x={280} y={54} towards="left" />
      <Label x={296} y={528} anchor="end" lines={labels.feedbackShort} />
    </>
  );
}

/** The corporation's graph, in which the three lines meet. */
const graph: GraphShape = {
  nodes: [
    [0.14, -80],
    [0.14, 0],
    [0.14, 80],
    [0.34, -48],
    [0.32, 30],
    [0.36, 92],
    [0.5, -88],
    [0.54, -20],
    [0.52, 56],
    [0.7, -60],
    [0.72, 24],
    [0.68, 88],
    [0.86, -84],
    [0.88, 64],
  ],
  ties: [
    [0, 3, 1, 4, 2, 5, 8, 4, 7, 3, 6, 0],
    [12, 9, 6],
    [9, 7, 10, 9],
    [10, 8, 11, 13, 10],
  ],
  chain: [1, 4, 7, 10],
};
