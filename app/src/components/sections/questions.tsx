import type { QuestionsSection, Tone } from "../../content/types";
import { HeadedSheet, RunningText } from "./sheet";

/** Questions and their answers, all open, in two columns that are read one after the other. */
export function Questions({ section, tone }: { readonly section: QuestionsSection; readonly tone: Tone }) {
  return (
    <HeadedSheet section={section} tone={tone} space="tight">
      <ul className="mt-8 md:mt-14 lg:columns-2 lg:gap-x-8">
        {section.items.map(({ id, question, paragraphs }) => (
          <li
            key={question}
            id={id}
            className="break-inside-avoid border-t border-hairline pt-5 pb-6 max-lg:last:pb-0 lg:pb-8"
          >
            <h3 className="measure-44 text-lead leading-snug font-semibold text-balance text-ink">
              {question}
            </h3>
            <RunningText paragraphs={paragraphs} className="mt-3 measure-52" />
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}
