import type { QuestionsSection } from "../../content/types";
import { columns } from "../layout/frame";
import { HeadedSheet, RunningText } from "./sheet";

/**
 * Questions and their answers, all open: up to three in rows, with each answer across from its question; more
 * in two columns that are read one after the other.
 */
export function Questions({ items, ...section }: QuestionsSection) {
  const inRows = items.length <= 3;
  return (
    <HeadedSheet {...section} space="tight">
      <ul className={`mt-8 md:mt-14 ${inRows ? "" : "lg:columns-2 lg:gap-x-8"}`}>
        {items.map(({ id, question, paragraphs }) => (
          <li
            key={question}
            id={id}
            className={`break-inside-avoid border-t border-hairline pt-5 pb-6 lg:pb-8 ${inRows ? `last:pb-0 ${columns}` : "max-lg:last:pb-0"}`}
          >
            <h3
              className={`measure-44 text-lead leading-snug font-semibold text-balance text-ink ${inRows ? "lg:col-span-6" : ""}`}
            >
              {question}
            </h3>
            <RunningText
              paragraphs={paragraphs}
              className={inRows ? "measure-56 max-lg:mt-3 lg:col-span-6" : "mt-3 measure-52"}
            />
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}
