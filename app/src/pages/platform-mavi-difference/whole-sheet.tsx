import { Paper } from "../../components/drawings/drawing";
import {
  Choices,
  Evidence,
  Incomes,
  Price,
  Review,
} from "../../components/drawings/recommendation-sheet-parts";
import { Metrics, PriceRange } from "../../components/drawings/recommendation-sheet-plots";
import { ExampleLabel, Section } from "../../components/sections/section";
import { validation } from "../../content/pages/platform-mavi-difference";
import { sheet } from "../../content/shared/recommendation-sheet";

/** The sheet at the size of a poster: its parts one below the other, and beside them, on the desk, what they are. */
export function WholeSheet() {
  return (
    <Section id={validation.id} ground="pale-teal" space="tight">
      <div className="@container">
        <div className="grid @xl:grid-cols-[minmax(0,1fr)_21rem] @xl:gap-x-12">
          <h2 className="heading mb-7 text-h1 @xl:col-start-2 @xl:row-span-3 @xl:row-start-1">
            {validation.title}
          </h2>
          {parts.map((part) => (
            <div key={part.key} className="border-hairline not-first:border-t @xl:col-start-1">
              <Paper>
                <div className="px-[min(3.5rem,4.6cqw)] py-6">{part}</div>
              </Paper>
            </div>
          ))}
          <ul className="contents">
            {validation.items.map(({ title, text }, index) => (
              <li
                key={title}
                className={`relative pt-7 @xl:col-start-2 before:absolute before:top-11 before:-left-19 before:w-16 before:border-t-[1.5px] before:border-teal-line @max-xl:before:hidden ${noteRows[index]}`}
              >
                <h3 className="font-heading text-h3 font-semibold text-ink">{title}</h3>
                <p className="mt-2 text-lead text-pretty text-ink">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** One a row. */
const parts = [
  <div key="subject" className="flex flex-wrap items-baseline justify-between gap-x-6">
    <p className="text-lead font-semibold">{sheet.subject}</p>
    <ExampleLabel text />
  </div>,
  <div key="price" className="space-y-6">
    <Price />
    <Incomes />
  </div>,
  <PriceRange key="range" />,
  <Metrics key="metrics" />,
  <Evidence key="evidence" />,
  <Choices key="choices" large />,
  <Review key="review" />,
];

/** The rows beside which the notes stand. */
const noteRows = ["@xl:row-start-4", "@xl:row-start-5", "@xl:row-start-6 @xl:row-span-2"] as const;
