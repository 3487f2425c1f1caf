import type { ComponentProps, ReactNode } from "react";
import type { Lines } from "../../content/shared/drawings";
import { Scene } from "./drawing";
import type { Point } from "./geometry";
import { Line } from "./primitives";

/**
 * The parts of charts. Positions are percent of the plot's box, so that a chart fills a box of any shape; marks are in
 * px, and words in rem, so that neither is distorted.
 */

/** Where values stand, in percent, of which `start` is at `from` and `end` at `to`. */
export function scale(start: number, end: number, from = 0, to = 100): (value: number) => number {
  return (value) => from + ((value - start) / (end - start)) * (to - from);
}

/** The box of a chart, whose height is in rem where words stand in it. What it says stands in the drawing's description. */
export function Plot(svg: ComponentProps<"svg">) {
  return <Scene {...svg} />;
}

/** Paths whose coordinates are percent. */
export function Paths({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="overflow-visible *:[vector-effect:non-scaling-stroke]"
    >
      {children}
    </svg>
  );
}

/** A horizontal axis with ticks of so many px, up and down from it. */
export function Axis({
  y = 100,
  ticks,
  up = 4,
  down = 5,
  end = 100,
}: {
  readonly y?: number;
  readonly ticks: readonly number[];
  readonly up?: number;
  readonly down?: number;
  /** Where the axis ends. */
  readonly end?: number;
}) {
  return (
    <svg y={`${y}%`} height={1} viewBox="0 0 100 1" preserveAspectRatio="none" className="overflow-visible">
      <path
        d={`M0-.5H${end}${ticks.map((x) => `M${x} ${-up}v${up + down}`).join("")}`}
        strokeWidth={1}
        className="stroke-control [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}

/** Leaves room for the values of `Levels` where there is any. */
export const levelMargin = "@min-[36rem]:pl-15";

/** Lines across the plot, each with its value to the left of it. */
export function Levels({
  levels,
  valuesShown = "@max-[36rem]:hidden",
}: {
  readonly levels: readonly { readonly y: number; readonly label: string }[];
  /** The class that says where there is room for the values. */
  readonly valuesShown?: string;
}) {
  return (
    <>
      <Paths>
        <Line kind="grid" d={levels.map(({ y }) => `M0 ${y}H100`).join("")} />
      </Paths>
      {levels.map(({ y, label }) => (
        <Note key={y} x={0} y={y} side="beside left" tone="quiet" className={valuesShown} text={label} />
      ))}
    </>
  );
}

/** Where a dot is in the plot. */
export function at({ x, y }: Point): { readonly x: string; readonly y: string } {
  return { x: `${x}%`, y: `${y}%` };
}

/** Short lines of words beside a point of the plot. */
export function Note({
  x,
  y,
  side = "beside right",
  tone = "plain",
  strong = false,
  className = "",
  text,
}: Point & {
  /** Where the words are: from the point to the right or the left, or at it. */
  readonly side?: NoteSide;
  readonly tone?: keyof typeof tones;
  readonly strong?: boolean;
  readonly className?: string;
  readonly text: Lines;
}) {
  const lines = [text].flat();
  const [vertical, horizontal] = side.split(" ") as [keyof typeof baselines, keyof typeof starts];
  const { dx, anchor } = starts[horizontal];
  const rise = vertical === "above" ? lineHeight * (lines.length - 1) : 0;
  return (
    <text
      y={`${y}%`}
      dy={`${baselines[vertical] - rise}em`}
      textAnchor={anchor}
      className={`${tones[tone]} ${strong ? "font-semibold" : ""} ${className}`}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={`${x}%`} dx={`${dx}em`} dy={index === 0 ? undefined : `${lineHeight}em`}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

const tones = {
  plain: "fill-ink-2",
  ink: "fill-ink",
  quiet: "fill-ink-3",
  teal: "fill-teal-text",
  violet: "fill-violet-text",
} as const;

export type NoteSide = `${keyof typeof baselines} ${keyof typeof starts}`;

/** In em, as all distances of words. */
const lineHeight = 1.3;
const baselines = { above: -0.9, beside: 0.35, below: 1.8 } as const;
const starts = {
  left: { dx: -0.9, anchor: "end" },
  end: { dx: 0, anchor: "end" },
  middle: { dx: 0, anchor: "middle" },
  start: { dx: 0, anchor: "start" },
  right: { dx: 0.6, anchor: "start" },
} as const;

/**
 * A framed callout below the height `y`, or above it: its left edge at `x`, or its middle. It wraps where it meets the
 * plot's edge.
 */
export function Callout({
  x,
  y,
  centered = false,
  above = false,
  children,
}: Point & { readonly centered?: boolean; readonly above?: boolean; readonly children: ReactNode }) {
  const width = centered ? 2 * Math.min(x, 100 - x) : 100 - x;
  return (
    <foreignObject
      x={`${centered ? x - width / 2 : x}%`}
      y={above ? 0 : `${y}%`}
      width={`${width}%`}
      height={above ? `${y}%` : 1}
      className="overflow-visible"
    >
      <div
        className={`flex h-full ${centered ? "justify-center" : ""} ${above ? "items-end" : "items-start"}`}
      >
        <div className="border border-ink-2 bg-surface px-[0.9em] py-[0.7em]">{children}</div>
      </div>
    </foreignObject>
  );
}
