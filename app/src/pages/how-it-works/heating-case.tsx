import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { heightOf, rentColumns, stacked, standing } from "../../components/drawings/rent-columns";
import { Decision, Signs } from "../../components/drawings/signs";
import { RichText } from "../../components/text/rich-text";
import { heatingCase } from "../../content/examples/heating-case";
import { oneRecord as texts } from "../../content/pages/how-it-works";
import type { Item } from "../../content/types";
import { dollars } from "../../content/shared/numbers";

const { followed, synthetic } = heatingCase;
const [contributed, madeSynthetic, connected, checked, decided] = texts.items;

const { columns, columnOf } = rentColumns(synthetic.rents);
const ticks = [1150, 1200, 1250, 1300];

/** The squares of ended leases below those of renewed ones. */
const rows = synthetic.rows.map(({ ended, renewed, faults }) => {
  const points = stacked([...ended, ...renewed], columnOf);
  return {
    ended: points.slice(0, ended.length),
    renewed: points.slice(ended.length),
    isFollowed: faults === followed.synthetic.faults,
  };
});
const height = Math.max(...rows.flatMap(({ ended, renewed }) => heightOf([...ended, ...renewed])));

/** Where the line that follows the record runs down: at its rent. */
const recordX = `${(100 * columnOf(followed.synthetic.rent)) / columns}%`;

/** The class of the line beside the words of a phone. */
const beside =
  "relative @max-lg:before:absolute @max-lg:before:-left-2.5 @max-lg:before:inset-y-0 @max-lg:before:border-l-[1.5px] @max-lg:before:border-ink";

/** One record from the consortium, as one of all synthetic records, through four checks to the decision. */
export function HeatingCase() {
  return (
    <Drawing>
      <div className="mt-10 @lg:mt-14 @lg:grid @lg:grid-cols-[minmax(11rem,1fr)_minmax(11rem,1fr)_3.6fr] @lg:grid-rows-[repeat(5,auto)] @lg:gap-x-10 @min-[75rem]:gap-x-14">
        <div className={`${part} @lg:col-start-1`}>
          <p className={heading}>{texts.raw.title}</p>
          <dl className="grid auto-rows-fr border-[1.5px] border-dashed border-violet-line px-5 py-1 *:first:border-0">
            {texts.raw.hidden.names.map((name, index) => (
              <Row key={name} name={name}>
                <span className="sr-only">{texts.raw.hidden.value}</span>
                <span className={`block border-t-14 border-violet-line ${index === 0 ? "w-26" : "w-11"}`} />
                <svg
                  aria-hidden="true"
                  fill="none"
                  strokeWidth={2}
                  className="absolute top-1/2 left-full -mt-2 ml-5 h-4 w-4 stroke-violet-line @max-lg:hidden"
                >
                  <path d="M0 8H15M15 0V16" />
                </svg>
              </Row>
            ))}
            {texts.raw.rows.map(([name = "", value]) => (
              <Row key={name} name={name}>
                {value}
              </Row>
            ))}
          </dl>
          <div className="pt-4 @lg:pt-11">
            <Words {...contributed} />
          </div>
        </div>

        <div
          className={`${part} @lg:col-start-2 border-dashed border-violet-line @max-lg:-mx-gutter @max-lg:mt-9 @max-lg:border-t-2 @max-lg:px-gutter @max-lg:pt-9 @lg:before:absolute @lg:before:inset-y-0 @lg:before:-left-5 @lg:before:border-l-2 @lg:before:border-dashed @lg:before:border-violet-line @min-[75rem]:before:-left-7`}
        >
          <p className={heading}>{texts.made.title}</p>
          <dl className="relative z-10 grid auto-rows-fr border-[1.5px] border-teal-line bg-bg px-5 *:first:border-0 @max-lg:py-1">
            <Row name={<span className="font-semibold text-teal-text">{texts.made.spid}</span>}>
              <span className={`block ${square} border-2 bg-bg`} />
              <span
                aria-hidden="true"
                className="absolute top-1/2 right-full mr-5 w-2.5 border-t-[1.5px] border-ink @lg:hidden"
              />
            </Row>
            {texts.made.rows.map(([name, value]) => (
              <Row key={name} name={name}>
                {value}
              </Row>
            ))}
            <span
              aria-hidden="true"
              className="absolute -left-[11.5px] top-[1.6rem] bottom-0 border-l-[1.5px] border-ink @lg:hidden"
            />
          </dl>
          <div className={`pt-4 @lg:pt-11 ${beside}`}>
            <Words {...madeSynthetic} />
          </div>
        </div>

        <div className={`${part} @lg:col-start-3 @max-lg:pt-10 ${beside}`}>
          <div className={`flex flex-wrap items-end justify-between gap-x-6 gap-y-2 ${heading}`}>
            <p className="flex flex-wrap gap-x-6 gap-y-1">
              {texts.all.title}{" "}
              <span className="flex flex-wrap gap-x-6">
                <span>
                  <span className={`mr-2 inline-block align-[-0.1em] ${square} border-7`} />
                  {texts.all.renewed}
                </span>{" "}
                <span>
                  <span className={`mr-2 inline-block align-[-0.1em] ${square} border-2`} />
                  {texts.all.ended}
                </span>
              </span>
            </p>
            <p className="text-ink-2 @max-lg:hidden">{texts.all.column}</p>
          </div>
          <Rows />
          <div>
            <RentAxis />
            <ul className="grid gap-x-10 gap-y-5 @max-lg:pt-5 @lg:grid-cols-2 @lg:pl-12">
              <li>
                <Words {...connected} />
              </li>
              <li>
                <Words {...checked} />
              </li>
            </ul>
          </div>
        </div>

        <Line className="@lg:col-start-3 @lg:row-span-2 @lg:row-start-3" checks />
        <p
          className={`font-heading text-h1 font-semibold text-ink-3 line-through decoration-3 @max-lg:pt-24 @lg:col-span-2 @lg:col-start-1 @lg:row-start-5 ${beside}`}
        >
          <span className="sr-only">{texts.rejected.title} </span>
          {texts.rejected.text}
          <Gates className="absolute top-8 -left-[1.1rem] h-9 w-4 @lg:hidden" />
        </p>
        <h3
          className={`flex items-end font-heading text-h3 font-semibold text-ink @max-lg:pt-5 @max-lg:pl-10 @lg:col-start-3 @lg:row-start-4 @lg:h-32 @lg:pb-3 @lg:pl-16 ${beside}`}
        >
          {decided.title}
        </h3>
        <p className="relative font-heading text-h1 font-semibold text-teal-text @max-lg:pl-10 @lg:col-start-3 @lg:row-start-5 @lg:pl-16">
          <svg
            aria-hidden="true"
            fill="none"
            className="absolute top-0 left-0 h-[1.05em] w-[calc(100%-7.5rem)] overflow-visible @max-lg:hidden"
          >
            <line x1={recordX} x2={recordX} y2="50%" strokeWidth={2} className="stroke-ink" />
            <Decision x={recordX} y="50%" r={24} />
          </svg>
          <svg
            aria-hidden="true"
            fill="none"
            className="absolute top-0 left-0 h-[1.05em] w-10 overflow-visible @lg:hidden"
          >
            <line x1={-9.25} x2={-9.25} y2="50%" strokeWidth={1.5} className="stroke-ink" />
            <line x1={-10} x2={8} y1="50%" y2="50%" strokeWidth={1.5} className="stroke-ink" />
            <Decision x={14} y="50%" r={14} />
          </svg>
          {texts.decision.map((line) => (
            <span key={line} className="block">{`${line} `}</span>
          ))}
        </p>
      </div>
    </Drawing>
  );
}

const part = "relative @lg:row-start-1 @lg:row-span-3 @lg:grid @lg:grid-rows-subgrid";
const heading = "pb-3 text-ink @lg:pb-4";
const square = "size-3.5 border-teal-line";

function Row({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="relative flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-t border-hairline py-1.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-ink">{children}</dd>
    </div>
  );
}

function Words({ title, text }: Pick<Item, "title" | "text">) {
  return (
    <>
      <h3 className="font-heading text-h3 font-semibold text-ink">{title}</h3>
      <p className="mt-2 measure-36 text-body font-regular text-pretty">
        <RichText text={text} />
      </p>
    </>
  );
}

/** All synthetic records: a row for each number of faults. */
function Rows() {
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        className="absolute inset-y-0 left-0 h-full w-[calc(100%-7.5rem)] overflow-visible @max-lg:hidden"
      >
        <line x1={recordX} x2={recordX} y1="29.3%" y2="100%" strokeWidth={2} className="stroke-ink" />
      </svg>
      <ol>
        {rows.map(({ ended, renewed, isFollowed }, index) => {
          const label = texts.all.rows[index];
          return (
            <li key={label?.faults} className="relative @lg:grid @lg:grid-cols-[1fr_7.5rem] @lg:items-end">
              <div className="flex justify-between gap-x-4 pt-2 @lg:order-last @lg:block @lg:pb-2 @lg:text-right">
                <p className="font-semibold text-ink @lg:font-medium @lg:text-ink-2">{label?.faults}</p>{" "}
                <p className="@lg:font-heading @lg:text-h3 @lg:font-semibold @lg:text-ink">
                  {label?.ended} <span className="@lg:sr-only">{texts.all.ended}</span>
                </p>
              </div>
              <div className="relative border-b border-hairline @lg:pt-4 @lg:pb-2">
                <svg
                  aria-hidden="true"
                  viewBox={`0 0 ${columns} ${height}`}
                  fill="none"
                  className="block w-full overflow-visible *:[vector-effect:non-scaling-stroke]"
                >
                  {isFollowed ? (
                    <>
                      <path
                        d={`M-5.3 ${height - 0.5}H0`}
                        strokeWidth={2}
                        className="stroke-ink @max-lg:hidden"
                      />
                      <path
                        d={`M-1.15 ${height - 0.5}H0`}
                        strokeWidth={1.5}
                        className="stroke-ink @lg:hidden"
                      />
                    </>
                  ) : null}
                  <Signs kind="square" points={standing(renewed, height)} size={0.84} scaled />
                  <Signs
                    kind="hollow-square"
                    points={standing(ended, height)}
                    size={0.84}
                    edge={0.14}
                    scaled
                  />
                </svg>
                {isFollowed ? (
                  <span
                    aria-hidden="true"
                    className="absolute bottom-0 left-[4%] font-semibold text-teal-text @lg:hidden"
                  >
                    {texts.made.tag}
                  </span>
                ) : null}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function RentAxis() {
  return (
    <svg
      aria-hidden="true"
      className="block h-[2.2em] w-full overflow-visible @lg:h-11 @lg:w-[calc(100%-7.5rem)]"
    >
      {ticks.map((rent) => {
        const x = `${(100 * columnOf(rent)) / columns}%`;
        return (
          <g key={rent}>
            <line x1={x} x2={x} y2={9} strokeWidth={1} className="stroke-control" />
            <text
              x={x}
              y="1.7em"
              textAnchor={rent === ticks[0] ? "start" : "middle"}
              className={`fill-ink-2 ${rent === ticks[0] ? "@max-lg:hidden" : ""}`}
            >
              {dollars(rent)}
            </text>
          </g>
        );
      })}
      <text x="100%" y="1.7em" textAnchor="end" className="fill-ink-2">
        {texts.all.axis}
      </text>
    </svg>
  );
}

/** The line that follows the record, below the rows, with the four checks on it. */
function Line({ className, checks }: { readonly className: string; readonly checks: boolean }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      className={`h-full w-[calc(100%-7.5rem)] overflow-visible @max-lg:hidden ${className}`}
    >
      <line x1={recordX} x2={recordX} y2="100%" strokeWidth={2} className="stroke-ink" />
      {checks ? (
        <svg x={recordX} y="100%" className="overflow-visible">
          <path d="M-15-78H15M-15-61H15M-15-44H15M-15-27H15" strokeWidth={3} className="stroke-ink" />
        </svg>
      ) : null}
    </svg>
  );
}

function Gates({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" fill="none" strokeWidth={3} className={`stroke-ink ${className}`}>
      <path d="M0 2H16M0 13H16M0 24H16M0 35H16" />
    </svg>
  );
}
