/**
 * The signs of all pictures. A dot is one thing that is there, a ring one that is empty or waits, a square a synthetic
 * record, a dot in a ring the decision; a solid teal line is a limit or a price, a dashed violet one the boundary that
 * records about people do not cross.
 */
import type { ComponentProps, ReactNode } from "react";
import { type Point, round } from "./geometry";

export type SignColor = "teal" | "violet" | "ink" | "quiet" | "white";

const strokes: Readonly<Record<SignColor, string>> = {
  teal: "stroke-teal-line",
  violet: "stroke-violet-line",
  ink: "stroke-ink",
  quiet: "stroke-control",
  white: "stroke-white",
};

/**
 * Many equal signs as one path of very short lines, whose caps are the signs: round ones for dots and rings, square
 * ones for records. Without any length, WebKit (2.50) scales the caps with the box. Points are in the coordinates of the
 * box, `size` is in px whatever the box's scale.
 */
export function Signs({
  kind,
  points,
  size,
  color = "teal",
  edge = 1.5,
  scaled = false,
}: {
  readonly kind: "dot" | "ring" | "square" | "hollow-square";
  readonly points: readonly Point[];
  /** Diameter or side, in px; in the box's units if `scaled`, in a box whose scale is one in both directions. */
  readonly size: number;
  readonly color?: SignColor;
  /** Width of a ring's line, as `size`. */
  readonly edge?: number;
  readonly scaled?: boolean;
}) {
  const d = points.map(({ x, y }) => `M${round(x)} ${round(y)}h.01`).join("");
  const cap = kind === "dot" || kind === "ring" ? "round" : "square";
  const hollow = kind === "ring" || kind === "hollow-square";
  return (
    <g
      fill="none"
      strokeLinecap={cap}
      className={scaled ? undefined : "*:[vector-effect:non-scaling-stroke]"}
    >
      <path d={d} strokeWidth={size} className={strokes[color]} />
      {hollow ? <path d={d} strokeWidth={size - 2 * edge} className="stroke-bg" /> : null}
    </g>
  );
}

/** The decision: a dot in a ring, two rings while it is open. Positions in px or percent of the picture, sizes in px. */
export function Decision({
  x,
  y,
  r = 14,
  open = false,
  edge = open ? 3 : 2,
  color = "teal",
}: {
  readonly x: number | string;
  readonly y: number | string;
  /** The outer ring's radius, in px. */
  readonly r?: number;
  /** It is still to be made. */
  readonly open?: boolean;
  /** Width of a ring's line. */
  readonly edge?: number;
  readonly color?: "teal" | "ink" | "white";
}) {
  const fills = { teal: "fill-teal-line", ink: "fill-ink", white: "fill-white" } as const;
  const inner = open ? `fill-none ${strokes[color]}` : fills[color];
  return (
    <>
      <circle cx={x} cy={y} r={r} strokeWidth={edge} className={`fill-bg ${strokes[color]}`} />
      <circle cx={x} cy={y} r={r * 0.58} strokeWidth={open ? edge : 0} className={inner} />
    </>
  );
}

/** The boundary that records about people do not cross: a dashed line. */
export function Boundary({
  width = 2,
  ...ends
}: Pick<ComponentProps<"line">, "x1" | "x2" | "y1" | "y2"> & {
  /** Of the line, in px. */
  readonly width?: number;
}) {
  return (
    <line
      {...ends}
      strokeWidth={width}
      strokeDasharray={`${3 * width} ${2.5 * width}`}
      className="stroke-violet-line"
    />
  );
}

/** The checks: equal lines across the one that they check, in its units. */
export function Checks({
  x,
  y,
  pitch,
  length,
  gap = 0,
  turned = false,
  width = 3,
  color = "ink",
}: Point & {
  /** From one check to the next; `x` and `y` are the first one's. */
  readonly pitch: number;
  readonly length: number;
  /** The part of a check's middle that is left out. */
  readonly gap?: number;
  /** The line that they check runs down. */
  readonly turned?: boolean;
  /** Of each line, in px. */
  readonly width?: number;
  readonly color?: SignColor;
}) {
  const half = (length - gap) / 2;
  const d = [0, pitch, 2 * pitch, 3 * pitch].map((at) =>
    turned
      ? `M${x - length / 2} ${y + at}h${half}m${gap} 0h${half}`
      : `M${x + at} ${y - length / 2}v${half}m0 ${gap}v${half}`,
  );
  return <path d={d.join("")} strokeWidth={width} className={strokes[color]} />;
}

/** Positions of signs in rows and columns: `count` of them, from left to right or, column by column, from top to bottom. */
export function lattice(
  count: number,
  {
    columns,
    pitch,
    left = 0,
    top = 0,
    byColumn = false,
  }: {
    readonly columns: number;
    readonly pitch: number;
    readonly left?: number;
    readonly top?: number;
    readonly byColumn?: boolean;
  },
): readonly Point[] {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const column = byColumn ? Math.floor(index / rows) : index % columns;
    const row = byColumn ? index % rows : Math.floor(index / columns);
    return { x: left + (column + 0.5) * pitch, y: top + (row + 0.5) * pitch };
  });
}

/** The box of signs in rows and columns, one apart: the outer ones, of so large a diameter or side, touch its edges. */
export function GridFrame({
  count,
  columns,
  size,
  className = "",
  children,
}: {
  readonly count: number;
  readonly columns: number;
  readonly size: number;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const margin = (1 - size) / 2;
  const rows = Math.ceil(count / columns);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${margin} ${margin} ${columns - 2 * margin} ${rows - 2 * margin}`}
      className={`block w-full overflow-visible ${className}`}
    >
      {children}
    </svg>
  );
}

/** Equal signs in rows and columns as a picture of its own. Sizes are parts of the distance between two. */
export function Grid({
  count,
  columns,
  size,
  className = "",
  ...signs
}: Omit<ComponentProps<typeof Signs>, "points" | "scaled"> & {
  readonly count: number;
  readonly columns: number;
  readonly className?: string;
}) {
  return (
    <GridFrame count={count} columns={columns} size={size} className={className}>
      <Signs {...signs} size={size} points={lattice(count, { columns, pitch: 1 })} scaled />
    </GridFrame>
  );
}
