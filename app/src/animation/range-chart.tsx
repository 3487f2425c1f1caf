/** The ranges of labels as a chart: one bar below the other, in the order and the colors of the labels. */
import type { CategoryLabel, RangeScale } from "../content/types";

export const fills: Readonly<Record<CategoryLabel["color"], string>> = {
  teal: "bg-teal",
  violet: "bg-violet",
  lilac: "bg-lilac",
  "violet-2": "bg-violet-2",
};

/** The bars grow one after the other. Once `marked`, a line at the scale's mark runs through what they share. */
export function RangeChart({
  scale: { from, to, mark, markLabel },
  labels,
  marked,
}: {
  readonly scale: RangeScale;
  readonly labels: readonly CategoryLabel[];
  readonly marked: boolean;
}) {
  const share = (value: number) => `${(100 * (value - from)) / (to - from)}%`;
  const box = (start = from, end = to) => ({ left: share(start), width: share(from + end - start) });
  const ranges = labels.flatMap(({ color, range }) => (range === undefined ? [] : [{ color, ...range }]));
  const shared = box(
    Math.max(...ranges.map((range) => range.from ?? from)),
    Math.min(...ranges.map((range) => range.to ?? to)),
  );
  return (
    <div
      data-chart
      aria-hidden="true"
      className="relative mt-2 mr-2 mb-auto flex h-10 w-[30vw] max-w-30 flex-col gap-[3px] pt-3.5 forced-color-adjust-none max-[22rem]:hidden sm:my-2 sm:h-auto sm:self-stretch sm:w-56 sm:max-w-none sm:gap-1 caption-beside:col-start-1 caption-beside:row-start-2 caption-beside:mx-4 caption-beside:mt-[calc(2*1.2*var(--player-statement)+1rem)] caption-beside:h-auto caption-beside:mb-0 caption-beside:max-h-28 caption-beside:w-auto caption-beside:max-w-none caption-beside:gap-[5px]"
    >
      {ranges.map((range, index) => (
        <span key={range.color} className="relative grow bg-hairline/50">
          <span
            data-range
            className={`absolute inset-y-0 origin-left motion-safe:transition-[scale] motion-safe:duration-500 starting:scale-x-0 ${delays[index] ?? ""} ${fills[range.color]} ${
              range.from === undefined ? openStart : ""
            } ${range.to === undefined ? openEnd : ""}`}
            style={box(range.from, range.to)}
          />
        </span>
      ))}
      {marked ? (
        // What is not shared is paler.
        <span className={`absolute inset-x-0 top-3.5 bottom-0 overflow-hidden ${fadeIn}`}>
          <span
            className="absolute inset-y-0 shadow-[0_0_0_100vw_--alpha(var(--surface)/60%)]"
            style={shared}
          />
        </span>
      ) : null}
      {marked ? (
        <span
          data-mark
          className={`absolute inset-y-0 flex w-0 justify-center text-[0.75rem] leading-none font-semibold text-ink ${fadeIn}`}
          style={{ left: share(mark) }}
        >
          {markLabel}
          <span className="absolute -left-px top-3 -bottom-0.5 w-0.5 bg-ink" />
        </span>
      ) : null}
    </div>
  );
}

const delays = ["", "motion-safe:delay-150", "motion-safe:delay-300", "motion-safe:delay-450"];

const fadeIn = "motion-safe:transition-opacity motion-safe:duration-500 starting:opacity-0";

/** A range that goes on beyond the scale fades out. */
const openStart = "[mask-image:linear-gradient(to_left,#000_50%,transparent)]";
const openEnd = "[mask-image:linear-gradient(to_right,#000_50%,transparent)]";
