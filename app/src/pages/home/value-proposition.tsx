import { Paper } from "../../components/drawings/drawing";
import {
  Choices,
  Evidence,
  Incomes,
  Price,
  Review,
} from "../../components/drawings/recommendation-sheet-parts";
import { Metrics, PriceRange } from "../../components/drawings/recommendation-sheet-plots";
import { ItemWords } from "../../components/sections/items";
import { Section } from "../../components/sections/section";
import { valueProposition } from "../../content/pages/home";
import { sheet } from "../../content/shared/recommendation-sheet";

/** The columns of the links and of the sheet in a wide window. */
const sheetColumns = "@xl:grid-cols-[410fr_480fr_390fr]";

/** A link is above its part of the sheet, if the sheet is wide. A line with a dot leads down to that part. */
const columns = {
  income: "@xl:col-start-1",
  effects: "@xl:col-start-2",
  reasons: "@xl:col-start-3",
} as const;

/** A cell of the sheet, with one part. */
const cell = "px-[min(1rem,4.3cqw)] py-4 outline outline-hairline @md:px-8";

/** The whole sheet in landscape, on a dark ground: in three columns, in a narrower window in two or one. */
export function ValueProposition() {
  return (
    <Section {...valueProposition} ground="ink" space="tight">
      <div className="@container mt-6 flex flex-col @md:mt-8">
        <ul
          className={`grid gap-8 @max-md:order-1 @max-md:mt-8 @md:grid-cols-3 @md:pb-8 @xl:gap-0 @xl:pb-0 ${sheetColumns}`}
        >
          {valueProposition.items.map((item) => (
            <li key={item.title} className={`flex flex-col @xl:row-start-1 @xl:px-8 ${columns[item.part]}`}>
              <ItemWords {...item} />
              <svg
                aria-hidden="true"
                className="mt-auto hidden h-12 w-3 fill-teal-line stroke-teal-line @xl:block"
              >
                <line x1={1} x2={1} y1={6} y2={48} strokeWidth={1.5} />
                <circle cx={1} cy={48} r={5} />
              </svg>
            </li>
          ))}
        </ul>
        <Paper>
          <div className={`grid grid-cols-[minmax(0,1fr)] gap-px @md:grid-cols-2 ${sheetColumns}`}>
            <div className={cell}>
              <p className="text-label font-semibold">{sheet.subject}</p>
              <Price />
            </div>
            <div className={cell}>
              <PriceRange />
            </div>
            <div className={cell}>
              <Incomes />
            </div>
            <div className={`${cell} @xl:row-span-2`}>
              <Metrics />
            </div>
            <div
              className={`${cell} @md:col-span-2 @xl:col-span-1 @xl:col-start-3 @xl:row-span-2 @xl:row-start-1`}
            >
              <Evidence />
            </div>
            <div className={cell}>
              <Choices />
            </div>
            <div className={cell}>
              <Review />
            </div>
          </div>
        </Paper>
      </div>
    </Section>
  );
}
