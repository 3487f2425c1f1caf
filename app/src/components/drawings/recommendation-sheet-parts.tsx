/**
 * The parts of the apartment's evidence sheet. A page arranges them on its `SheetPaper`, whose width decides what stands beside
 * what; `sheet` has the words of the parts that only one arrangement has.
 */
import type { ReactNode } from "react";
import { apartment, rentAxis } from "../../content/examples/apartment";
import { sheet } from "../../content/shared/recommendation-sheet";
import { Paper } from "./paper";
import { range } from "./geometry";
import { HatchedPlotArea } from "./hatch";
import { Backdrop, Paths, scale } from "./plot";
import { Decision, Grid } from "./signs";

const { checks, decision, incomes, price, range: rangeLabels, review, sources } = sheet;

/**
 * The sheet, or a part of it: a container, by whose width its parts are arranged. Its words grow with the visitor's text
 * as long as there is room, and their sizes are in em.
 */
export function SheetPaper({
  className = "",
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <Paper className={`text-body leading-[1.3] wrap-break-word ${className}`}>
      <div data-drawing className="text-[min(1em,6.5cqw)]">
        {children}
      </div>
    </Paper>
  );
}

/** The small word above a part. */
export function PartLabel({
  className = "",
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return <p className={`text-[0.9em] text-ink-2 ${className}`}>{children}</p>;
}

/** The rent that the sheet is about; its size is the arrangement's. */
export function Price({ className }: { readonly className: string }) {
  return (
    <p
      className={`-ml-[0.03em] font-heading leading-[0.9] font-semibold tracking-[-0.055em] whitespace-nowrap text-teal-text ${className}`}
    >
      {price.amount}
    </p>
  );
}

/** The classes of the incomes: a table's rows, or columns where there is room. */
const incomeArrangements = {
  rows: {
    caption: "pb-1",
    body: "",
    row: "border-hairline not-first:border-t",
    recommended: "text-teal-text",
    other: "",
    rent: "py-2.5 pr-3 align-baseline @min-[66rem]:py-5",
    income:
      "py-2.5 text-right align-baseline text-[1.5em] leading-[1.1] @min-[66rem]:py-5 @min-[66rem]:text-[1.85em]",
  },
  columns: {
    caption: "pb-2",
    body: "@min-[44rem]:grid @min-[44rem]:grid-cols-3 @min-[44rem]:gap-x-7",
    row: "flex flex-wrap items-baseline justify-between gap-x-3 border-t py-2.5 @min-[44rem]:block",
    recommended: "border-teal-line text-teal-text",
    other: "border-control",
    rent: "text-[0.9em] @min-[44rem]:block",
    income: "text-[1.5em] leading-[1.15] @min-[44rem]:block @min-[44rem]:text-[2.2em]",
  },
} as const;

/** What each compared rent is expected to bring. */
export function Incomes({ arrangement }: { readonly arrangement: keyof typeof incomeArrangements }) {
  const classes = incomeArrangements[arrangement];
  return (
    <table className="w-full">
      <caption className={`text-left text-[0.9em] text-ink-2 ${classes.caption}`}>{incomes.head}</caption>
      <tbody className={classes.body}>
        {incomes.rows.map(({ rent, days, income }) => {
          const recommended = rent === price.amount;
          return (
            <tr key={rent} className={`${classes.row} ${recommended ? classes.recommended : classes.other}`}>
              <th scope="row" className={`text-left font-regular ${classes.rent}`}>
                <strong className="font-semibold">{rent}</strong>
                <span className={recommended ? "" : "text-ink-2"}>{days}</span>
              </th>
              <td className={`font-heading font-semibold tracking-[-0.03em] ${classes.income}`}>{income}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const { askingRent, ceiling, comps, floor, recommendedRent } = apartment;
const x = scale(rentAxis.from, rentAxis.to);
const percentOf = (rent: number) => `${x(rent)}%`;

/** The rent between the owner's limits, on the range of similar apartments. */
export function PriceRange() {
  return (
    <div className="text-[0.9em] font-semibold">
      <p className="mb-1 ml-[6%] flex flex-wrap justify-between gap-x-4 text-teal-text">
        <span>{rangeLabels.floor}</span> <span>{rangeLabels.ceiling}</span>
      </p>
      <div className="relative isolate">
        <p className="mr-[12%] ml-[17%] flex flex-wrap justify-between gap-x-3 py-1">
          <span className="text-violet-text">{rangeLabels.comps}</span> <span>{rangeLabels.asked}</span>
        </p>
        <div className="relative h-10">
          <Backdrop>
            <svg
              x={percentOf(comps.low)}
              width={`${x(comps.high) - x(comps.low)}%`}
              className="overflow-visible"
            >
              <HatchedPlotArea />
            </svg>
            <line
              x1={percentOf(askingRent)}
              x2={percentOf(askingRent)}
              y1="-12%"
              y2="112%"
              strokeWidth={2.5}
              className="stroke-ink"
            />
            <Decision x={percentOf(recommendedRent)} y="50%" r={13} />
          </Backdrop>
        </div>
        <div className="relative h-5">
          <Backdrop>
            <Paths>
              <path
                d={`M0 100H100${range(rentAxis.from, rentAxis.to, 10)
                  .map((rent) => `M${x(rent)} 100v${rent % 50 === 0 ? -45 : -25}`)
                  .join("")}`}
                strokeWidth={1}
                className="stroke-control"
              />
            </Paths>
          </Backdrop>
        </div>
        <Backdrop>
          <Paths>
            <path
              d={`M${x(floor)} 0V100M${x(ceiling)} 0V100`}
              strokeWidth={2.5}
              className="stroke-teal-text"
            />
          </Paths>
        </Backdrop>
      </div>
      <p className="mt-2 flex justify-between gap-x-2 font-regular text-ink-2">
        {[rentAxis.from, (rentAxis.from + rentAxis.to) / 2, rentAxis.to].map((rent) => (
          <span key={rent}>{rangeLabels.axis(rent)}</span>
        ))}
      </p>
    </div>
  );
}

/** The sources, each with its sign and its date: a dot where records are real, a square where they are synthetic. */
export function Sources() {
  return (
    <Rows
      head={sources.head}
      rows={sources.rows.map(({ name, note }) => ({
        name: (
          <span className="flex items-baseline gap-3">
            <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0 fill-teal-line">
              {name === sources.rows[3].name ? <path d="M0 0h10v10H0Z" /> : <circle cx="5" cy="5" r="5" />}
            </svg>
            {name}
          </span>
        ),
        key: name,
        note: <span className="text-ink-2">{note}</span>,
      }))}
    />
  );
}

/** The checks with their outcomes. */
export function Checks() {
  return (
    <Rows
      head={checks.head}
      rows={checks.rows.map(({ name, note }) => ({
        name,
        key: name,
        note: <span className="font-semibold text-teal-text">{note}</span>,
      }))}
    />
  );
}

function Rows({
  head,
  rows,
}: {
  readonly head: string;
  readonly rows: readonly { readonly key: string; readonly name: ReactNode; readonly note: ReactNode }[];
}) {
  return (
    <table className="w-full">
      <caption className="pb-1 text-left text-[0.9em] text-ink-2">{head}</caption>
      <tbody>
        {rows.map(({ key, name, note }) => (
          <tr key={key} className="border-hairline not-first:border-t">
            <th scope="row" className="py-3 pr-3 text-left align-baseline font-semibold">
              {name}
            </th>
            <td className="py-3 text-right align-baseline">{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The three choices, none of them made. */
export function Choices({ className = "" }: { readonly className?: string }) {
  return (
    <ul className={`flex flex-wrap ${className}`}>
      {decision.choices.map((choice) => (
        <li
          key={choice}
          className="flex items-center gap-[0.4em] font-heading leading-none font-semibold tracking-[-0.02em]"
        >
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="size-[0.95em] shrink-0 fill-none stroke-teal-line"
          >
            <circle cx="10" cy="10" r="9" strokeWidth="2" />
          </svg>
          {choice}
        </li>
      ))}
    </ul>
  );
}

/** Where the decision is signed. */
export function Signature({ className = "" }: { readonly className?: string }) {
  return (
    <p className={`border-t border-ink-2 pt-1.5 text-[0.9em] text-ink-2 ${className}`}>
      {decision.signature}
    </p>
  );
}

/** A ring for each day until the review, and what is reviewed then. */
export function Review() {
  return (
    <>
      <Rings columns={45} className="mt-4 @max-[44rem]:hidden" />
      <Rings columns={30} className="mt-4 @min-[44rem]:hidden" />
      <p className="mt-3.5 flex flex-wrap justify-between gap-x-6 gap-y-1 text-[0.9em]">
        <strong className="font-semibold">{review.after}</strong> <span>{review.count}</span>
      </p>
    </>
  );
}

function Rings(grid: { readonly columns: number; readonly className: string }) {
  return <Grid kind="ring" count={apartment.reviewDays} size={0.74} edge={0.09} {...grid} />;
}
