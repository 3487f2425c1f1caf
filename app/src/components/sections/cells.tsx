import type { ReactNode } from "react";
import type { CellsSection } from "../../content/types";
import { drawingColors } from "../drawings/drawing";
import { HeadedSheet, ItemBody, ItemHeading } from "./sheet";

/**
 * Items in columns with hairlines between them, below the section's heading or, if there are two, beside it. The links of
 * one row end at one height. In narrow windows they are ruled rows.
 */
export function Cells({
  items,
  pictures = [],
  drawing,
  ...section
}: CellsSection & {
  /** One for each item, above it. */
  readonly pictures?: readonly ReactNode[];
  /** Wide, above all items. */
  readonly drawing?: ReactNode;
  /** Whether the heading stands beside the items. */
  readonly beside?: boolean;
}) {
  return (
    <HeadedSheet {...section}>
      {drawing === undefined ? null : <div className="mb-8 md:mb-14">{drawing}</div>}
      {/* Without the line before the first column. */}
      <ul
        className={`lg:grid lg:[clip-path:inset(-100vmax_-100vmax_-100vmax_-1.25rem)] lg:gap-x-12 lg:gap-y-12 ${columnsFor(items.length)} ${drawingColors}`}
      >
        {items.map((item, index) => (
          <li
            key={item.title}
            id={item.id}
            className="border-hairline py-6 not-first:border-t first:pt-0 last:pb-0 md:max-lg:grid md:max-lg:auto-cols-fr md:max-lg:grid-flow-col md:max-lg:gap-x-8 lg:flex lg:flex-col lg:py-0 lg:not-first:border-t-0 lg:-ml-[1.5625rem] lg:border-l lg:pl-6"
          >
            <div className="md:max-lg:contents">
              {pictures[index] === undefined ? null : <div className="mb-6">{pictures[index]}</div>}
              <div>
                {item.label === undefined ? null : (
                  <p className="mb-2 text-label font-semibold text-(--accent)">{item.label}</p>
                )}
                <ItemHeading>{item.title}</ItemHeading>
              </div>
            </div>
            <div className="flex grow flex-col max-md:mt-3 lg:mt-3">
              <ItemBody {...item} />
            </div>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

function columnsFor(count: number): string {
  if (count % 3 === 0) return "lg:grid-cols-3";
  return count === 4 ? "lg:grid-cols-2 xl:grid-cols-4" : "lg:grid-cols-2";
}
