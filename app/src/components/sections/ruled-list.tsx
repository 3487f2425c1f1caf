import type { RuledListSection } from "../../content/types";
import { HeadedSheet, ItemBody, ItemHeading } from "./sheet";

/** A title that stays in view beside a numbered, ruled list. */
export function RuledList({ items, ...section }: RuledListSection) {
  return (
    <HeadedSheet {...section} beside>
      <ol>
        {items.map((item, index) => (
          <li
            key={item.title}
            id={item.id}
            className="grid grid-cols-[min(2.5rem,10vw)_1fr] border-hairline py-6 not-first:border-t first:pt-0 last:pb-0 md:grid-cols-[4rem_1fr] lg:py-7"
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
                <ItemBody {...item} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}
