import { type ReactNode, type SVGProps, useId } from "react";
import { Hatch, hatchFill } from "./hatch";
import { dashes } from "./primitives";

/**
 * The parts of sheets and panels, whose words are HTML on a grid. What is drawn is in SVGs without words: on the ground
 * of a box, or as a sign in a line.
 */

const drawn = "pointer-events-none overflow-visible [&_:not(defs_*)]:[vector-effect:non-scaling-stroke]";

/**
 * What is drawn below the words of a box that is `relative isolate`: in px and percent of the box, or stretched from
 * `viewBox` to it. Strokes keep their width.
 */
export function Ground({
  viewBox,
  className = "inset-0 size-full",
  children,
}: {
  readonly viewBox?: string;
  /** Where it is, if it does not fill the box. */
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox={viewBox}
      preserveAspectRatio="none"
      fill="none"
      strokeWidth={1.5}
      className={`absolute -z-10 ${drawn} ${className}`}
    >
      {children}
    </svg>
  );
}

/** A mark around the point 0, 0, which grows with the text; 20 units are 1.25 rem. */
export function Sign({
  className = "",
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="-10 -10 20 20"
      fill="none"
      strokeWidth={1.5}
      className={`size-5 shrink-0 ${drawn} ${className}`}
    >
      {children}
    </svg>
  );
}

/** What is drawn around a point of a ground, by default in its middle. */
export function At({
  x = "50%",
  y = "50%",
  children,
}: {
  readonly x?: number | string;
  readonly y?: number | string;
  readonly children: ReactNode;
}) {
  return (
    <svg x={x} y={y} className="overflow-visible">
      {children}
    </svg>
  );
}

/** A straight line of a ground: teal is thick, violet is dashed. */
export function Way({
  color,
  ...ends
}: { readonly color: "violet" | "teal" } & Pick<SVGProps<SVGLineElement>, "x1" | "x2" | "y1" | "y2">) {
  return color === "teal" ? (
    <line {...ends} strokeWidth={3} className="stroke-teal" />
  ) : (
    <line {...ends} strokeDasharray={dashes} className="stroke-violet" />
  );
}

/** Passed. */
export function Check() {
  return (
    <Sign>
      <path d="M-5 0l4 5l8-11" strokeWidth={2} className="stroke-teal" />
    </Sign>
  );
}

/** Points as zero-length lines, so that round or square caps stay undistorted on a stretched ground. */
export function points(all: readonly { readonly x: number; readonly y: number }[]): string {
  return all.map(({ x, y }) => `M${x} ${y}h.01`).join("");
}

/** A hatched box on a ground. */
export function HatchedBox({
  tint = false,
  dashed = false,
  weight = "heavy",
  ...box
}: {
  /** Whether it is violet below the hatch. */
  readonly tint?: boolean;
  /** Whether its outline is. */
  readonly dashed?: boolean;
  readonly weight?: "light" | "heavy";
} & Pick<SVGProps<SVGRectElement>, "x" | "width" | "height">) {
  const hatch = useId();
  const place = { width: "100%", height: "100%", ...box };
  return (
    <>
      <Hatch id={hatch} weight={weight} />
      {tint ? <rect {...place} className="fill-violet-tint" /> : null}
      <rect
        {...place}
        fill={hatchFill(hatch)}
        strokeDasharray={dashed ? dashes : undefined}
        className="stroke-violet"
      />
    </>
  );
}
