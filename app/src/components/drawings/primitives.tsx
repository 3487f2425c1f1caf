import type { Lines } from "../../content/shared/drawings";
import type { Point } from "./path";
import { range } from "./range";

/**
 * The parts of all drawings: label, dot, tick, arrow, line. Teal is solid and filled, violet dashed and hollow; the
 * rest is ink.
 */

export type Color = "ink" | "quiet" | "faint" | "teal" | "violet";

const textFills: Readonly<Record<Color | "on-teal", string>> = {
  ink: "fill-ink",
  quiet: "fill-ink-2",
  faint: "fill-ink-3",
  teal: "fill-teal-text",
  violet: "fill-violet-text",
  "on-teal": "fill-on-button",
};

/** Stroke classes by color. */
export const strokes: Readonly<Record<Color, string>> = {
  ink: "stroke-ink",
  quiet: "stroke-ink-3",
  faint: "stroke-hairline",
  teal: "stroke-teal",
  violet: "stroke-violet",
};

/** The dashes of violet lines, in px. */
export const dashes = "5 4";

const lines = {
  teal: { strokeWidth: 3, className: "stroke-teal" },
  violet: { strokeDasharray: dashes, className: "stroke-violet" },
  ink: { className: "stroke-ink-2" },
  quiet: { strokeDasharray: dashes, className: "stroke-ink-3" },
  leader: { strokeWidth: 1, className: "stroke-ink-2" },
  axis: { strokeWidth: 1, className: "stroke-control" },
  grid: { strokeWidth: 1, className: "stroke-hairline" },
} as const;

/** A line, or several: teal is thick and solid, violet and quiet lines are dashed, axes and grids are thin. */
export function Line({ kind, d }: { readonly kind: keyof typeof lines; readonly d: string }) {
  return <path d={d} {...lines[kind]} />;
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly lines: Lines;
  readonly anchor?: "start" | "middle" | "end";
  /** Which part of the text is at `y`: the first baseline, the middle or the last baseline. */
  readonly at?: "first" | "middle" | "last";
  readonly color?: Color | "on-teal";
  /** The weight of the label: a name, an important name, or a result. */
  readonly weight?: "medium" | "strong" | "large";
  /** Whether all lines after the first are fainter. */
  readonly subdued?: boolean;
  /** On a hatch: the letters have a margin in the color of the ground. */
  readonly plated?: boolean;
}

/** A label of one or more lines. */
export function Label({
  x,
  y,
  lines,
  anchor = "start",
  at = "first",
  color = "quiet",
  weight = "medium",
  subdued = false,
  plated = false,
}: LabelProps) {
  const rows = typeof lines === "string" ? [lines] : lines;
  const rise = lineHeight * (rows.length - 1);
  const start = at === "first" ? 0 : at === "last" ? -rise : capHeight / 2 - rise / 2;
  return (
    <text
      y={y}
      textAnchor={anchor}
      className={`${textFills[color]} ${weights[weight]} ${plated ? plate : ""}`}
    >
      {rows.map((line, index) => (
        <tspan
          key={line}
          x={x}
          dy={`${index === 0 ? start : lineHeight}em`}
          className={subdued && index > 0 ? "fill-ink-2 font-medium" : undefined}
        >
          {line}
          {index === rows.length - 1 ? null : <LineEnd />}
        </tspan>
      ))}
    </text>
  );
}

/** The position of a node's label; "above-left" is above it and extends to the left. */
export type LabelSide =
  "left" | "right" | "above" | "below" | "above-left" | "below-left" | "above-right" | "below-right";

export function labelPosition({ x, y }: Point, side: LabelSide, gap: number) {
  if (side === "left") return { x: x - gap, y, at: "middle", anchor: "end" } as const;
  if (side === "right") return { x: x + gap, y, at: "middle", anchor: "start" } as const;
  const row = side.startsWith("above")
    ? ({ y: y - gap, at: "last" } as const)
    : ({ y: y + gap + 10, at: "first" } as const);
  if (side.endsWith("-left")) return { ...row, x: x + 16, anchor: "end" } as const;
  if (side.endsWith("-right")) return { ...row, x: x - 16, anchor: "start" } as const;
  return { ...row, x, anchor: "middle" } as const;
}

/** A space without width between two lines, so that their words stay apart when the text is read. */
function LineEnd() {
  return <tspan fontSize={0}> </tspan>;
}

/** All of a label on one line. */
export function onOneLine(lines: Lines): string {
  return typeof lines === "string" ? lines : lines.join(" ");
}

const weights = {
  medium: "font-medium",
  strong: "font-semibold",
  large: "font-heading text-[1.5em] font-semibold",
} as const;

/** In em of the label's size. */
const lineHeight = 1.3;
const capHeight = 0.7;
/** An outline below the letters, half of whose width is outside of them. */
const plate = "stroke-surface [stroke-linejoin:round] [stroke-width:0.8em] [paint-order:stroke]";

/** Coordinates in units of the viewBox, or percent. */
interface Place {
  readonly x: number | string;
  readonly y: number | string;
}

/** A dot: filled in teal or ink, hollow in violet or quiet ink. */
export function Dot({
  x,
  y,
  r = 4,
  color = "teal",
}: Place & { readonly r?: number; readonly color?: "teal" | "violet" | "ink" | "quiet" }) {
  return <circle cx={x} cy={y} r={r} className={dots[color]} />;
}

const dots = {
  teal: "fill-teal",
  ink: "fill-ink",
  violet: "fill-surface stroke-violet",
  quiet: "fill-surface stroke-ink-3",
} as const;

/** An open arrow head whose tip is at the given point. */
export function ArrowHead({
  x,
  y,
  towards = "right",
  color = "quiet",
}: Point & { readonly towards?: "right" | "left" | "up" | "down"; readonly color?: Color }) {
  return (
    <path
      d="M-6-5L0 0L-6 5"
      transform={`translate(${x} ${y}) rotate(${turns[towards]})`}
      className={strokes[color]}
    />
  );
}

const turns = { right: 0, down: 90, left: 180, up: 270 } as const;

/** What a drawing is about: a filled dot in a ring, violet on the consortium's pages. */
export function Focus({ x, y, color = "teal" }: Place & { readonly color?: "teal" | "violet" }) {
  return (
    <>
      <circle cx={x} cy={y} r={10} className={`fill-surface ${strokes[color]}`} />
      <circle cx={x} cy={y} r={5} className={color === "teal" ? "fill-teal" : "fill-violet"} />
    </>
  );
}

/** A synthetic record: a square with its tag. */
export function SyntheticRecord({ x, y }: Point) {
  return <path d={`M${x - 6} ${y - 6}h12v12h-12ZM${x - 3} ${y}h6`} className="fill-surface stroke-violet" />;
}

/** Where data is from: the market's is a filled square, data about customers a hollow dot, impact data a diamond. */
export function Mark({
  x,
  y,
  kind,
  faded = false,
}: Point & { readonly kind: "market" | "customer" | "impact"; readonly faded?: boolean }) {
  switch (kind) {
    case "market":
      return (
        <rect x={x - 4} y={y - 4} width={8} height={8} className={faded ? "fill-control" : "fill-ink"} />
      );
    case "customer":
      return <Dot x={x} y={y} color={faded ? "quiet" : "violet"} />;
    case "impact":
      return (
        <path
          d={`M${x} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5-5.5Z`}
          className={`fill-surface ${faded ? "stroke-ink-3" : "stroke-ink"}`}
        />
      );
  }
}

/** The gate of the validation engine, 14 units wide. */
export function Gate({ x, y, height }: Point & { readonly height: number }) {
  return (
    <>
      <path d={`M${x - 7} ${y}h14v${height}h-14Z`} className="fill-surface stroke-teal" />
      <path
        d={range(y + 8, y + height - 4, 8)
          .map((rung) => `M${x - 7} ${rung}h14`)
          .join("")}
        strokeWidth={1}
        className="stroke-teal"
      />
    </>
  );
}

/** Heads above a rule, with a tick at the start of each part. */
export function Heads({
  width,
  y,
  heads,
  joined = false,
}: {
  readonly width: number;
  /** Where the rule is. */
  readonly y: number;
  readonly heads: readonly { readonly x: number; readonly lines: Lines }[];
  /** Whether the lines of a head are joined. */
  readonly joined?: boolean;
}) {
  return (
    <>
      <Line kind="axis" d={`M0 ${y}H${width}${heads.map(({ x }) => `M${x} ${y - 4}v9`).join("")}`} />
      {heads.map(({ x, lines }) => (
        <Label
          key={x}
          x={x}
          y={y - 14}
          at="last"
          lines={joined ? onOneLine(lines) : lines}
          color="ink"
          weight="strong"
        />
      ))}
    </>
  );
}
