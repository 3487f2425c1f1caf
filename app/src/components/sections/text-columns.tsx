import type { ReactNode } from "react";
import type { TextColumnsSection } from "../../content/types";
import { ItemAction } from "./actions";
import { Tick } from "../layout/frame";
import { HeadedSheet, ItemHeading, Points, RunningText } from "./sheet";

/**
 * Two or three columns of text under one rule, with a tick where each begins. Those that are below each other
 * on a tablet have their texts beside their headings; the others begin their texts at one height.
 */
export function TextColumns({
  columns,
  drawing,
  ...section
}: TextColumnsSection & {
  /** Wide, below the section's heading. */
  readonly drawing?: ReactNode;
}) {
  return (
    <HeadedSheet {...section} space="tight">
      {drawing === undefined ? null : <div className="mt-8 md:mt-14">{drawing}</div>}
      <ul
        className={`mt-8 border-control md:mt-14 lg:grid lg:gap-x-8 lg:border-t ${
          columns.length > 2 ? "lg:grid-cols-3" : "lg:grid-cols-2"
        }`}
      >
        {columns.map((column) => (
          <li
            key={column.title}
            id={column.id}
            className="relative border-control py-6 max-lg:border-t max-lg:last:pb-0 md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-8 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:pt-6 lg:pb-0"
          >
            <Tick className="left-0" />
            <div>
              {column.label === undefined ? null : (
                <p className="mb-2 text-label font-semibold text-(--accent)">{column.label}</p>
              )}
              <ItemHeading>{column.title}</ItemHeading>
            </div>
            <div className="flex flex-col max-md:mt-4 lg:mt-4">
              <RunningText paragraphs={column.paragraphs} className="measure-52" />
              {column.points === undefined ? null : <Points points={column.points} />}
              {column.action === undefined ? null : <ItemAction action={column.action} />}
            </div>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}
