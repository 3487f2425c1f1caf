/** The sheet at the size of a poster: its parts one below the other, and beside them, on the desk, what they are. */
import type { ReactNode } from "react";
import { Note, Plot, scale } from "../../components/drawings/plot";
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
} from "../../components/drawings/recommendation-sheet-parts";
import { Section } from "../../components/sections/section";
import { metThreshold, readings } from "../../content/examples/apartment";
import { validation } from "../../content/pages/platform-mavi-difference";
import { metricNames } from "../../content/shared/metrics";
import { sheet } from "../../content/shared/recommendation-sheet";
import { labels } from "../../content/shared/site";

const { decision, metrics, price, range, review, subject } = sheet;

export function WholeSheet() {
  return (
    <Section id={validation.id} ground="pale-teal" space="none">
      <div className="@container py-section-tight">
        <div className="grid @max-[66rem]:-mx-2.5 @min-[66rem]:grid-cols-[minmax(0,1fr)_21rem] @min-[66rem]:gap-x-12">
          <div className="mb-7 @max-[66rem]:mx-2.5 @min-[66rem]:col-start-2 @min-[66rem]:row-span-3 @min-[66rem]:row-start-1">
            <h2 className="sticky top-24 font-heading text-h2 font-semibold text-balance text-ink @min-[66rem]:text-[min(var(--text-h1),4rem)] @min-[66rem]:leading-[1.05]">
              {validation.title}
            </h2>
          </div>
          <Row>
            <div className="flex flex-wrap items-baseline justify-between gap-x-6">
              <p className="text-[1.15em] font-semibold">{subject}</p>
              <PartLabel>{labels.example}</PartLabel>
            </div>
          </Row>
          <Row>
            <PartLabel>{price.head}</PartLabel>
            <Price className="mt-[0.1em] mb-[0.15em] text-[29.5cqw] @min-[44rem]:text-[31.5cqw]" />
            <Incomes arrangement="columns" />
          </Row>
          <Row>
            <PartLabel className="mb-4">{range.head}</PartLabel>
            <PriceRange />
          </Row>
          <Row>
            <Metrics />
          </Row>
          <Row>
            <div className="grid gap-x-14 gap-y-7 @min-[44rem]:grid-cols-2">
              <Sources />
              <Checks />
            </div>
          </Row>
          <Row>
            <PartLabel>{decision.head}</PartLabel>
            <div className="mt-5 flex flex-wrap items-end gap-x-10 gap-y-7">
              <Choices className="gap-x-9 gap-y-4 text-[1.5em] @min-[44rem]:text-[2em]" />
              <Signature className="min-w-[min(11rem,100%)] grow" />
            </div>
          </Row>
          <Row>
            <PartLabel>{review.head}</PartLabel>
            <Review />
          </Row>
          <ul className="contents">
            {validation.items.map(({ title, text }, index) => (
              <li
                key={title}
                className={`relative pt-7 @max-[66rem]:mx-2.5 @min-[66rem]:col-start-2 before:absolute before:top-11 before:-left-19 before:w-16 before:border-t-[1.5px] before:border-teal-line @max-[66rem]:before:hidden ${noteRows[index]}`}
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

/** The rows beside which the notes stand. */
const noteRows = [
  "@min-[66rem]:row-start-4",
  "@min-[66rem]:row-start-5",
  "@min-[66rem]:row-start-6 @min-[66rem]:row-span-2",
] as const;

/** A part of the sheet, as wide as the sheet is. */
function Row({ children }: { readonly children: ReactNode }) {
  return (
    <SheetPaper className="@min-[66rem]:col-start-1 not-first:border-t not-first:border-hairline">
      <div className="px-4 py-6 @min-[44rem]:px-14 @min-[44rem]:py-7">{children}</div>
    </SheetPaper>
  );
}

const x = scale(88, 107);

/** The four metrics at both rents, on one axis with the threshold. */
function Metrics() {
  const { asked, compared, recommended, threshold: hundred } = validation.axis;
  const cells =
    "grid grid-cols-[1fr_4em] items-center @min-[44rem]:grid-cols-[minmax(0,15em)_1fr_4.5em] @min-[44rem]:gap-x-4";
  return (
    <>
      <PartLabel>{metrics.head}</PartLabel>
      <ul className="mt-3">
        {metricNames.map((name, index) => (
          <li key={name} className={cells}>
            <p className="text-[1.05em] font-semibold @max-[44rem]:col-span-2 @max-[44rem]:pt-3 @max-[44rem]:pb-1.5">
              {metrics.rows[index]?.name}
            </p>
            <p className="sr-only">{compared(readings.atAsking[name])}</p>
            <Plot className="h-13 text-[0.9em] @min-[44rem]:h-17">
              <line x2="100%" y1="50%" y2="50%" strokeWidth={1} className="stroke-hairline" />
              <line
                x1={`${x(metThreshold)}%`}
                x2={`${x(metThreshold)}%`}
                y1="-2%"
                y2="102%"
                strokeWidth={2.5}
                className="stroke-teal-text"
              />
              <svg x={`${x(readings.atAsking[name])}%`} y="50%" className="overflow-visible">
                <path d="M0-9V9" strokeWidth={2.5} className="stroke-ink" />
              </svg>
              <circle
                cx={`${x(readings.atRecommended[name])}%`}
                cy="50%"
                r={8.5}
                strokeWidth={0}
                className="fill-teal-line"
              />
              <Note
                x={x(readings.atAsking[name])}
                y={50}
                side="beside left"
                text={`${readings.atAsking[name]}`}
              />
            </Plot>
            <p className="text-right font-heading text-[2.25em] leading-none font-semibold tracking-[-0.04em] whitespace-nowrap text-teal-text @min-[44rem]:text-[3.1em]">
              {readings.atRecommended[name]}
            </p>
          </li>
        ))}
        <li aria-hidden="true" className={`${cells} text-[0.9em] @max-[44rem]:hidden`}>
          <Plot className="h-7 @min-[44rem]:col-start-2">
            <Note x={x(94.5)} y={0} side="below middle" text={asked} />
            <Note x={x(metThreshold)} y={0} side="below middle" tone="teal" strong text={hundred} />
            <Note x={x(104.6)} y={0} side="below middle" tone="teal" strong text={recommended} />
          </Plot>
        </li>
      </ul>
      <p aria-hidden="true" className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-[0.9em] @min-[44rem]:hidden">
        <span className="text-ink-2 before:mr-2 before:border-l-[2.5px] before:border-ink">{asked}</span>
        <span className="font-semibold text-teal-text before:mr-2 before:inline-block before:size-[0.75em] before:rounded-pill before:bg-teal-line">
          {recommended}
        </span>
      </p>
      <p className="mt-1 text-[0.9em] text-ink-2 @min-[44rem]:mt-4">{metrics.scale}</p>
    </>
  );
}
