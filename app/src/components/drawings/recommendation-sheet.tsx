import { sheet } from "../../content/shared/recommendation-sheet";
import { Paper } from "./paper";
import { Choices, Evidence, Incomes, Price, Review } from "./recommendation-sheet-parts";
import { Metrics, PriceRange } from "./recommendation-sheet-plots";

/** The columns of the sheet where it is wide; what stands above it takes them too. */
export const sheetColumns = "@min-[66rem]:grid-cols-[410fr_480fr_390fr]";

/**
 * The whole sheet, landscape: three columns where there is room, then two, then one. Where it is wide, lines from above end
 * in its first parts.
 */
export function RecommendationSheet() {
  return (
    <Paper className="overflow-clip">
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-px *:px-[min(1rem,4.3cqw)] *:py-3.5 *:outline *:outline-hairline @min-[44rem]:grid-cols-2 @min-[44rem]:*:px-8 ${sheetColumns} [--inset:min(2.75rem,3.4cqw)] [--leader:2rem]`}
      >
        <div className={`[--leader:var(--inset)] @min-[66rem]:pl-(--inset)! ${leaderEnd}`}>
          <p className="text-[0.9em] font-semibold">{sheet.subject}</p>
          <Price className="text-[29.5cqw] @min-[44rem]:text-[11.5cqw] @min-[66rem]:text-[9.5cqw]" />
        </div>
        <div className={leaderEnd}>
          <PriceRange />
        </div>
        <div className="@min-[66rem]:pl-(--inset)!">
          <Incomes />
        </div>
        <div>
          <Metrics />
        </div>
        <div
          className={`@min-[44rem]:col-span-2 @min-[66rem]:col-span-1 @min-[66rem]:col-start-3 @min-[66rem]:row-span-2 @min-[66rem]:row-start-1 @min-[66rem]:pr-(--inset)! ${leaderEnd}`}
        >
          <Evidence />
        </div>
        <div className="@min-[66rem]:pl-(--inset)!">
          <Choices className="text-[1.15em]" />
        </div>
        <div className="@min-[66rem]:col-span-2 @min-[66rem]:pr-(--inset)!">
          <Review />
        </div>
      </div>
    </Paper>
  );
}

/** The end of a line that comes from above, on the cell's left edge: its last piece and a dot. */
const leaderEnd =
  "relative @min-[66rem]:pt-12! @max-[66rem]:before:hidden @max-[66rem]:after:hidden before:absolute before:top-0 before:left-(--leader) before:h-6.5 before:border-l-[1.5px] before:border-teal-line after:absolute after:top-6 after:left-(--leader) after:-ml-[0.23rem] after:rounded-pill after:border-[0.3rem] after:border-teal-line";
