import type { ReactNode } from "react";
import { texts } from "../../content/shared/drawings/record-trail";
import { HatchedArea } from "./hatch";
import { noise } from "./noise";
import { type Point, polyline, tiesToNearest } from "./path";
import { type CompositionProps, ComposedDrawing, noteColumns } from "./drawing";
import { ArrowHead, dashes, Dot, Focus, Heads, Label, Line } from "./primitives";

const { labels } = texts;

/**
 * From records of a source to a decision: as the source has them, as synthetic records of the
 * consortium, in the graph, as part of a finding, and in the decision that follows from it. Each panel is 264 units
 * high, and 232 wide or more.
 */
export function RecordTrail() {
  return (
    <ComposedDrawing texts={texts} heights={{ narrow: 1440, medium: 960, wide: 376 }} composition={Trail} />
  );
}

function Trail({ size }: CompositionProps) {
  if (size === "narrow") return <Upright />;
  if (size === "medium")
    return (
      <>
        <Line kind="violet" d="M216 168H312M344 168h40M560 168H576V304H-16V488H0" />
        <Line kind="teal" d="M248 488H312M560 488H576V624H-16V808H0" />
        <Source at={{ x: 0, y: 0 }} width={248} />
        <Consortium at={{ x: 312, y: 0 }} width={248} />
        <Graph at={{ x: 0, y: 320 }} width={248} />
        <Finding at={{ x: 312, y: 320 }} width={248} />
        <Decision at={{ x: 0, y: 640 }} width={560} />
        <Line kind="quiet" d="M16 928H560" />
        <ArrowHead x={8} y={928} towards="left" />
        <Label x={32} y={952} lines={labels.feedback} />
        <Label x={560} y={952} anchor="end" lines={labels.example} color="violet" weight="strong" />
      </>
    );
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = noteColumns(size, 5);
  return (
    <>
      <Line kind="violet" d={`M${a + 200} 168H${b}M${b + 32} 168h40M${b + 232} 168H${c}`} />
      <Line kind="teal" d={`M${c + 232} 168H${d}M${d + 232} 168H${e}`} />
      <Source at={{ x: a, y: 0 }} width={232} />
      <Consortium at={{ x: b, y: 0 }} width={232} />
      <Graph at={{ x: c, y: 0 }} width={232} />
      <Finding at={{ x: d, y: 0 }} width={232} />
      <Decision at={{ x: e, y: 0 }} width={230} />
      <Line kind="quiet" d={`M${e + 8} 296V336H24V300`} />
      <ArrowHead x={24} y={296} towards="up" />
      <Label x={40} y={360} lines={labels.feedback} />
      <Label x={1280} y={360} anchor="end" lines={labels.example} color="violet" weight="strong" />
    </>
  );
}

/** On a phone the line runs down the left side, and the panels stand beside it. */
function Upright() {
  const pitch = 288;
  const x = 40;
  const width = 320 - x;
  return (
    <>
      <Line kind="violet" d={`M8 32V${pitch + 168}`} />
      <Line kind="teal" d={`M8 ${pitch + 168}V1440`} />
      <Source at={{ x, y: 0 }} width={width} />
      <Consortium at={{ x, y: pitch }} width={width} />
      <Graph at={{ x, y: 2 * pitch }} width={width} />
      <Finding at={{ x, y: 3 * pitch }} width={width} />
      <Decision at={{ x, y: 4 * pitch }} width={width} />
      {[0, 1].map((step) => (
        <Dot key={step} x={8} y={step * pitch + 32} r={5} color="violet" />
      ))}
      {[2, 3, 4].map((step) => (
        <Dot key={step} x={8} y={step * pitch + 32} r={5} />
      ))}
      <Label x={320} y={18} anchor="end" lines={labels.example} color="violet" weight="strong" />
    </>
  );
}

/** A panel under its head; its line enters and leaves at a height of 168. */
function Panel({
  at,
  width,
  head,
  children,
}: PanelProps & { readonly head: string; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Heads width={width} y={32} heads={[{ x: 0, lines: head }]} />
      {children}
    </g>
  );
}

interface PanelProps {
  readonly at: Point;
  readonly width: number;
}

/** The points with their distances from the left as in a panel of this width instead of 232. */
function widened<At extends Point>(points: readonly At[], width: number): readonly At[] {
  return points.map((point) => ({ ...point, x: Math.round((point.x * width) / 23.2) / 10 }));
}

function Source({ at, width }: PanelProps) {
  const { name, home, fault, days, lease } = labels.raw;
  const card = width - 32;
  const pitch = (card - 72) / 2;
  return (
    <Panel at={at} width={width} head={labels.heads.source}>
      {[16, 8, 0].map((offset) => (
        <path
          key={offset}
          d={`M${offset} ${64 - offset}h${card}v208h${-card}Z`}
          strokeDasharray={dashes}
          className="fill-surface stroke-violet"
        />
      ))}
      <Label x={16} y={92} lines={name} color="faint" />
      <path d={`M88 88H${card - 24}`} strokeWidth={12} className="stroke-ink" />
      <Label x={16} y={116} lines={home} color="faint" />
      <path d="M88 112H136" strokeWidth={12} className="stroke-ink" />
      <Line kind="grid" d={`M0 132H${card}M0 232H${card}`} />
      <Label x={16} y={156} lines={fault} color="ink" weight="strong" />
      <Line kind="axis" d={`M16 184H${card - 16}`} />
      {days.map((day, index) => (
        <g key={day}>
          <Dot x={36 + index * pitch} y={184} r={5} color="violet" />
          <Label x={36 + index * pitch} y={210} anchor="middle" lines={day} />
        </g>
      ))}
      <Label x={16} y={257} lines={lease} color="ink" weight="strong" />
    </Panel>
  );
}

function Consortium({ at, width }: PanelProps) {
  const { tag, home, fault, season, lease } = labels.synthetic;
  return (
    <Panel at={at} width={width} head={labels.heads.consortium}>
      <HatchedArea d="M0 64H32V272H0Z" weight="heavy" outline="dashed" />
      {[16, 8, 0].map((offset) => (
        <path
          key={offset}
          d={`M${72 + offset} ${104 - offset}h${width - 104}l16 16v136H${72 + offset}Z`}
          className="fill-surface stroke-violet"
        />
      ))}
      <Label x={88} y={132} lines={tag} color="violet" weight="strong" />
      <path d={`M72 148H${width - 16}`} strokeWidth={1} className="stroke-violet" />
      {[home, season, fault, lease].map((lines, index) => (
        <Label key={lines} x={88} y={174 + index * 22} lines={lines} color="ink" />
      ))}
    </Panel>
  );
}

/** The chain in the graph, with where each name stands. */
const chain = [
  { x: 32, y: 120, name: "fault", side: "above" },
  { x: 104, y: 200, name: "lease", side: "below" },
  { x: 176, y: 128, name: "empty", side: "above" },
] as const;

/** The synthetic records around the chain: one in each cell of a grid, away from the names. */
const others: readonly Point[] = Array.from({ length: 40 }, (_, index) => ({
  x: 12 + (index % 8) * 30 + 9 * noise(index + 40),
  y: 78 + Math.floor(index / 8) * 44 + 12 * noise(index + 90),
})).filter(
  ({ x, y }) =>
    chain.every((node) => Math.abs(node.x - x) > 18 || Math.abs(node.y - y) > 18) &&
    !(y > 84 && y < 126) &&
    !(y > 208 && y < 240 && x > 44 && x < 172) &&
    Math.abs(y - 168) > 9,
);

function Graph({ at, width }: PanelProps) {
  const path = widened(chain, width);
  const around = widened(others, width);
  const line = [{ x: 0, y: 168 }, ...path, { x: width, y: 168 }];
  return (
    <Panel at={at} width={width} head={labels.heads.graph}>
      <Line kind="grid" d={tiesToNearest(around, [...around, ...path], 2)} />
      {around.map(({ x, y }, index) => (
        <path
          key={index}
          d={`M${x - 3} ${y - 3}h6v6h-6Z`}
          strokeWidth={1}
          className="fill-surface stroke-violet"
        />
      ))}
      <Line kind="teal" d={polyline(line)} />
      {path.map(({ x, y, name, side }) => (
        <g key={name}>
          <Dot x={x} y={y} r={6} />
          <Label
            x={name === "fault" ? 0 : name === "empty" ? width : x}
            y={side === "above" ? y - 16 : y + 26}
            anchor={name === "fault" ? "start" : name === "empty" ? "end" : "middle"}
            lines={labels.chain[name]}
            color="ink"
            weight="strong"
          />
        </g>
      ))}
    </Panel>
  );
}

/** Leases not renewed: by heating faults, and by rent. */
const byFaults: readonly Point[] = [
  { x: 12, y: 128 },
  { x: 36, y: 122 },
  { x: 60, y: 106 },
  { x: 92, y: 88 },
];
const byRent: readonly Point[] = [
  { x: 140, y: 111 },
  { x: 168, y: 107 },
  { x: 192, y: 113 },
  { x: 220, y: 109 },
];

function Finding({ at, width }: PanelProps) {
  const { head, faults, rent } = labels.finding;
  const [rising, level] = [widened(byFaults, width), widened(byRent, width)];
  const second = width / 2 + 12;
  return (
    <Panel at={at} width={width} head={labels.heads.finding}>
      <Label x={0} y={68} lines={head} color="faint" />
      <Line kind="axis" d={`M0 84V136H${width / 2 - 12}M${second} 84V136H${width}`} />
      <Line kind="teal" d={polyline(rising)} />
      {rising.map((point) => (
        <Dot key={point.x} {...point} />
      ))}
      <Line kind="quiet" d={polyline(level)} />
      {level.map((point) => (
        <Dot key={point.x} {...point} color="quiet" />
      ))}
      <Label x={0} y={154} lines={faults} />
      <Label x={second} y={154} lines={rent} />
      <Line kind="teal" d={`M0 168H${width}`} />
      {labels.checks.map((check, index) => (
        <g key={check}>
          <path d={`M1 ${198 + index * 24}l4 5l8-11`} strokeWidth={2} className="stroke-teal" />
          <Label x={24} y={198 + index * 24} at="middle" lines={check} color="ink" />
        </g>
      ))}
    </Panel>
  );
}

function Decision({ at, width }: PanelProps) {
  const { lower, keep, repair } = labels.decision;
  return (
    <Panel at={at} width={width} head={labels.heads.decision}>
      <path d="M8 168V96H144m-5-5l10 10m0-10l-10 10" className="stroke-ink-3" />
      <Label x={32} y={88} lines={lower} />
      <Line kind="teal" d={`M0 168H${width}`} />
      <path d="M8 168V216H168" className="stroke-teal" />
      <Label x={32} y={156} lines={keep} color="teal" weight="large" />
      <Label x={32} y={208} lines={repair} color="ink" weight="strong" />
      <Dot x={168} y={216} />
      <Focus x={8} y={168} />
    </Panel>
  );
}
