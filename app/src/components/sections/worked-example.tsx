import type { ReactNode } from "react";
import type { WorkedExampleSection } from "../../content/types";
import { RichText } from "../text/rich-text";
import { columns, Tick } from "../layout/frame";
import { type Ground, HeadedSheet, ItemHeading, RunningText } from "./sheet";

/** An example over a spread: the drawing across the frame, the steps in columns below it, the result as a number. */
export function WorkedExample({
  steps,
  result,
  drawing,
  ...section
}: WorkedExampleSection & Ground & { readonly drawing: ReactNode }) {
  return (
    <HeadedSheet {...section} space="loose">
      {drawing}
      <ol className={`mt-8 grid md:mt-14 md:gap-x-8 ${columnsOf[steps.length] ?? ""}`}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={`relative border-t border-control pt-4 pb-7 md:pt-5 md:pb-8 ${steps.length === 3 ? "md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-8" : ""}`}
          >
            <Tick className="left-0" />
            <div className="mb-4 flex items-baseline gap-x-3 md:block">
              <p aria-hidden="true" className="text-label font-medium text-ink-3 tabular-nums md:mb-1">
                {String(index + 1).padStart(2, "0")}
              </p>
              <ItemHeading>{step.title}</ItemHeading>
            </div>
            <RunningText paragraphs={[step.text]} className="measure-52" />
          </li>
        ))}
      </ol>
      <div className={`${columns} items-center border-t border-control pt-8 lg:pt-10`}>
        <p className="-ml-[0.03em] font-heading text-numeral font-semibold text-(--accent) tabular-nums lg:col-span-5">
          {result.value}
        </p>
        <div className="max-lg:mt-4 lg:col-span-7">
          <p className="text-lead font-semibold text-ink">{result.label}</p>
          <p className="mt-2 measure-56 text-body text-pretty text-ink-2">
            <RichText text={result.text} />
          </p>
        </div>
      </div>
    </HeadedSheet>
  );
}

/** Three that are below each other on a tablet have their texts beside their headings. */
const columnsOf: Readonly<Record<number, string>> = {
  3: "lg:grid-cols-3",
  4: "md:grid-cols-2 xl:grid-cols-4",
};
