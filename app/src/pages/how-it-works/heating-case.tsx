import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { Decision } from "../../components/drawings/signs";
import { ItemTitle, ItemWords } from "../../components/sections/items";
import { Lines } from "../../components/text/lines";
import { oneRecord as texts } from "../../content/pages/how-it-works";
import type { Item } from "../../content/types";
import { partTitle, SyntheticRecords, trail } from "./synthetic-records";

const { raw, made, rejected } = texts;
const { contributed, madeSynthetic, connected, checked, decided } = texts.steps;

/** Follows one record: from the consortium, through all synthetic records and the four checks, to the decision. */
export function HeatingCase() {
  return (
    <Drawing>
      <div className="mt-12 @lg:mt-16 @lg:grid @lg:grid-cols-[4fr_4fr_9fr] @lg:grid-rows-[repeat(5,auto)]">
        <div data-ground="night" className={`${part} relative isolate @max-lg:mb-8 @lg:pr-6`}>
          <div className="absolute -inset-y-8 -right-bleed -left-bleed -z-10 bg-bg @lg:right-0" />
          <p className={partTitle}>{raw.title}</p>
          <Table
            rows={[...raw.hidden.names.map((name) => [name, hidden] as const), ...raw.rows]}
            look="raw"
          />
          <Words {...contributed} />
        </div>
        <div className={`${part} relative @max-lg:py-8 @lg:px-6`}>
          <div className="absolute border-dashed border-violet-line @max-lg:-inset-x-bleed @max-lg:top-0 @max-lg:border-t-2 @lg:-inset-y-8 @lg:-left-px @lg:border-l-2" />
          <p className={partTitle}>{made.title}</p>
          <Table rows={[identifier, ...made.rows]} look="synthetic" />
          <Words {...madeSynthetic} />
        </div>
        <div className={part}>
          <SyntheticRecords />
          <div className={`${trail} grid gap-x-8 pl-4 @lg:grid-cols-2 @lg:pl-8`}>
            <Words {...connected} />
            <Words {...checked} />
          </div>
        </div>
        <p
          className={`${decision} ${trail} pt-8 text-ink-3 line-through decoration-3 @lg:col-span-2 @lg:row-start-5 @lg:border-0 @lg:p-0`}
        >
          <span className="sr-only">{rejected.title} </span>
          {rejected.text}
        </p>
        <div className={`relative ${trail} ${decision} pt-24 pb-3 @lg:col-start-3 @lg:row-start-4`}>
          <svg aria-hidden="true" className="absolute top-8 -left-px h-16 w-px">
            <path d="M-15 4h30m-30 16h30m-30 16h30m-30 16h30" strokeWidth={3} className="stroke-ink" />
          </svg>
          <ItemTitle title={decided.title} />
        </div>
        <p className={`relative text-teal-text ${decision} @lg:col-start-3 @lg:row-start-5`}>
          <svg
            aria-hidden="true"
            viewBox="-24 -24 48 48"
            className="absolute top-[0.1em] left-px h-[0.8em] -translate-x-1/2"
          >
            <path d="M0-40V0" strokeWidth={2} className="stroke-ink" />
            <Decision x={0} y={0} r={23} />
          </svg>
          <Lines lines={texts.decision} />
        </p>
      </div>
    </Drawing>
  );
}

/** A part of the picture's upper row: its title, its records and its text. */
const part = "@lg:row-span-3 @lg:grid @lg:grid-rows-subgrid";

/** The text of the lower row. */
const decision = "pl-[max(2.5rem,0.9em)] heading text-h1";

/** A covered value. The line after it ends, because the value is not passed on. */
const hidden = (
  <>
    <span className="sr-only">{raw.hidden.value}</span>
    <span className="block w-16 border-t-14 border-violet-line" />
    <svg
      aria-hidden="true"
      className="absolute top-1/2 left-full -mt-2 ml-4 h-4 w-4 fill-none stroke-violet-line stroke-2 @max-lg:hidden"
    >
      <path d="M0 8H15M15 0V16" />
    </svg>
  </>
);

/** The identifier of the synthetic record, with its sign. */
const identifier: Row = [
  <strong key="name" className="font-semibold text-teal-text">
    {made.spid}
  </strong>,
  <span key="sign" className="block size-3.5 border-2 border-teal-line" />,
];

type Row = readonly [name: ReactNode, value: ReactNode];

const tables = { raw: "border-dashed border-violet-line", synthetic: "border-teal-line" } as const;

function Table({ rows, look }: { readonly rows: readonly Row[]; readonly look: keyof typeof tables }) {
  return (
    <dl className={`grid auto-rows-fr border-[1.5px] px-4 py-1 ${tables[look]}`}>
      {rows.map(([name, value], index) => (
        <div
          key={index}
          className="relative flex min-h-10 flex-wrap items-center justify-between gap-x-3 border-hairline py-1 not-first:border-t"
        >
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Words(item: Pick<Item, "title" | "text">) {
  return (
    <div className="pt-4">
      <ItemWords {...item} measure="narrow" />
    </div>
  );
}
