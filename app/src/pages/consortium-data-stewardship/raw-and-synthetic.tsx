import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { fullBleed } from "../../components/sections/section";
import { tables } from "../../content/pages/consortium-data-stewardship";
import { labels } from "../../content/shared/site";

const { raw, synthetic } = tables;

/** Raw records and synthetic ones in two tables, with the boundary between them, from edge to edge of the window. */
export function RawAndSynthetic() {
  return (
    <div className={`mt-10 grid lg:mt-12 lg:grid-cols-2 ${fullBleed}`}>
      <div className="border-dashed border-violet-line bg-violet-tint px-gutter pt-7 pb-9 max-lg:border-b-3 lg:border-r-3 lg:pr-12 lg:pl-(--bleed) lg:pt-9 lg:pb-12">
        <Table
          {...raw}
          color="text-violet-text"
          rows={raw.rows.map(({ rent, faults, lease }, index) => [
            <Hidden key="tenant" width={widths[index]} />,
            <Hidden key="apartment" width="w-[2.1em]" />,
            rent,
            faults,
            lease,
          ])}
        />
      </div>
      <div className="px-gutter pt-7 pb-9 shadow-[inset_0_-1px_var(--hairline)] lg:shadow-[inset_0_1px_var(--hairline),inset_0_-1px_var(--hairline)] lg:pr-(--bleed) lg:pl-12 lg:pt-9 lg:pb-12">
        <Table
          {...synthetic}
          example={labels.example}
          color="text-teal-text"
          rows={synthetic.rows.map(({ spid, wing, rent, faults, lease }) => [
            <Identifier key={spid} spid={spid} />,
            wing,
            rent,
            faults,
            lease,
          ])}
        />
      </div>
    </div>
  );
}

/** Of both tables: in a narrow one as wide as their words, and the first takes the rest. */
const columns =
  "grid-cols-[minmax(min-content,1fr)_repeat(4,auto)] @min-[30rem]:grid-cols-[27fr_17fr_19fr_19fr_18fr]";

function Table({
  title,
  caption,
  example,
  heads,
  rows,
  average,
  color,
}: Pick<typeof raw | typeof synthetic, "title" | "caption" | "heads" | "average"> & {
  readonly example?: string;
  /** In the order of the heads. */
  readonly rows: readonly (readonly ReactNode[])[];
  /** The class of the averages' color. */
  readonly color: string;
}) {
  return (
    <Drawing>
      <h2 className="font-heading text-h2 font-semibold text-ink">{title}</h2>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-6">
        {caption}
        {example === undefined ? null : <span className="text-ink-3">{example}</span>}
      </p>
      <table
        className={`mt-4 grid w-full gap-x-[1em] text-[min(1em,5.2cqw)] [overflow-wrap:normal] tabular-nums ${columns} @min-[30rem]:gap-x-2 @min-[30rem]:text-body [&_:is(td,th)]:text-left [&_:is(thead,tbody,tfoot)]:contents [&_tr]:col-span-full [&_tr]:grid [&_tr]:grid-cols-subgrid [&_tr]:items-center`}
      >
        <thead>
          <tr className="border-b border-hairline py-2 text-ink-2">
            {heads.map((head) => (
              <th key={head} scope="col" className="font-regular">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr
              key={row}
              className={`border-b border-hairline text-ink ${rows.length === 3 ? "min-h-11 lg:min-h-[4.166rem]" : "min-h-11 lg:min-h-[3.125rem]"}`}
            >
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          {average.faults.map(({ count, lease }, index) => (
            <tr key={lease} className={`font-semibold first:pt-3.5 ${color}`}>
              {index === 0 ? (
                <>
                  <th scope="row" className="col-span-2 font-semibold">
                    {average.of}
                  </th>
                  <td>{average.rent}</td>
                </>
              ) : (
                <td colSpan={3} className="col-span-3" />
              )}
              <td>{count}</td>
              <td>{lease}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Drawing>
  );
}

/** Lengths of the names, which are not shown. */
const widths = ["w-[58%]", "w-[84%]", "w-[42%]", "w-[70%]"] as const;

function Hidden({ width }: { readonly width: string | undefined }) {
  return (
    <>
      <span className="sr-only">{raw.hidden}</span>
      <span className={`block border-t-14 border-violet-line ${width}`} />
    </>
  );
}

function Identifier({ spid }: { readonly spid: string }) {
  return (
    <span className="font-semibold text-teal-text">
      <span className="mr-[0.6em] inline-block border-[0.36em] border-teal-line align-[-0.03em]" />
      {spid}
    </span>
  );
}
