import type { ComponentProps, ReactNode } from "react";
import type { Point } from "./geometry";

/**
 * The parts of charts. Positions are percent of the plot's box, so that a chart fills a box of any shape; marks are in
 * px, and words in rem, so that neither is distorted.
 */

/** Where values stand, in percent, of which `start` is at `from` and `end` at `to`. */
export function scale(start: number, end: number, from = 0, to = 100): (value: number) => number {
  return (value) => from + ((value - start) / (end - start)) * (to - from);
}

/** The class of an SVG whose strokes keep their width at any scale; not those of its hatches. */
const unscaled = "overflow-visible [&_:not(pattern_*)]:[vector-effect:non-scaling-stroke]";

/**
 * The box of a chart, whose height is in rem where words stand in it; or a picture without words, with a `viewBox`. What
 * it says stands in the drawing's description.
 */
export function Plot({ className = "", ...svg }: ComponentProps<"svg">) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      strokeWidth={1.5}
      className={`w-full ${unscaled} ${className}`}
      {...svg}
    />
  );
}

/**
 * What is drawn below the words of a box that is `relative isolate`: in px and percent of the box, or stretched from
 * `viewBox` to it. `className` says where, if it does not fill the box.
 */
export function Backdrop({ className = "inset-0 size-full", ...svg }: ComponentProps<"svg">) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      strokeWidth={1.5}
      preserveAspectRatio="none"
      className={`pointer-events-none absolute -z-10 ${unscaled} ${className}`}
      {...svg}
    />
  );
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

/** A horizontal axis with ticks of so many px, up and down from it, and the words below them. */
export function Axis({
  y = 100,
  ticks,
  labels = [],
  up = 4,
  down = 5,
}: {
  readonly y?: number;
  readonly ticks: readonly number[];
  readonly labels?: readonly string[];
  readonly up?: number;
  readonly down?: number;
}) {
  return (
    <>
      <svg y={`${y}%`} height={1} viewBox="0 0 100 1" preserveAspectRatio="none" className="overflow-visible">
        <path
          d={`M0-.5H100${ticks.map((x) => `M${x} ${-up}v${up + down}`).join("")}`}
          strokeWidth={1}
          className="stroke-control [vector-effect:non-scaling-stroke]"
        />
      </svg>
      {labels.map((label, index) => (
        <Note key={label} x={ticks[index] ?? 0} y={y} side="below middle" text={label} />
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
  /** One line, or several. */
  readonly text: string | readonly string[];
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
