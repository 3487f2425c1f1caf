import type { Point } from "./path";
import { range } from "./range";

/**
 * The parts of all drawings: line, dot, mark, arrow. Teal is solid and filled, violet dashed and hollow; the
 * rest is ink.
 */

export type Color = "ink" | "quiet" | "faint" | "teal" | "violet";

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
