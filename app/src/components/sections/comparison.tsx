import type { ComparisonSection, Text } from "../../content/types";
import { RichText } from "../text/rich-text";
import { HeadedSheet } from "./sheet";

/**
 * Two sides, row by row: our side under a solid teal line with a filled dot, the other under a dashed
 * violet one with a hollow dot. On a phone each row stacks and every cell names its side. Each row is a grid with the
 * columns of the sheet; the roles are explicit for Safari, which drops those of a table with its `display`.
 */
export function Comparison({ sides: [ours, other], rows, ...section }: ComparisonSection) {
  return (
    <HeadedSheet {...section} ticks={[5, 9]}>
      <table role="table" className="block text-left">
        <thead role="rowgroup" className="block max-md:sr-only">
          <tr role="row" className={`${row} pb-4`}>
            <td role="cell" />
            <th role="columnheader" scope="col">
              <SideName name={ours} side="ours" />
            </th>
            <th role="columnheader" scope="col">
              <SideName name={other} side="other" />
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {rows.map(({ label, cells }) => (
            <tr key={label} role="row" className={`${row} border-t border-hairline py-6 max-md:last:pb-0`}>
              <th
                role="rowheader"
                scope="row"
                className="block font-heading text-lead font-semibold text-balance text-ink"
              >
                {label}
              </th>
              <Cell side="ours" name={ours} text={cells[0]} />
              <Cell side="other" name={other} text={cells[1]} />
            </tr>
          ))}
        </tbody>
      </table>
    </HeadedSheet>
  );
}

const row = "block md:grid md:grid-cols-3 md:gap-x-8";

type Side = "ours" | "other";

function Cell({ side, name, text }: { readonly side: Side; readonly name: string; readonly text: Text }) {
  return (
    <td
      role="cell"
      className={`block measure-52 text-body text-pretty max-md:mt-4 max-md:border-l-2 max-md:pl-4 ${
        side === "ours"
          ? "text-ink max-md:border-teal-line"
          : "text-ink-2 max-md:border-dashed max-md:border-violet-line"
      }`}
    >
      <span aria-hidden="true" className="mb-1 block text-label font-semibold text-ink-3 md:hidden">
        {name}
      </span>
      <RichText text={text} />
    </td>
  );
}

function SideName({ name, side }: { readonly name: string; readonly side: Side }) {
  const line = side === "ours" ? "border-solid border-teal-line" : "border-dashed border-violet-line";
  const dot = side === "ours" ? "border-[5px] border-teal-line" : "border-2 border-violet-line";
  const text = side === "ours" ? "text-teal-text" : "text-violet-text";
  return (
    <span className="block">
      <span aria-hidden="true" className={`relative mb-4 block border-t-2 ${line}`}>
        <span className={`absolute -top-[6px] left-0 size-[10px] rounded-pill bg-bg ${dot}`} />
      </span>
      <span className={`font-text text-body font-semibold ${text}`}>{name}</span>
    </span>
  );
}
