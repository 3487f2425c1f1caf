import { sheet } from "../../content/shared/recommendation-sheet";
import {
  Checks,
  Choices,
  Incomes,
  PartLabel,
  Price,
  PriceRange,
  Review,
  SheetPaper,
  Signature,
  Sources,
} from "./recommendation-sheet-parts";

const { decision, metrics, price, range, review, subject } = sheet;

/** The columns of the sheet where it is wide; what stands above it takes them too. */
export const sheetColumns = "@min-[66rem]:grid-cols-[410fr_480fr_390fr]";

/** The whole sheet, landscape: three columns where there is room, then two, then one. */
export function RecommendationSheet({
  leaders = false,
}: {
  /** Lines from above end in its first parts where it is wide. */ readonly leaders?: boolean;
}) {
  const leader = leaders ? leaderEnd : "";
  return (
    <SheetPaper className="overflow-clip">
      <div
        className={`grid grid-cols-[minmax(0,1fr)] gap-px *:p-[min(1rem,4.3cqw)] *:pb-5.5 *:outline *:outline-hairline @min-[44rem]:grid-cols-2 @min-[44rem]:*:px-8 @min-[44rem]:*:pt-6 @min-[44rem]:*:pb-6.5 ${sheetColumns} [--inset:min(2.75rem,3.4cqw)] [--leader:2rem]`}
      >
        <div className={`[--leader:var(--inset)] @min-[66rem]:pl-(--inset)! ${leader}`}>
          <p className="text-[0.9em] font-semibold">{subject}</p>
          <PartLabel>{price.head}</PartLabel>
          <Price className="mt-5 mb-2 text-[29.5cqw] @min-[44rem]:mt-7 @min-[44rem]:text-[11.5cqw] @min-[66rem]:text-[9.5cqw]" />
        </div>
        <div className={leader}>
          <PartLabel className="mb-3.5">{range.head}</PartLabel>
          <PriceRange />
        </div>
        <div className="@min-[66rem]:pl-(--inset)!">
          <Incomes arrangement="rows" />
        </div>
        <div>
          <Metrics />
        </div>
        <div
          className={`grid gap-x-12 gap-y-7 @min-[44rem]:col-span-2 @min-[44rem]:grid-cols-2 @min-[66rem]:col-start-3 @min-[66rem]:row-span-2 @min-[66rem]:row-start-1 @min-[66rem]:grid-cols-1 @min-[66rem]:content-start @min-[66rem]:pr-(--inset)! ${leader}`}
        >
          <Sources />
          <Checks />
        </div>
        <div className="@min-[66rem]:pl-(--inset)!">
          <PartLabel>{decision.head}</PartLabel>
          <Choices className="mt-4.5 gap-x-3 gap-y-3 text-[1.15em]" />
          <Signature className="mt-7" />
        </div>
        <div className="@min-[66rem]:col-span-2 @min-[66rem]:pr-(--inset)!">
          <PartLabel>{review.head}</PartLabel>
          <Review />
        </div>
      </div>
    </SheetPaper>
  );
}

/** The end of a line that comes from above, on the cell's left edge: its last piece and a dot. */
const leaderEnd =
  "relative @min-[66rem]:pt-12! @max-[66rem]:before:hidden @max-[66rem]:after:hidden before:absolute before:top-0 before:left-(--leader) before:h-6.5 before:border-l-[1.5px] before:border-teal-line after:absolute after:top-6 after:left-(--leader) after:-ml-[0.23rem] after:rounded-pill after:border-[0.3rem] after:border-teal-line";

/** The four metrics at the asking rent and at the recommended one. */
function Metrics() {
  const number =
    "py-1.5 pl-4 text-right align-baseline font-heading leading-[1.1] font-semibold tracking-[-0.03em]";
  return (
    <>
      <table className="w-full">
        <thead>
          <tr className="text-[0.9em]">
            <th className="pb-2 text-left font-regular text-ink-2">{metrics.head}</th>
            <th scope="col" className="pb-2 pl-4 text-right font-regular text-ink-3">
              {metrics.rents[0]}
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-semibold text-teal-text">
              {metrics.rents[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {metrics.rows.map(({ name, atAsking, atRecommended }) => (
            <tr key={name} className="border-t border-hairline">
              <th scope="row" className="py-1.5 text-left align-baseline font-semibold">
                {name}
              </th>
              <td className={`text-[1.375em] text-ink-3 ${number}`}>{atAsking}</td>
              <td className={`text-[1.75em] text-teal-text ${number}`}>{atRecommended}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2.5 text-[0.9em] text-ink-2">{metrics.scale}</p>
    </>
  );
}
