import type { ReactNode } from "react";

/**
 * The parts of all drawings: line, dot, mark, arrow. Teal is solid and filled, violet dashed and hollow; the
 * rest is ink.
 */

export type Color = "ink" | "quiet" | "faint" | "teal" | "violet";

/** Stroke classes by color. */
const strokes: Readonly<Record<Color, string>> = {
  ink: "stroke-ink",
  quiet: "stroke-ink-3",
  faint: "stroke-hairline",
  teal: "stroke-teal",
  violet: "stroke-violet",
};

/** The dashes of violet lines, in px. */
export const dashes = "5 4";

/** Attributes of lines by kind. */
export const lines = {
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

/** Coordinates in units of the viewBox, or percent; 0, 0 if none are given. */
interface Position {
  readonly x?: number | string;
  readonly y?: number | string;
}

/** What is drawn around a point: a mark in px. */
function At({ x, y, children }: Position & { readonly children: ReactNode }) {
  return (
    <svg x={x} y={y} className="overflow-visible">
      {children}
    </svg>
  );
}

/** A dot: filled in teal, ink or faint ink, hollow as a ring, in violet or in quiet ink. */
export function Dot({ x, y, r = 4, color = "teal" }: Position & DotStyle) {
  return <circle cx={x} cy={y} r={r} className={dots[color]} />;
}

interface DotStyle {
  readonly r?: number;
  readonly color?: keyof typeof dots;
}

/** Dots that look alike. */
export function Dots({ points, ...style }: DotStyle & { readonly points: readonly Position[] }) {
  return points.map((point, index) => <Dot key={index} {...point} {...style} />);
}

const dots = {
  teal: "fill-teal",
  ink: "fill-ink",
  faint: "fill-control opacity-60",
  ring: "fill-surface stroke-teal",
  violet: "fill-surface stroke-violet",
  quiet: "fill-surface stroke-ink-3",
} as const;

/** An open arrow head whose tip is at the given point. */
export function ArrowHead({
  towards = "right",
  color = "quiet",
  ...position
}: Position & { readonly towards?: keyof typeof turns; readonly color?: Color }) {
  return (
    <At {...position}>
      <path d="M-6-5L0 0L-6 5" transform={`rotate(${turns[towards]})`} className={strokes[color]} />
    </At>
  );
}

const turns = { right: 0, down: 90, left: 180, up: 270 } as const;

/** What a drawing is about: a filled dot in a ring, violet on the consortium's pages. */
export function Focus({ x, y, color = "teal" }: Position & { readonly color?: "teal" | "violet" }) {
  return (
    <>
      <circle cx={x} cy={y} r={10} className={`fill-surface ${strokes[color]}`} />
      <circle cx={x} cy={y} r={5} className={color === "teal" ? "fill-teal" : "fill-violet"} />
    </>
  );
}
