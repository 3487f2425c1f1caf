import { Fragment, type ReactNode } from "react";
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

/**
 * The sheet at the size of a poster, its parts one below the other. A part's explanation is beside it or, in a narrow
 * box, below it.
 */
export function WholeSheet() {
  return (
    <Section id={validation.id} ground="pale-teal" space="tight">
      <div className="@container">
        <div className="grid @xl:grid-cols-[minmax(0,1fr)_22rem]">
          <h2 className="mb-8 heading text-h2 @xl:col-start-2 @xl:row-span-2 @xl:pl-12 @xl:row-start-1">
            {validation.title}
          </h2>
          {Object.entries(parts).map(([name, part]) => (
            <Fragment key={name}>
              <div className="border-hairline not-first:border-t @xl:col-start-1">
                <Paper>
                  <div className="px-[min(3.5rem,4.6cqw)] py-6">{part}</div>
                </Paper>
              </div>
              {validation.items
                .filter((note) => note.part === name)
                .map(({ title, text }) => (
                  <div
                    key={title}
                    className="border-teal-line py-6 pl-4 @max-xl:border-l-2 @xl:col-start-2 @xl:border-t-2 @xl:pl-12"
                  >
                    <h3 className="heading text-h3">{title}</h3>
                    <p className="mt-2 text-lead text-pretty text-ink">{text}</p>
                  </div>
                ))}
            </Fragment>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The parts, from top to bottom. */
const parts: Readonly<Record<string, ReactNode>> &
  Readonly<Record<(typeof validation.items)[number]["part"], ReactNode>> = {
  subject: (
    <div className="ends items-baseline">
      <p className="text-lead font-semibold">{sheet.subject}</p>
      <ExampleLabel />
    </div>
  ),
  price: (
    <div className="space-y-6">
      <Price />
      <Incomes />
    </div>
  ),
  range: <PriceRange />,
  metrics: <Metrics />,
  evidence: <Evidence />,
  decision: (
    <div className="space-y-8">
      <Choices large />
      <div>
        <Review />
      </div>
    </div>
  ),
};
