import type { QuestionsSection } from "../../content/types";
import { columns } from "../layout/frame";
import { HeadedSheet, RunningText } from "./sheet";

/** Questions in ruled rows, all with their answers across from them. */
export function Questions({ items, ...section }: QuestionsSection) {
  return (
    <HeadedSheet {...section} space="tight">
      <ul>
        {items.map(({ id, question, paragraphs }) => (
          <li
            key={question}
            id={id}
            className={`border-hairline py-5 not-first:border-t first:pt-0 last:pb-0 ${columns}`}
          >
            <h3 className="measure-44 text-lead leading-snug font-semibold text-balance text-ink lg:col-span-5">
              {question}
            </h3>
            <RunningText paragraphs={paragraphs} className="measure-56 max-lg:mt-3 lg:col-span-7" />
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}
