/**
 * The signs of all pictures. A dot is an existing thing, a ring an empty or waiting one, a square a synthetic record, a
 * dot in a ring the decision. A solid teal line is a limit or a price. A dashed violet line is the boundary: records
 * about people do not cross it.
 */
import type { ComponentProps } from "react";
import { type Point, round } from "./geometry";

type SignKind = "dot" | "ring" | "square" | "hollow-square";
type SignColor = "teal" | "violet" | "ink" | "quiet" | "white";

const strokes: Readonly<Record<SignColor, string>> = {
  teal: "stroke-teal-line",
  violet: "stroke-violet-line",
  ink: "stroke-ink",
  quiet: "stroke-control",
  white: "stroke-white",
};

/**
 * Draws many equal signs as one path of very short lines, whose round or square caps are the signs. The lines are 0.01
 * long, because WebKit (2.50) scales the caps of empty lines with the box. Points are in the coordinates of the box.
 */
export function Signs({
  kind,
  points,
  size,
  color = "teal",
  scaled = false,
}: {
  readonly kind: SignKind;
  readonly points: readonly Point[];
  /** Diameter or side in px; if `scaled`, in the box's units, which must be equal in both directions. */
  readonly size: number;
  readonly color?: SignColor | undefined;
  readonly scaled?: boolean;
}) {
  const edge = Math.max(0.12 * size, scaled ? 0 : 1.5);
  const d = points.map(({ x, y }) => `M${round(x)} ${round(y)}h.01`).join("");
  const cap = kind === "dot" || kind === "ring" ? "round" : "square";
  const hollow = kind === "ring" || kind === "hollow-square";
  return (
    <g fill="none" strokeLinecap={cap} className={scaled ? "scaled-signs" : "even-strokes"}>
      <path d={d} strokeWidth={size} className={strokes[color]} />
      {hollow ? <path d={d} strokeWidth={size - 2 * edge} className="stroke-bg" /> : null}
    </g>
  );
}

/** What each sign of a drawing stands for. */
export function Legend({
  entries,
  color,
}: Pick<ComponentProps<typeof Signs>, "color"> & {
  readonly entries: readonly { readonly sign: SignKind; readonly text: string }[];
}) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {entries.map(({ sign, text }) => (
        <li key={sign} className="flex items-center gap-2">
          <svg viewBox="0 0 1 1" aria-hidden="true" className="size-3.5">
            <Signs kind={sign} color={color} size={0.9} points={[{ x: 0.5, y: 0.5 }]} scaled />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The decision: a dot in a ring, or two rings while it is open. Positions are in px or percent, sizes in px. */
export function Decision({
  x,
  y,
  r = 14,
  open = false,
  color = "teal",
}: {
  readonly x: number | string;
  readonly y: number | string;
  /** The outer ring's radius, in px. */
  readonly r?: number;
  /** Whether the decision is still to be made. */
  readonly open?: boolean;
  readonly color?: "teal" | "ink" | "white";
}) {
  const edge = open ? 3 : 2;
  const fills = { teal: "fill-teal-line", ink: "fill-ink", white: "fill-white" } as const;
  const inner = open ? `fill-none ${strokes[color]}` : fills[color];
  return (
    <>
      <circle cx={x} cy={y} r={r} strokeWidth={edge} className={`fill-bg ${strokes[color]}`} />
      <circle cx={x} cy={y} r={r * 0.58} strokeWidth={open ? edge : 0} className={inner} />
    </>
  );
}

/** The boundary, a dashed line: records about people do not cross it. */
export function Boundary({
  width = 2,
  ...ends
}: Pick<ComponentProps<"line">, "x1" | "x2" | "y1" | "y2"> & {
  /** The width of the line, in px. */
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

/** Returns the positions of `count` signs in rows, from left to right and from top to bottom. */
export function lattice(
  count: number,
  {
    columns,
    pitch,
    left = 0,
    top = 0,
  }: {
    readonly columns: number;
    readonly pitch: number;
    readonly left?: number;
    readonly top?: number;
  },
): readonly Point[] {
  return Array.from({ length: count }, (_, index) => ({
    x: left + ((index % columns) + 0.5) * pitch,
    y: top + (Math.floor(index / columns) + 0.5) * pitch,
  }));
}

/** Returns the `viewBox` in which the outer signs of a lattice with a pitch of 1 touch the edges. */
export function latticeBox(columns: number, rows: number, size: number): string {
  const margin = (1 - size) / 2;
  return `${margin} ${margin} ${columns - 2 * margin} ${rows - 2 * margin}`;
}

/**
 * A grid of equal signs, as wide as its parent. The outer signs touch the grid's edges. `size` is a fraction of the
 * distance between two signs.
 */
export function Grid({
  count,
  columns,
  size,
  ...signs
}: Omit<ComponentProps<typeof Signs>, "points" | "scaled"> & {
  readonly count: number;
  readonly columns: number;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={latticeBox(columns, Math.ceil(count / columns), size)}
      className="w-full"
    >
      <Signs {...signs} size={size} points={lattice(count, { columns, pitch: 1 })} scaled />
    </svg>
  );
}
