/** The parts of the apartment's evidence sheet. A page arranges them on a `Paper`. */
import type { ReactNode } from "react";
import { apartment } from "../../content/examples/apartment";
import { sheet } from "../../content/shared/recommendation-sheet";
import { Grid } from "./signs";

const { checks, decision, incomes, price, review, sources } = sheet;

/** The label above a part. */
export function PartLabel({ children }: { readonly children: ReactNode }) {
  return <p className="mb-2 text-label text-ink-2">{children}</p>;
}

/** The recommended rent, as large as its column allows. */
export function Price() {
  return (
    <div className="@container">
      <PartLabel>{price.head}</PartLabel>
      <p className="heading my-4 text-column-3 @sm:my-8 whitespace-nowrap text-teal-text outdent">
        {price.amount}
      </p>
      <p className="text-label text-ink-2">{price.others}</p>
    </div>
  );
}

/** Makes as many columns as fit. */
const fitting = "grid gap-x-[min(2rem,4cqw)] grid-cols-[repeat(auto-fit,minmax(min(11.5em,100%),1fr))]";

/** The expected income at each compared rent. */
export function Incomes() {
  return (
    <>
      <PartLabel>{incomes.head}</PartLabel>
      <dl className={fitting}>
        {incomes.rows.map(({ rent, days, income }) => (
          <div
            key={rent}
            className={`flex flex-wrap items-baseline justify-between gap-x-3 border-t py-2.5 ${rent === price.amount ? "border-teal-line text-teal-text" : "border-control"}`}
          >
            <dt>
              <strong className="font-semibold">{rent}</strong>
              {days}
            </dt>
            <dd className="font-heading text-h3 font-semibold">{income}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The sources and the checks with their outcomes. A dot marks real records, a square synthetic ones. */
export function Evidence() {
  return (
    <div className={`gap-y-8 ${fitting}`}>
      {[sources, checks].map(({ head, rows }) => (
        <table key={head} className="w-full">
          <caption className="pb-1 text-left text-label text-ink-2">{head}</caption>
          <tbody>
            {rows.map(({ name, note, ...row }) => (
              <tr key={name} className="border-hairline align-baseline not-first:border-t">
                <th scope="row" className="py-3 pr-3 text-left font-semibold">
                  {"sign" in row ? (
                    <svg
                      viewBox="0 0 10 10"
                      aria-hidden="true"
                      className="mr-3 inline size-2.5 fill-teal-line"
                    >
                      <rect width="10" height="10" rx={row.sign === "dot" ? 5 : 0} />
                    </svg>
                  ) : null}
                  {name}
                </th>
                <td className="py-3 text-right text-teal-text">{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

/** The three choices, all of them open, and the signature line. */
export function Choices({ large = false }: { readonly large?: boolean }) {
  return (
    <>
      <PartLabel>{decision.head}</PartLabel>
      <div className="flex flex-wrap items-end gap-x-12 gap-y-4 pt-1">
        <ul
          className={`flex flex-wrap gap-x-[0.8em] gap-y-3 ${large ? "text-h2 @max-sm:flex-col @max-sm:text-h3" : "text-lead"}`}
        >
          {decision.choices.map((choice) => (
            <li
              key={choice}
              className="flex items-center gap-[0.4em] font-heading leading-none font-semibold before:size-[0.95em] before:rounded-pill before:border-2 before:border-teal-line"
            >
              {choice}
            </li>
          ))}
        </ul>
        <p className="min-w-[min(11rem,100%)] grow border-t border-ink-2 pt-1.5 text-label text-ink-2">
          {decision.signature}
        </p>
      </div>
    </>
  );
}

/** One ring per day until the review, and the subject of the review. */
export function Review() {
  return (
    <>
      <PartLabel>{review.head}</PartLabel>
      <Grid kind="ring" count={apartment.reviewDays} columns={30} size={0.74} />
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 gap-y-1 text-label">
        <strong className="font-semibold">{review.after}</strong> <span>{review.count}</span>
      </p>
    </>
  );
}
