import type { CellsSection, Item } from "../../content/types";
import { ItemAction } from "./actions";
import { Tick } from "../layout/frame";
import { HeadedSheet, ItemHeading, Points, RunningText } from "./sheet";

/**
 * Ruled cells that share their borders and are open at the sides, so that the first column stands on the page's left
 * edge, and below, where the next section's rule follows. The texts of one row begin at one height, and its links end
 * at one. On a phone they are ruled rows.
 */
export function Cells({ items, ...section }: CellsSection) {
  const arrangement = arrange(items.length);
  return (
    <HeadedSheet {...section}>
      <div className="relative mt-8 md:mt-14">
        <Tick className="left-0 max-md:hidden" />
        <Tick className="right-0 max-md:hidden" />
        <ul className={`grid grid-cols-1 ${grids[arrangement]}`}>
          {items.map((item) => (
            <Cell key={item.title} item={item} arrangement={arrangement} />
          ))}
        </ul>
      </div>
    </HeadedSheet>
  );
}

/** How the cells stand: three in one row, several rows of three, or in pairs. */
type Arrangement = "three" | "threes" | "pairs";

function arrange(count: number): Arrangement {
  if (count === 3) return "three";
  return count % 3 === 0 ? "threes" : "pairs";
}

const grids: Readonly<Record<Arrangement, string>> = {
  three: "lg:grid-cols-3",
  threes: "md:grid-cols-2 lg:grid-cols-3",
  pairs: "md:grid-cols-2",
};

/** The left border and padding of a cell, which the first of a row lacks; the last of a pair ends at the frame. */
const edges: Readonly<Record<Arrangement, string>> = {
  three: "lg:border-l lg:pl-8 lg:first:border-l-0 lg:first:pl-0",
  threes:
    "md:border-l md:pl-8 md:max-lg:odd:border-l-0 md:max-lg:odd:pl-0 lg:nth-[3n+1]:border-l-0 lg:nth-[3n+1]:pl-0",
  pairs: "md:border-l md:pl-8 lg:pl-10 md:odd:border-l-0 md:odd:pl-0 md:even:pr-0",
};

function Cell({ item, arrangement }: { readonly item: Item; readonly arrangement: Arrangement }) {
  // Three that are below each other on a tablet have their texts beside their headings.
  const three = arrangement === "three";
  return (
    <li
      id={item.id}
      className={`border-t border-hairline py-6 max-md:last:pb-0 md:grid md:py-8 lg:row-span-2 lg:grid-rows-subgrid lg:py-10 ${edges[arrangement]} ${
        three
          ? "md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-8 lg:pr-8"
          : "md:row-span-2 md:grid-rows-subgrid md:pr-8 lg:pr-10"
      }`}
    >
      <ItemHeading>{item.title}</ItemHeading>
      <div className={`flex flex-col ${three ? "max-md:mt-3 lg:mt-3" : "mt-3"}`}>
        <RunningText paragraphs={[item.text]} className="measure-52" />
        {item.points === undefined ? null : <Points points={item.points} />}
        {item.action === undefined ? null : <ItemAction action={item.action} />}
      </div>
    </li>
  );
}
