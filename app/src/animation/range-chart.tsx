/** The ranges of labels as a chart: one bar below the other, in the order and the colors of the labels. */
import type { DetailedLabel, RangeDetails } from "../content/types";
import { categoryFills } from "./labels";

/** Once `shown`, the bars fade in. Once `marked`, a line at the mark runs through what they share. */
export function RangeChart({
  details: { mark, markLabel },
  labels,
  shown,
  marked,
}: {
  readonly details: RangeDetails;
  readonly labels: readonly DetailedLabel[];
  readonly shown: boolean;
  readonly marked: boolean;
}) {
  const froms = labels.flatMap(({ range }) => range.from ?? []);
  const tos = labels.flatMap(({ range }) => range.to ?? []);
  const [lowest, highest] = [Math.min(...froms, ...tos), Math.max(...froms, ...tos)];
  // Shows that open ranges go on.
  const margin = 0.15 * (highest - lowest);
  const [left, right] = [lowest - margin, highest + margin];
  /** In percent, of an SVG as wide as the bars. */
  const x = (value: number) => `${(100 * (value - left)) / (right - left)}%`;
  const width = (start = left, end = right) => `${(100 * (end - start)) / (right - left)}%`;
  return (
    <div
      aria-hidden="true"
      className="player-chart flex gap-[0.5em] leading-none forced-color-adjust-none print:hidden"
      data-shown={shown}
      data-marked={marked}
    >
      <div>
        {labels.map(({ text }, index) => (
          <span key={index}>{text}</span>
        ))}
      </div>
      <div className="player-bars">
        {labels.map(({ color, range: { from, to } }, index) => (
          <svg key={index}>
            <rect
              data-range
              data-open={from === undefined ? "start" : to === undefined ? "end" : undefined}
              x={x(from ?? left)}
              width={width(from, to)}
              height="100%"
              className={categoryFills[color]}
            />
          </svg>
        ))}
        <svg className="player-chart-mark overflow-visible">
          {/* What is not shared is paler. */}
          <rect width={width(left, Math.max(left, ...froms))} height="100%" />
          <rect x={x(Math.min(right, ...tos))} width={width(Math.min(right, ...tos))} height="100%" />
          <line x1={x(mark)} x2={x(mark)} y2="100%" />
          <text x={x(mark)} y="-0.3em" textAnchor="middle" className="font-semibold">
            {markLabel}
          </text>
        </svg>
      </div>
    </div>
  );
}
