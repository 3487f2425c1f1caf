import type { RuledListSection } from "../../content/types";
import { Actions, ItemAction } from "./actions";
import { columns } from "../layout/frame";
import { ItemHeading, Points, RunningText, Sheet, SheetHeading } from "./sheet";

/** A title that stays in view beside a numbered, ruled list. */
export function RuledList({ id, title, lead, actions, items }: RuledListSection) {
  return (
    <Sheet id={id} ticks={[6]}>
      <div className={columns}>
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-[calc(var(--spacing-header)+3rem)]">
            <SheetHeading title={title} lead={lead} />
            <Actions actions={actions} />
          </div>
        </div>
        <ol className="max-lg:mt-8 lg:col-span-7 lg:col-start-6">
          {items.map((item, index) => (
            <li
              key={item.title}
              id={item.id}
              className="grid grid-cols-[min(2.5rem,10vw)_1fr] border-t border-hairline py-6 last:pb-0 lg:first:border-t-0 lg:first:pt-1 md:grid-cols-[4rem_1fr] lg:py-7"
            >
              <span
                aria-hidden="true"
                className="font-heading text-lead leading-(--text-h3--line-height) font-semibold text-ink-3 tabular-nums"
              >
                {String(index + 1).padStart(2, "0")}
              </span>
              <div>
                <ItemHeading>{item.title}</ItemHeading>
                <div className="mt-3">
                  <RunningText paragraphs={[item.text]} />
                </div>
                {item.points === undefined ? null : <Points points={item.points} />}
                {item.action === undefined ? null : <ItemAction action={item.action} />}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
