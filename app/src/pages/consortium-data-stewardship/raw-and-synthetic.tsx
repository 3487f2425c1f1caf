import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { hidden, tables } from "../../content/pages/consortium-data-stewardship";
import { labels } from "../../content/shared/site";

/** Classes of each side's parts. The rows' heights make both tables equally high. */
const sides: Readonly<
  Record<(typeof tables)[number]["side"], Readonly<Record<"box" | "row" | "averages", string>>>
> = {
  // The boundary is the right edge of the raw records' side or, on a phone, its lower edge.
  kept: {
    box: "border-dashed border-violet-line bg-violet-tint max-lg:border-b-3 lg:border-r-3 lg:pr-12 lg:pl-bleed",
    row: "h-12.5",
    averages: "text-violet-text",
  },
  "passed on": { box: "lg:pr-bleed lg:pl-12", row: "h-16.5", averages: "text-teal-text" },
};

/** Widths of the bars that cover the names. */
const lengths = ["w-[58%]", "w-[84%]", "w-[42%]", "w-[70%]"];

/** Raw and synthetic records in two tables, with the boundary between them, across the window. */
export function RawAndSynthetic() {
  return (
    <div className="-mx-bleed mt-8 grid border-y border-hairline lg:mt-12 lg:grid-cols-2">
      {tables.map(({ side, ...table }) => (
        <div key={side} className={`px-gutter pt-6 pb-8 ${sides[side].box}`}>
          <Drawing>
            <h2 className="heading text-h2">{table.title}</h2>
            <p className="mt-2 ends">
              {table.caption}
              {side === "kept" ? <span className="text-ink-3">{labels.example}</span> : null}
            </p>
            <div className="mt-4 text-body">
              <table className="w-full table-fixed text-left fit-4.5 wrap-normal [font-variant-numeric:tabular-nums]">
                <thead>
                  <tr className="h-8 border-b border-hairline align-top">
                    {table.heads.map((head) => (
                      <th key={head} scope="col" className="font-regular first:w-[27%]">
                        {head}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="text-ink">
                  {table.rows.map((cells, row) => (
                    <tr key={row} className={`border-b border-hairline ${sides[side].row}`}>
                      {cells.map((cell, column) => (
                        <td key={column}>
                          {cell === hidden ? (
                            <Bar length={column === 0 ? lengths[row] : "w-1/2"} />
                          ) : column === 0 ? (
                            <Record>{cell}</Record>
                          ) : (
                            cell
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
                <tfoot className={`font-semibold ${sides[side].averages}`}>
                  {table.averages.map(([faults, lease], row) => (
                    <tr key={lease} className="align-top first:*:pt-3">
                      {row === 0 ? (
                        <>
                          <th scope="row" rowSpan={2} colSpan={2} className="font-semibold">
                            {table.averageOf}
                          </th>
                          <td rowSpan={2}>{table.averageRent}</td>
                        </>
                      ) : null}
                      <td>{faults}</td>
                      <td>{lease}</td>
                    </tr>
                  ))}
                </tfoot>
              </table>
            </div>
          </Drawing>
        </div>
      ))}
    </div>
  );
}

/** A synthetic record's identifier, after the record's sign. */
function Record({ children }: { readonly children: ReactNode }) {
  return (
    <span className="font-semibold text-teal-text before:mr-[0.6em] before:inline-block before:border-[0.36em] before:border-teal-line">
      {children}
    </span>
  );
}

function Bar({ length }: { readonly length: string | undefined }) {
  return (
    <span className={`block border-t-14 border-violet-line ${length}`}>
      <span className="sr-only">{hidden}</span>
    </span>
  );
}
