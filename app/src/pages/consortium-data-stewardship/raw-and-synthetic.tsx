import { Drawing } from "../../components/drawings/drawing";
import { hidden, tables } from "../../content/pages/consortium-data-stewardship";

/** The classes of a side, and of its rows: a synthetic record begins with its sign, and the rows fill one height. */
const classes = [
  [
    "border-dashed border-violet-line bg-violet-tint [--accent:var(--violet-text)] max-lg:border-b-3 lg:border-r-3 lg:pr-12 lg:pl-bleed",
    "h-12.5",
  ],
  [
    "[--accent:var(--teal-text)] lg:pr-bleed lg:pl-12",
    "h-16.5 *:first:font-semibold *:first:text-(--accent) *:first:before:mr-[0.6em] *:first:before:inline-block *:first:before:border-[0.36em] *:first:before:border-teal-line",
  ],
] as const;

/** Lengths of the names that are not shown. */
const lengths = ["w-[58%]", "w-[84%]", "w-[42%]", "w-[70%]"];

/** Raw records and synthetic ones in two tables, with the boundary between them, from edge to edge of the window. */
export function RawAndSynthetic() {
  return (
    <div className="mt-10 grid border-y border-hairline *:px-gutter *:pt-7 *:pb-9 lg:mt-12 lg:grid-cols-2 -mx-bleed">
      {tables.map((table, index) => (
        <div key={table.title} className={classes[index]?.[0]}>
          <Drawing>
            <h2 className="font-heading text-h2 font-semibold text-ink">{table.title}</h2>
            <p className="mt-1.5">{table.caption}</p>
            <table className="mt-4 w-full table-fixed text-left text-[min(var(--text-body),4.6cqw)] [overflow-wrap:normal] tabular-nums">
              <thead>
                <tr className="h-8 border-b border-hairline align-top *:font-regular *:first:w-[27%]">
                  {table.heads.map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="text-ink">
                {table.rows.map((cells, row) => (
                  <tr key={row} className={`border-b border-hairline ${classes[index]?.[1]}`}>
                    {cells.map((cell, column) => (
                      <td key={column}>
                        {cell === hidden ? <Bar length={column === 0 ? lengths[row] : "w-1/2"} /> : cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot className="font-semibold text-(--accent)">
                {table.averages.map(([faults, lease], row) => (
                  <tr key={lease} className="align-top first:*:pt-3.5">
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
          </Drawing>
        </div>
      ))}
    </div>
  );
}

function Bar({ length }: { readonly length: string | undefined }) {
  return (
    <span className={`block border-t-14 border-violet-line ${length}`}>
      <span className="sr-only">{hidden}</span>
    </span>
  );
}
