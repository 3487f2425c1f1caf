import type { CellsSection, Item, Tone } from "../../content/types";
import { Figure } from "../figures/figure";
import { Actions, ItemAction } from "./actions";
import { Tick } from "../layout/frame";
import { ItemHeading, Points, RunningText, Sheet, SheetHead } from "./sheet";

/**
 * Ruled cells that share their borders and are open at the sides, so that the first column stands on
 * the page's left edge. On a phone they are ruled rows.
 */
export function Cells({ section, tone }: { readonly section: CellsSection; readonly tone: Tone }) {
  const { items } = section;
  const arrangement = arrange(items);
  return (
    <Sheet section={section} tone={tone}>
      <SheetHead title={section.title} lead={section.lead} />
      <div className="relative mt-10 border-hairline md:mt-14 md:border-b">
        <Tick className="left-0 max-md:hidden" />
        <Tick className="right-0 max-md:hidden" />
        <ul className={`grid grid-cols-1 ${grids[arrangement]}`}>
          {items.map((item, index) => (
            <Cell
              key={item.title}
              item={item}
              arrangement={arrangement}
              wide={arrangement === "one-and-pairs" && index === 0}
              position={positions[arrangement]?.[index] ?? ""}
            />
          ))}
        </ul>
      </div>
      <Actions actions={section.actions} />
    </Sheet>
  );
}

/**
 * How the cells stand: side by side in threes or pairs; one across the whole width above pairs; or four
 * around a center, where the tall ones with a figure stand across from each other.
 */
type Arrangement = "three" | "threes" | "pairs" | "one-and-pairs" | "falling" | "rising";

function arrange(items: readonly Item[]): Arrangement {
  const drawn = items.some((item) => item.figure !== undefined);
  if (!drawn && items.length === 3) return "three";
  if (!drawn && items.length % 3 === 0) return "threes";
  const pattern = items.map((item) => (item.figure === undefined ? "-" : "f")).join("");
  if (pattern === "f--f") return "falling";
  if (pattern === "-ff-") return "rising";
  return items.length % 2 === 0 ? "pairs" : "one-and-pairs";
}

const aroundCenter = "md:grid-cols-2 md:grid-rows-[auto_1fr_auto]";

const grids: Readonly<Record<Arrangement, string>> = {
  three: "lg:grid-cols-3",
  threes: "md:grid-cols-2 lg:grid-cols-3",
  pairs: "md:grid-cols-2",
  "one-and-pairs": "md:grid-cols-2",
  falling: aroundCenter,
  rising: aroundCenter,
};

/** Where each of four cells around a center stands; the tall ones span the middle row. */
const positions: Readonly<Partial<Record<Arrangement, readonly string[]>>> = {
  falling: [
    "md:row-span-2",
    "",
    "md:col-start-1 md:row-start-3",
    "md:col-start-2 md:row-span-2 md:row-start-2",
  ],
  rising: [
    "",
    "md:col-start-2 md:row-span-2 md:row-start-1",
    "md:col-start-1 md:row-span-2 md:row-start-2",
    "md:col-start-2 md:row-start-3",
  ],
};

const leftOfPairs = "md:border-l md:pl-8 lg:pl-10 md:odd:border-l-0 md:odd:pl-0 md:even:pr-0";

/** The left border and padding of a cell, which the first of a row lacks; the last of a pair ends at the frame. */
const edges: Readonly<Record<Arrangement, string>> = {
  three: "lg:border-l lg:pl-8 lg:first:border-l-0 lg:first:pl-0",
  threes:
    "md:border-l md:pl-8 md:max-lg:odd:border-l-0 md:max-lg:odd:pl-0 lg:nth-[3n+1]:border-l-0 lg:nth-[3n+1]:pl-0",
  pairs: leftOfPairs,
  falling: leftOfPairs,
  rising: leftOfPairs,
  "one-and-pairs":
    "md:border-l md:pl-8 lg:pl-10 md:first:border-l-0 md:first:pl-0 md:even:border-l-0 md:even:pl-0 md:odd:pr-0",
};

function Cell({
  item,
  arrangement,
  wide,
  position,
}: {
  readonly item: Item;
  readonly arrangement: Arrangement;
  readonly wide: boolean;
  readonly position: string;
}) {
  const rows = arrangement === "three";
  const beside = wide && item.figure === undefined;
  return (
    <li
      id={item.id}
      className={`scroll-mt-header border-t border-hairline py-6 md:py-8 lg:py-10 ${position} ${edges[arrangement]} ${
        wide
          ? `md:col-span-2 lg:grid lg:grid-cols-2 ${beside ? "" : "lg:items-center"}`
          : rows
            ? "md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-8 lg:pr-8"
            : "flex flex-col md:pr-8 lg:pr-10"
      }`}
    >
      {rows || beside ? (
        <>
          <ItemHeading>{item.title}</ItemHeading>
          <CellText item={item} className={beside ? "max-lg:mt-3 lg:pl-10" : "max-md:mt-3 lg:mt-3"} />
        </>
      ) : (
        <div className={wide ? "lg:pr-10" : ""}>
          <ItemHeading>{item.title}</ItemHeading>
          <CellText item={item} className="mt-3" />
        </div>
      )}
      {item.figure === undefined ? null : (
        <div className={wide ? "max-lg:mt-8 lg:pl-10" : "mt-auto pt-8"}>
          <Figure name={item.figure} />
        </div>
      )}
    </li>
  );
}

function CellText({ item, className }: { readonly item: Item; readonly className: string }) {
  return (
    <div className={className}>
      <RunningText text={[item.text]} className="measure-52" />
      {item.points === undefined ? null : <Points points={item.points} />}
      {item.action === undefined ? null : <ItemAction action={item.action} />}
    </div>
  );
}
