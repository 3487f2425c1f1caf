/** The ranges of labels as a chart: one bar below the other, in the order and the colors of the labels. */
import type { DetailedLabel, RangeDetails } from "../content/types";
import { categoryFills } from "./category-fills";

/** The bars grow one after the other. Once `marked`, a line at the mark runs through what they share. */
export function RangeChart({
  details: { mark, markLabel },
  labels,
  marked,
}: {
  readonly details: RangeDetails;
  readonly labels: readonly DetailedLabel[];
  readonly marked: boolean;
}) {
  const froms = labels.flatMap(({ range }) => range.from ?? []);
  const tos = labels.flatMap(({ range }) => range.to ?? []);
  const [lowest, highest] = [Math.min(...froms, ...tos), Math.max(...froms, ...tos)];
  // Shows that open ranges go on.
  const margin = 0.15 * (highest - lowest);
  const [left, right] = [lowest - margin, highest + margin];
  const percent = (length: number) => `${(100 * length) / (right - left)}%`;
  const position = (start = left, end = right) => ({
    left: percent(start - left),
    width: percent(end - start),
  });
  return (
    <div
      aria-hidden="true"
      className="col-start-1 col-end-3 row-start-2 mr-4 mb-1 flex h-19 gap-2 self-end text-[0.75rem] leading-none text-ink forced-color-adjust-none wide-caption:col-start-2 wide-caption:row-span-2 wide-caption:row-start-1 wide-caption:mx-0 wide-caption:my-1 wide-caption:h-auto wide-caption:w-[48cqw] wide-caption:max-w-80 wide-caption:self-stretch caption-beside:m-0 caption-beside:h-auto caption-beside:max-h-30 caption-beside:w-auto caption-beside:max-w-none caption-beside:grow caption-beside:self-stretch print:hidden forced-colors:[--hairline:Canvas] forced-colors:[--ink:CanvasText] forced-colors:[--surface:Canvas]"
    >
      <div className={`flex ${rows}`}>
        {labels.map(({ text }, index) => (
          <span key={index} className="flex min-h-0 grow basis-0 items-center">
            {text}
          </span>
        ))}
      </div>
      <div data-chart className={`${rows} relative flex grow`}>
        {labels.map(({ color, range: { from, to } }, index) => (
          <span key={index} className="relative grow basis-0 bg-hairline">
            <span
              data-range
              className={`absolute inset-y-0 origin-left motion-safe:transition-[scale] motion-safe:duration-500 starting:scale-x-0 ${delays[index] ?? ""} ${categoryFills[color]} ${
                from === undefined ? openStart : ""
              } ${to === undefined ? openEnd : ""}`}
              style={position(from, to)}
            />
          </span>
        ))}
        {marked ? (
          <div className="absolute inset-0 starting:opacity-0 motion-safe:transition-opacity motion-safe:duration-500">
            <div className="absolute inset-x-0 top-3.5 bottom-0 overflow-hidden">
              {/* What is not shared is paler. */}
              <span
                className="absolute inset-y-0 shadow-[0_0_0_100vw_--alpha(var(--surface)/60%)]"
                style={position(Math.max(left, ...froms), Math.min(right, ...tos))}
              />
            </div>
            <span
              className="absolute inset-y-0 flex w-0 justify-center font-semibold"
              style={{ left: percent(mark - left) }}
            >
              {markLabel}
              <span className="absolute -left-px top-3 -bottom-0.5 w-0.5 bg-ink" />
            </span>
          </div>
        ) : null}
      </div>
    </div>
  );
}

const rows = "flex-col gap-[3px] pt-3.5";

const delays = ["", "motion-safe:delay-150", "motion-safe:delay-300", "motion-safe:delay-450"];

/** A range that goes on beyond the scale fades out. */
const openStart = "[mask-image:linear-gradient(to_left,#000_50%,transparent)]";
const openEnd = "[mask-image:linear-gradient(to_right,#000_50%,transparent)]";
