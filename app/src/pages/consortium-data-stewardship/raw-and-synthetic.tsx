import type { ReactNode } from "react";
import { Drawing } from "../../components/drawings/drawing";
import { fullBleed } from "../../components/sections/section";
import { tables } from "../../content/pages/consortium-data-stewardship";

const { raw, synthetic } = tables;

/** Raw records and synthetic ones in two tables, with the boundary between them, from edge to edge of the window. */
export function RawAndSynthetic() {
  return (
    <div
      className={`mt-10 grid border-y border-hairline *:px-gutter *:pt-7 *:pb-9 lg:mt-12 lg:grid-cols-2 ${fullBleed}`}
    >
      <div className="border-dashed border-violet-line bg-violet-tint max-lg:border-b-3 lg:border-r-3 lg:pr-12 lg:pl-(--bleed)">
        <Table
          {...raw}
          color="text-violet-text"
          rows={raw.rows.map((cells, index) => [
            <Hidden key="tenant" width={widths[index]} />,
            <Hidden key="apartment" width="w-[2em]" />,
            ...cells,
          ])}
        />
      </div>
      <div className="lg:pr-(--bleed) lg:pl-12">
        <Table
          {...synthetic}
          color="text-teal-text"
          rows={synthetic.rows.map(([spid, ...cells]) => [
            <span key={spid} className="font-semibold text-teal-text">
              <span className="mr-[0.6em] inline-block border-[0.36em] border-teal-line" />
              {spid}
            </span>,
            ...cells,
          ])}
        />
      </div>
    </div>
  );
}

function Table({
  title,
  caption,
  heads,
  rows,
  average,
  color,
}: Pick<typeof raw | typeof synthetic, "title" | "caption" | "heads" | "average"> & {
  readonly rows: readonly (readonly ReactNode[])[];
  /** The class of the averages' color. */
  readonly color: string;
}) {
  return (
    <Drawing>
      <h2 className="font-heading text-h2 font-semibold text-ink">{title}</h2>
      <p className="mt-1.5">{caption}</p>
      <table className="mt-4 w-full table-fixed text-left text-[min(var(--text-body),4.6cqw)] [overflow-wrap:normal] tabular-nums">
        <thead>
          <tr className="h-8 border-b border-hairline align-top *:font-regular *:first:w-[27%]">
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-ink">
          {rows.map((cells, row) => (
            <tr key={row} className={`border-b border-hairline ${rows.length === 3 ? "h-16.5" : "h-12.5"}`}>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className={`font-semibold ${color}`}>
          {average.map(([of, ...cells]) => (
            <tr key={of} className="first:*:pt-3.5">
              <th scope="row" colSpan={2} className="font-semibold">
                {of}
              </th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </Drawing>
  );
}

/** Lengths of the names, which are not shown. */
const widths = ["w-[58%]", "w-[84%]", "w-[42%]", "w-[70%]"];

function Hidden({ width }: { readonly width: string | undefined }) {
  return (
    <>
      <span className="sr-only">{raw.hidden}</span>
      <span className={`block border-t-14 border-violet-line ${width}`} />
    </>
  );
}
