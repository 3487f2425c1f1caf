import type { CellsSection, Item, Tone } from "../../content/types";
import { Figure } from "../figures/figure";
import { RichText } from "../rich-text";
import { Actions, ItemAction } from "./actions";
import { columns, Points, Sheet, SheetHeading } from "./sheet";

/**
 * Ruled cells with shared borders. Two, four and more stand in pairs or threes; of three, one with a
 * figure takes a whole row. On a phone they are ruled rows without boxes.
 */
export function Cells({ section, tone }: { readonly section: CellsSection; readonly tone: Tone }) {
  const { items } = section;
  const inThrees = items.length % 3 === 0 && items.every((item) => item.figure === undefined);
  return (
    <Sheet id={section.id} tone={tone}>
      <div className={columns}>
        <div className="lg:col-span-8">
          <SheetHeading title={section.title} lead={section.lead} />
        </div>
      </div>
      <ul
        className={`mt-10 grid grid-cols-1 border-hairline md:mt-14 md:border-t md:border-l ${
          inThrees ? "md:grid-cols-3" : "md:grid-cols-2"
        }`}
      >
        {items.map((item, index) => (
          <Cell
            key={item.title}
            item={item}
            wide={!inThrees && items.length % 2 === 1 && index === 0}
          />
        ))}
      </ul>
      <Actions actions={section.actions} />
    </Sheet>
  );
}

function Cell({ item, wide }: { readonly item: Item; readonly wide: boolean }) {
  return (
    <li
      id={item.id}
      className={`flex scroll-mt-header flex-col border-t border-hairline py-8 md:border-t-0 md:border-r md:border-b md:p-8 lg:p-10 ${
        wide ? "md:col-span-2 lg:grid lg:grid-cols-2 lg:items-center lg:gap-x-8" : ""
      }`}
    >
      {item.figure === undefined ? null : (
        <div className={`mb-8 ${wide ? "lg:order-last lg:mb-0" : ""}`}>
          <Figure name={item.figure} />
        </div>
      )}
      <div>
        <h3 className="max-w-[24ch] font-heading text-h3 font-semibold text-balance text-ink">
          {item.title}
        </h3>
        <p className="mt-3 max-w-[60ch] text-body text-pretty text-ink-2">
          <RichText text={item.text} />
        </p>
        {item.points === undefined ? null : <Points points={item.points} />}
        {item.action === undefined ? null : <ItemAction action={item.action} />}
      </div>
    </li>
  );
}
