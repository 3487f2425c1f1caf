import { type ComponentProps, Fragment, type ReactNode, useId } from "react";
import type { Point } from "./geometry";

/**
 * The parts of charts. Positions are percent of the plot's box, so that a chart fills a box of any shape. Marks are
 * sized in px and words in rem, so that neither is distorted.
 */

/** Returns a linear scale in percent, which maps the value `start` to `from` and `end` to `to`. */
export function scale(start: number, end: number, from = 0, to = 100): (value: number) => number {
  return (value) => from + ((value - start) / (end - start)) * (to - from);
}

/**
 * The SVG box of a chart. Give it a `height`, or a `viewBox` if the picture has no words. Screen readers skip it and
 * read the drawing's description. Strokes, except those of hatches, keep their width at any scale.
 */
export function Plot(svg: Omit<ComponentProps<"svg">, "className">) {
  return <svg aria-hidden="true" fill="none" strokeWidth={1.5} className="w-full even-strokes" {...svg} />;
}

/** A layer for paths with coordinates in percent of the plot's box. */
export function Paths({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      {children}
    </svg>
  );
}

/** Fills the plot's box with slanted violet lines, 7 px apart, on a tint. */
export function HatchedPlotArea() {
  const id = useId();
  return (
    <>
      <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M3.5 0V7" strokeWidth={0.75} className="stroke-hatch" />
      </pattern>
      <rect width="100%" height="100%" className="fill-violet-tint" />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </>
  );
}

/** A horizontal axis with ticks. `label` formats the values below the ticks; without it, there are none. */
export function Axis({
  y = 100,
  at,
  ticks,
  label,
}: {
  readonly y?: number;
  /** Returns the position of a value, in percent. */
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
  readonly label?: (value: number) => string;
}) {
  return (
    <>
      <svg y={`${y}%`} height={1} viewBox="0 0 100 1" preserveAspectRatio="none">
        <path
          d={`M0-.5H100${ticks.map((tick) => `M${at(tick)}-.5v7`).join("")}`}
          strokeWidth={1}
          className="stroke-control"
        />
      </svg>
      {label === undefined
        ? null
        : ticks.map((tick) => <Note key={tick} x={at(tick)} y={y} side="below middle" text={label(tick)} />)}
    </>
  );
}

/** One or more short lines of text beside a point of the plot. */
export function Note({
  x,
  y,
  side = "beside right",
  tone = "plain",
  text,
}: Point & {
  /** The position of the words relative to the point. */
  readonly side?: `${keyof typeof baselines} ${keyof typeof starts}`;
  readonly tone?: keyof typeof tones;
  /** An array has an entry per line. */
  readonly text: string | readonly string[];
}) {
  const lines = [text].flat();
  const [vertical, horizontal] = side.split(" ") as [keyof typeof baselines, keyof typeof starts];
  const { dx, anchor } = starts[horizontal];
  const rise = vertical === "above" ? lineHeight * (lines.length - 1) : 0;
  return (
    <text y={`${y}%`} dy={`${baselines[vertical] - rise}em`} textAnchor={anchor} className={tones[tone]}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {/* A space without width separates the words in the text. */}
          {index === 0 ? null : <tspan fontSize={0}> </tspan>}
          <tspan x={`${x}%`} dx={`${dx}em`} dy={index === 0 ? undefined : `${lineHeight}em`}>
            {line}
          </tspan>
        </Fragment>
      ))}
    </text>
  );
}

const tones = {
  plain: "fill-ink-2",
  ink: "fill-ink",
  strong: "fill-ink font-semibold",
  teal: "fill-teal-text font-semibold",
} as const;

/** Line height in em. */
const lineHeight = 1.3;
const baselines = { above: -0.9, beside: 0.35, below: 1.8 } as const;
const starts = {
  left: { dx: -0.9, anchor: "end" },
  end: { dx: 0, anchor: "end" },
  middle: { dx: 0, anchor: "middle" },
  start: { dx: 0, anchor: "start" },
  right: { dx: 0.6, anchor: "start" },
} as const;
