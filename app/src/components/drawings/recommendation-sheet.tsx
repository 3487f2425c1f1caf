import type { ReactNode } from "react";
import { texts } from "../../content/shared/drawings/recommendation-sheet";
import { apartment, comparedRents, rentAxis } from "../../content/examples/apartment";
import { Drawing } from "./drawing";
import { HatchedPlotArea } from "./hatch";
import { CheckMark, PrintedForm, Backdrop, numeral, Part, WithIcon } from "./panel";
import { bounds, box, range } from "./geometry";
import { at, Paths, scale } from "./plot";
import { Dot, Focus, Line, Mark, SyntheticRecord } from "./primitives";

const { alternatives, checks, decision, dollars, example, metrics, price, sources, subject } = texts.labels;
const { askingRent, ceiling, comps, floor, recommendedRent } = apartment;

/** A recommendation as a printed form: the price, what it lies between, what it rests on, and who decides. */
export function RecommendationSheet() {
  return (
    <Drawing>
      <PrintedForm subject={subject} example={example}>
        <div className="grid gap-8 @min-[32rem]:grid-cols-2 @min-[60rem]:grid-cols-3 @min-[60rem]:gap-x-12 @min-[60rem]:gap-y-10">
          <Part head={price.head}>
            <p className={`text-teal-text ${numeral}`}>{dollars(recommendedRent)}</p>
            <p className="mt-2">{price.unit}</p>
          </Part>
          <Part head={texts.labels.range.head}>
            <Range />
          </Part>
          <Part head={alternatives.head} className="@min-[32rem]:@max-[60rem]:col-span-2">
            <Alternatives />
          </Part>
          <Part head={metrics.head} className="@min-[32rem]:@max-[60rem]:col-span-2">
            <Metrics />
          </Part>
          <div className="grid gap-8 @min-[32rem]:col-span-2 @min-[32rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
            <Part head={sources.head}>
              <Rows of="sources" />
            </Part>
            <Part head={checks.head}>
              <Rows of="checks" />
            </Part>
            <Part head={decision.head} className="@min-[32rem]:@max-[60rem]:col-span-2">
              <Decision />
            </Part>
          </div>
        </div>
      </PrintedForm>
    </Drawing>
  );
}

const { from, to } = rentAxis;
const x = scale(from, to);

function Range() {
  const { asked, comps: market, limits } = texts.labels.range;
  return (
    <div className="mt-3 @min-[60rem]:mt-6">
      <p className="relative mr-[7.5%] ml-[15%] border-b border-ink pb-1.5 text-center font-semibold text-ink before:absolute before:-bottom-[5px] before:left-0 before:h-[9px] before:border-l after:absolute after:right-0 after:-bottom-[5px] after:h-[9px] after:border-l">
        {limits(floor, ceiling)}
      </p>
      <div className="mt-3 mr-[5%] mb-1.5 ml-[5%] flex flex-wrap justify-between gap-x-4">
        <p className="font-semibold text-violet-text">{market(comps.low, comps.high)}</p>
        <p>{asked}</p>
      </div>
      <div className="relative isolate mb-1 h-18">
        <Backdrop>
          <HatchedPlotArea d={box(x(comps.low), 0, x(comps.high) - x(comps.low), 60)} outline="solid" />
          <Paths>
            <Line
              kind="axis"
              d={`M0 100H100${range(from, to, 10)
                .map((rent) => `M${x(rent)} 100V${rent % 50 === 0 ? 87 : 93}`)
                .join("")}`}
            />
            <Line kind="teal" d={`M${x(recommendedRent)} 30V100`} />
          </Paths>
          <Dot {...at({ x: x(askingRent), y: 30 })} r={5} color="quiet" />
          <Focus {...at({ x: x(recommendedRent), y: 30 })} />
        </Backdrop>
      </div>
      <p className="flex justify-between gap-x-2 text-ink-3 @max-sm:[&>:nth-child(2)]:hidden">
        {[from, (from + to) / 2, to].map((rent) => (
          <span key={rent}>{dollars(rent)}</span>
        ))}
      </p>
    </div>
  );
}

function Alternatives() {
  const rows = [comparedRents.atAsking, comparedRents.atRecommended, comparedRents.atFloor];
  const [least, most] = bounds(
    rows.map(({ income }) => income),
    200,
  );
  return (
    <dl className="mt-2 grid grid-cols-[auto_minmax(2rem,1fr)_auto] gap-x-4 text-ink tabular-nums @max-sm:grid-cols-[1fr_auto] @min-[60rem]:mt-6 @min-[60rem]:gap-y-3">
      {rows.map(({ rent, days, income }) => {
        const leads = rent === recommendedRent;
        const share = ((income - least) / (most - least)) * 100;
        const color = leads ? "font-semibold text-teal-text" : "";
        return (
          <div key={rent} className="col-span-full grid grid-cols-subgrid items-center py-1">
            <dt className="flex flex-wrap gap-x-3 @max-sm:col-span-full">
              <span className={`font-semibold ${color}`}>{dollars(rent)}</span>
              <span className="text-ink-2">{alternatives.days(days)}</span>
            </dt>
            <dd className={`col-span-2 grid grid-cols-subgrid items-center ${color}`}>
              <span className="relative isolate h-5">
                <Backdrop>
                  <line y1="50%" y2="50%" x2="100%" strokeWidth={1} className="stroke-hairline" />
                  <Dot x={`${share}%`} y="50%" r={leads ? 6 : 4} color={leads ? "teal" : "quiet"} />
                </Backdrop>
              </span>
              {dollars(income)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The four metrics at the recommended rent and at the asking rent. */
function Metrics() {
  const cell = "pl-4 text-right whitespace-nowrap @max-sm:pl-0 align-baseline";
  const row = "@max-sm:grid @max-sm:grid-cols-2 @max-sm:items-baseline";
  return (
    <>
      <table className="-mt-[1.3em] w-full text-left @max-sm:mt-2">
        <thead>
          <tr className={row}>
            <td className="@max-sm:col-span-2" />
            <th scope="col" className={`pb-3 font-semibold text-teal-text ${cell}`}>
              {dollars(recommendedRent)}
            </th>
            <th scope="col" className={`font-medium ${cell}`}>
              {dollars(askingRent)}
            </th>
          </tr>
        </thead>
        <tbody>
          {metrics.rows.map(({ name, atRecommended, atAsking }) => (
            <tr key={name} className={row}>
              <th scope="row" className="pt-1.5 align-baseline font-medium text-ink @max-sm:col-span-2">
                {name}
              </th>
              <td className={`font-heading text-body leading-[1.4] font-semibold text-teal-text ${cell}`}>
                {atRecommended}
              </td>
              <td className={cell}>{atAsking}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ink-3">{metrics.scale}</p>
    </>
  );
}

/** What each source is: the customer's own, the market's, of impact, or synthetic. */
const kinds: Readonly<Record<number, ReactNode>> = {
  0: <Dot color="ink" />,
  1: <Mark kind="market" />,
  2: <Mark kind="impact" />,
  3: <SyntheticRecord />,
};

/** The sources with their kinds and dates, or the checks with their outcomes. */
function Rows({ of }: { readonly of: "sources" | "checks" }) {
  return (
    <dl className="mt-2 grid gap-2 @min-[60rem]:mt-4">
      {texts.labels[of].rows.map(({ name, note }, index) => (
        <div key={name} className="flex items-center justify-between gap-x-3 @max-sm:block">
          <dt className="text-ink">
            <WithIcon icon={of === "checks" ? <CheckMark /> : kinds[index]}>{name}</WithIcon>
          </dt>
          <dd className="text-right @max-sm:ml-7 @max-sm:text-left">{note}</dd>
        </div>
      ))}
    </dl>
  );
}

function Decision() {
  return (
    <div className="mt-3 grid gap-x-8 gap-y-4 @min-[32rem]:@max-[60rem]:grid-cols-2 @min-[60rem]:mt-5">
      <ul className="flex flex-wrap gap-x-3 gap-y-2 text-ink">
        {decision.choices.map((choice) => (
          <li key={choice} className="flex items-center gap-1.5">
            <span className="size-4 border border-ink" />
            {choice}
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t border-dashed border-ink-3 pt-1 text-ink-3">{decision.signature}</p>
      <p className="@min-[32rem]:@max-[60rem]:col-span-2">{decision.review}</p>
    </div>
  );
}
