import { Paper } from "../../components/drawings/drawing";
import {
  Choices,
  Evidence,
  Incomes,
  Price,
  Review,
} from "../../components/drawings/recommendation-sheet-parts";
import { Metrics, PriceRange } from "../../components/drawings/recommendation-sheet-plots";
import { ItemColumns } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { valueProposition } from "../../content/pages/home";
import { sheet } from "../../content/shared/recommendation-sheet";

/** The columns of links and sheet where it is wide. */
const sheetColumns = "@min-[66rem]:grid-cols-[410fr_480fr_390fr]";

/** From a link down to its part of the sheet, where that is wide: a line that ends in a dot. */
const leader =
  "@min-[66rem]:*:relative @min-[66rem]:*:pb-14 @max-[66rem]:*:after:hidden @max-[66rem]:*:before:hidden *:after:absolute *:after:bottom-0 *:after:left-8 *:after:h-11 *:after:border-l-[1.5px] *:after:border-teal-line *:before:absolute *:before:-bottom-1 *:before:left-7.25 *:before:rounded-pill *:before:border-[0.3rem] *:before:border-teal-line";

/** The whole sheet on ink, landscape: three columns where there is room, then two, then one. */
export function ValueProposition() {
  return (
    <Section id={valueProposition.id} ground="ink" space="tight">
      <SectionHeading {...valueProposition} />
      <div className="@container mt-7 flex flex-col @min-[44rem]:mt-8">
        <ItemColumns
          items={valueProposition.items}
          className={`gap-x-0! @max-[44rem]:order-1 @max-[44rem]:mt-9 @min-[44rem]:grid-cols-3 @min-[44rem]:*:pr-8 @min-[44rem]:*:pb-8 @min-[44rem]:*:not-first:pl-8 ${sheetColumns} ${leader}`}
          titleClass="text-[clamp(1.75rem,1.35rem_+_1.05vw,2.25rem)] leading-[1.1] tracking-[-0.025em]"
          textClass="measure-38"
        />
        <Paper className="overflow-clip @max-[44rem]:-mx-2.5">
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-px *:px-[min(1rem,4.3cqw)] *:py-4 *:outline *:outline-hairline @min-[44rem]:grid-cols-2 @min-[44rem]:*:px-8 ${sheetColumns}`}
          >
            <div>
              <p className="text-[0.9em] font-semibold">{sheet.subject}</p>
              <Price className="text-[29.5cqw] @min-[44rem]:text-[11.5cqw] @min-[66rem]:text-[9.5cqw]" />
            </div>
            <div>
              <PriceRange />
            </div>
            <div>
              <Incomes />
            </div>
            <div>
              <Metrics />
            </div>
            <div className="@min-[44rem]:col-span-2 @min-[66rem]:col-span-1 @min-[66rem]:col-start-3 @min-[66rem]:row-span-2 @min-[66rem]:row-start-1">
              <Evidence />
            </div>
            <div>
              <Choices className="text-[1.15em]" />
            </div>
            <div className="@min-[66rem]:col-span-2">
              <Review />
            </div>
          </div>
        </Paper>
      </div>
    </Section>
  );
}
