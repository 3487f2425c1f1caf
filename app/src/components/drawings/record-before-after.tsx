import { texts } from "../../content/shared/drawings/record-before-after";
import { Drawing } from "./drawing";
import { At, Ground, HatchedBox } from "./panel";
import { ArrowHead, dashes } from "./primitives";

const { boundary, example, raw, synthetic } = texts.labels;

/**
 * Some raw records and some synthetic ones as two tables with the same columns: which fields are replaced, that no row
 * is in both, and that the averages of the two sets nearly agree. They run off the window's right edge.
 */
export function RecordBeforeAfter() {
  return (
    <Drawing>
      <p className="text-ink-3 @max-sm:mb-2 @sm:absolute @sm:right-0">{example}</p>
      <Table {...raw} />
      <div className={`relative isolate mt-8 mb-10 px-2 py-2.5 @min-[32rem]:px-4 ${wide}`}>
        <Ground>
          <HatchedBox />
        </Ground>
        <p className="w-fit bg-bg px-1 text-violet-text">{boundary}</p>
        {/* What stops at the boundary, and what goes through. */}
        <div className={`absolute inset-x-0 -top-5 -bottom-7 grid @max-sm:hidden ${columns}`}>
          {raw.heads.map((head, index) => (
            <div key={head} className="relative isolate">
              <Ground className="inset-y-0 left-2 h-full w-4 @min-[32rem]:left-4">
                {index < 2 ? (
                  <>
                    <path d="M8 0V10" strokeDasharray={dashes} className="stroke-violet" />
                    <path d="M0 11h16" strokeWidth={3} className="stroke-violet" />
                  </>
                ) : (
                  <>
                    <line x1={8} x2={8} y2="100%" className="stroke-violet" />
                    <At x={8} y="100%">
                      <ArrowHead x={0} y={1} towards="down" color="violet" />
                    </At>
                  </>
                )}
              </Ground>
            </div>
          ))}
        </div>
      </div>
      <Table {...synthetic} />
    </Drawing>
  );
}

/** As wide as the drawing and what lies between it and the window's edge, with the columns of both tables. */
const wide = "w-[calc(100%+var(--bleed,0px))]";
const columns = "grid-cols-[21%_17%_20%_20%_1fr]";
const widths = ["w-[21%]", "w-[17%]", "w-[20%]", "w-[20%]"] as const;

/** Lengths of the names, which are not shown. */
const lengths = ["w-[50%]", "w-[75%]", "w-[36%]", "w-[60%]"] as const;

/** Where text is large, the columns are in two rows: two, and three below. */
const folded =
  "@max-sm:[&,&>*]:block @max-sm:[&_tr]:grid @max-sm:[&_tr]:grid-cols-3 @max-sm:[&_:is(td,th)]:pl-1 @max-sm:[&_:is(td,th)]:w-auto @max-sm:[&_:is(td,th):nth-child(2):not([colspan]_+_*)]:col-span-2 @max-sm:[&_[colspan]:first-child]:col-span-3 @max-sm:[&_[colspan]:last-child]:col-span-2";

function Table({ caption, heads, records, average }: typeof raw | typeof synthetic) {
  const hidden = caption === raw.caption;
  const edge = `border-violet ${hidden ? "border-dashed" : ""}`;
  return (
    <table
      className={`table-fixed border border-r-0 bg-surface text-left [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-0 @min-[32rem]:[&_:is(td,th)]:pl-4 @min-[32rem]:[&_:is(td,th)]:py-2.5 ${wide} ${edge} ${folded}`}
    >
      <caption className="pb-3 text-left @max-sm:p-2 font-semibold text-violet-text">{caption}</caption>
      <thead>
        <tr className="text-ink-3">
          {heads.map((head, index) => (
            <th key={head} scope="col" className={`font-medium ${widths[index] ?? ""}`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map(({ who, where, rent, repairs, lease }, index) => (
          <tr key={where + rent} className="border-t border-hairline text-ink">
            {hidden ? (
              <td>
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
        <tr className={`border-t bg-violet-tint text-violet-text ${edge}`}>
          <td colSpan={2}>{average.of}</td>
          <td className="font-semibold">{average.rent}</td>
          <td colSpan={2} className="font-semibold">
            {average.repairs}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
