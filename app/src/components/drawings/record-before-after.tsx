import { texts } from "../../content/shared/drawings/record-before-after";
import { Drawing } from "./drawing";
import { HatchedPlotArea } from "./hatch";
import { Backdrop } from "./panel";
import { ArrowHead, Line } from "./primitives";

const { boundary, example, raw, synthetic } = texts.labels;

/**
 * Some raw records and some synthetic ones in the same columns: which fields stop at the boundary, that no row is in
 * both, and that the averages of the two sets nearly agree. They run off the window's right edge.
 */
export function RecordBeforeAfter() {
  return (
    <Drawing>
      <p className="mb-2 text-right text-ink-3">{example}</p>
      <Table {...raw} border="border-dashed border-violet" />
      <div className={`relative isolate my-3 h-18 items-center ${columns}`}>
        <Backdrop className="inset-x-0 top-[25%] h-1/2 w-full">
          <HatchedPlotArea tint={false} weight="heavy" outline="solid" />
        </Backdrop>
        <p className="absolute left-1 bg-bg px-1 text-violet-text @min-[32rem]:left-3">{boundary}</p>
        {raw.heads.map((head, index) => (
          <div key={head} className="relative isolate self-stretch @max-sm:hidden">
            <Backdrop className="inset-y-0 left-4 h-full w-px @min-[32rem]:left-6">
              {index < 2 ? (
                <>
                  <Line kind="violet" d="M0 0V10" />
                  <path d="M-8 11h16" strokeWidth={3} className="stroke-violet" />
                </>
              ) : (
                <>
                  <line y2="100%" className="stroke-violet" />
                  <ArrowHead y="100%" towards="down" color="violet" />
                </>
              )}
            </Backdrop>
          </div>
        ))}
      </div>
      <Table {...synthetic} border="border-violet" />
    </Drawing>
  );
}

/** Those of both tables, and of what is between them; where text is large, a record has two rows. */
const columns =
  "grid w-[calc(100%+var(--bleed,0px))] grid-cols-[21fr_17fr_20fr_20fr_22fr] @max-sm:grid-cols-3 @max-sm:[&_:is(th,td):nth-child(2):not(:nth-last-child(2))]:col-span-2";

/** Of the table: its lines are rows of the grid. */
const rows =
  "[&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-left @min-[32rem]:[&_:is(td,th)]:px-4 @min-[32rem]:[&_:is(td,th)]:py-2.5 [&_:is(thead,tbody,tfoot)]:contents [&_tr]:col-span-full [&_tr]:grid [&_tr]:grid-cols-subgrid [&_tr]:items-baseline";

/** Lengths of the names, which are not shown. */
const lengths = ["w-[50%]", "w-[75%]", "w-[36%]", "w-[60%]"] as const;

function Table({
  caption,
  heads,
  records,
  average,
  border,
}: (typeof raw | typeof synthetic) & { readonly border: string }) {
  return (
    <table className={`border border-r-0 bg-surface ${columns} ${rows} ${border}`}>
      <caption className="col-span-full px-2 @min-[32rem]:px-4 pt-3 pb-1 text-left font-semibold text-violet-text">
        {caption}
      </caption>
      <thead>
        <tr className="text-ink-3">
          {heads.map((head) => (
            <th key={head} scope="col" className="font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map(({ who, where, rent, repairs, lease }, index) => (
          <tr key={where + rent} className="border-t border-hairline text-ink">
            {who === raw.records[0].who ? (
              <td className="self-center">
                <span className="sr-only">{who}</span>
                <span className={`block border-t-8 border-violet ${lengths[index] ?? ""}`} />
              </td>
            ) : (
              <td className="font-semibold text-violet-text">{who}</td>
            )}
            <td>{where}</td>
            <td>{rent}</td>
            <td>{repairs}</td>
            <td>{lease}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={`border-t bg-violet-tint text-violet-text ${border}`}>
          <td colSpan={2} className="col-span-2 @max-sm:col-span-3">
            {average.of}
          </td>
          <td className="font-semibold">{average.rent}</td>
          <td colSpan={2} className="col-span-2 font-semibold">
            {average.repairs}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
