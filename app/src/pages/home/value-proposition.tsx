import { Paper } from "../../components/drawings/drawing";
import {
  Choices,
  Evidence,
  Incomes,
  Price,
  Review,
} from "../../components/drawings/recommendation-sheet-parts";
import { Metrics, PriceRange } from "../../components/drawings/recommendation-sheet-plots";
import { ItemText, ItemTitle } from "../../components/sections/items";
import { Section, SectionHeading } from "../../components/sections/section";
import { valueProposition } from "../../content/pages/home";
import { sheet } from "../../content/shared/recommendation-sheet";

/** The columns of the links and of the sheet in a wide window. */
const sheetColumns = "@xl:grid-cols-[410fr_480fr_390fr]";

/** A line that ends in a dot. It leads from a link down to its part of the sheet, if the sheet is wide. */
const leader =
  "@xl:*:relative @xl:*:pb-12 @max-xl:*:after:hidden @max-xl:*:before:hidden *:after:absolute *:after:bottom-0 *:after:left-8 *:after:h-11 *:after:border-l-[1.5px] *:after:border-teal-line *:before:absolute *:before:-bottom-1 *:before:left-7.25 *:before:rounded-pill *:before:border-[0.3rem] *:before:border-teal-line";

/** The whole sheet in landscape, on a dark ground: in three columns, in a narrower window in two or one. */
export function ValueProposition() {
  return (
    <Section id={valueProposition.id} ground="ink" space="tight">
      <SectionHeading {...valueProposition} />
      <div className="@container mt-6 flex flex-col @md:mt-8">
        <ul
          className={`grid gap-y-8 @max-md:order-1 @max-md:mt-8 @md:grid-cols-3 @md:*:pr-8 @md:*:pb-8 @md:*:not-first:pl-8 ${sheetColumns} ${leader}`}
        >
          {valueProposition.items.map((item) => (
            <li key={item.title}>
              <ItemTitle {...item} />
              <ItemText {...item} />
            </li>
          ))}
        </ul>
        <Paper>
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-px *:px-[min(1rem,4.3cqw)] *:py-4 *:outline *:outline-hairline @md:grid-cols-2 @md:*:px-8 ${sheetColumns}`}
          >
            <div>
              <p className="text-label font-semibold">{sheet.subject}</p>
              <Price />
            </div>
            <div>
              <PriceRange />
            </div>
            <div>
              <Incomes />
            </div>
            <div className="@xl:row-span-2">
              <Metrics />
            </div>
            <div className="@md:col-span-2 @xl:col-span-1 @xl:col-start-3 @xl:row-span-2 @xl:row-start-1">
              <Evidence />
            </div>
            <div>
              <Choices />
            </div>
            <div>
              <Review />
            </div>
          </div>
        </Paper>
      </div>
    </Section>
  );
}
